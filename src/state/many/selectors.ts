import { chosenIn } from "~/domain/chosenAccount";
import { type RootState } from "../rootReducer";

export const selectManyStatus = (state: RootState) => state.many.status;
export const selectManyAdded = (state: RootState) => state.many.added;
/** Why it stopped. */
export const selectManyFailure = (state: RootState) => state.many.failure;
export const selectManyGifts = (state: RootState) => state.many.gifts;
/** The gifts that the server refused, by index. */
export const selectManyRefused = (state: RootState) => state.many.refused;
/** The table that was left unfinished; null for none. */
export const selectTableLeft = (state: RootState) => state.many.table;
/** Whose basket they go into; null for none. */
export const selectManyHome = (state: RootState) => state.many.home;
/** The product of gifts that were being added when the page was left; null for none. */
export const selectInterruptedProduct = ({ many }: RootState) =>
  many.failure?.code === "ManyInterrupted" ? (many.gifts[0]?.productId ?? null) : null;
/**
 * For whom the person has to shop again before the gifts can go on: the department's name, "" for themselves; null if
 * they need not, or its name is not known.
 */
export const selectManyOwner = (state: RootState): string | null => {
  const { home, failure } = state.many;
  if (!home || failure?.code !== "ManyElsewhere") return null;
  const here = chosenIn(state.intl.market.countryCode, state.auth.chosen)?.departmentId ?? null;
  if (home.departmentId === here) return null;
  if (home.departmentId === null) return "";
  return state.auth.accounts?.find(({ departmentId }) => departmentId === home.departmentId)?.department.name ?? null;
};
