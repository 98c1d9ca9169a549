import { companyName } from "~/domain/buyer";
import { chosenIn } from "~/domain/chosenAccount";
import { type RootState } from "../rootReducer";

export const selectManyStatus = (state: RootState) => state.many.status;
export const selectManyAdded = (state: RootState) => state.many.added;
/** Why it stopped. */
export const selectManyFailure = (state: RootState) => state.many.failure;
export const selectManyGifts = (state: RootState) => state.many.gifts;
/** The gifts that the server refused, by index. */
export const selectManyRefused = (state: RootState) => state.many.refused;
/** The table of recipients that is brought to a product's page; null for none. */
export const selectBroughtTable = ({ many: { brought } }: RootState, productId: string) =>
  brought?.productId === productId ? brought.text : null;
/** The table of recipients that was left on a product's page; null for none. */
export const selectKeptTable = ({ many: { kept } }: RootState, productId: string) =>
  kept?.productId === productId ? kept.text : null;
/**
 * For whom the person has to shop again before the gifts can go on: the department's name, "" for themselves, undefined
 * for a department whose name is not known (any more); null if they need not.
 */
export const selectManyOwner = (state: RootState): string | null | undefined => {
  const { departmentId: own, failure } = state.many;
  if (failure?.code !== "ManyElsewhere") return null;
  const here = chosenIn(state.intl.market.countryCode, state.auth.chosen)?.departmentId ?? null;
  if (own === here) return null;
  if (own === null) return "";
  const account = state.auth.accounts?.find(({ departmentId }) => departmentId === own);
  return account && companyName(account);
};
