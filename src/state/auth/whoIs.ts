import { call, put, select, type SagaGenerator } from "typed-redux-saga";
import { type LoggedInUser } from "~/api/commerce/account";
import { billingOf } from "~/domain/buyer";
import { failureOf } from "~/domain/failure";
import { UNAUTHENTICATED } from "~/domain/failureCode";
import { isSignInMark, LOCAL, newSignInMark, SESSION, SESSION_MARK } from "~/domain/storage";
import { saveBillingDraft } from "../basket/slice";
import { personReplaced } from "../facts";
import { selectMarket } from "../intl/selectors";
import { type RootState } from "../rootReducer";
import { type Services } from "../services";
import { userReceived } from "./slice";

export const markOf = ({ local }: Services) => local.read(LOCAL.signedIn);
export const isMarked = (services: Services) => isSignInMark(markOf(services));
export const isSignedOut = (services: Services) => markOf(services) === SESSION_MARK.signedOut;

/** Asks who is signed in, and tells the store. Throws where the server cannot say. */
export function* askUser(services: Services): SagaGenerator<void> {
  yield* receiveUser(services, yield* whoIsNow(services));
}

/** Who is signed in by the mark that stands there now, as the server says; null for nobody. */
export function* whoIsNow(services: Services): SagaGenerator<LoggedInUser | null> {
  for (;;) {
    const asked = markOf(services);
    const user = yield* call(userOrVisitor, services);
    const now = markOf(services);
    // Who signed out in another tab meanwhile is not brought back by an answer that may be older.
    if (now !== asked && isSignedOut(services)) return null;
    // Nor is it an answer about whoever signed in meanwhile.
    if (now === asked || !isMarked(services)) return user;
  }
}

/**
 * Tells the store who is signed in, null for nobody; what it held of somebody else goes first. `isNew`: they have only
 * just signed in, which the other tabs hear of.
 */
export function* receiveUser(
  services: Services,
  user: LoggedInUser | null,
  { isNew = false } = {},
): SagaGenerator<void> {
  const { personId, mark } = yield* select((state: RootState) => state.auth);
  const isOther = user !== null && personId !== null && personId !== user.id;
  if (!user) forgetMark(services);
  // Somebody else by the mark of the one before: where they signed in, nobody came to say so.
  else if (isNew || !isMarked(services) || (isOther && markOf(services) === mark)) {
    services.local.write(LOCAL.signedIn, newSignInMark());
  }
  if (isOther) yield* forgetOther(services, user);
  // What is typed in this tab is theirs over a reload, too.
  if (user) services.session.write(SESSION.person, user.id);
  yield* put(userReceived(user, markOf(services)));
}

/**
 * What the one before has typed of themselves goes too. The basket survives a sign-in, and names them as its buyer
 * where they were on their way to pay: who follows pays for themselves.
 */
function* forgetOther({ session }: Services, user: LoggedInUser): SagaGenerator<void> {
  const { countryCode } = yield* select(selectMarket);
  const own = billingOf({ ...user, address: user }, countryCode);
  yield* put(personReplaced());
  yield* put(saveBillingDraft(own));
  session.write(SESSION.privateBilling, JSON.stringify(own));
}

/** The word of a sign-out stays: another tab may not have read it yet. */
export function forgetMark(services: Services): void {
  if (isMarked(services)) services.local.remove(LOCAL.signedIn);
}

/** A backend that knows no session says so in one way or the other: either way it is a visitor. */
async function userOrVisitor({ commerce }: Services) {
  try {
    return await commerce.fetchUser();
  } catch (error) {
    if (failureOf(error).code === UNAUTHENTICATED) return null;
    throw error;
  }
}
