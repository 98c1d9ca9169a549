import { call, put, select, type SagaGenerator } from "typed-redux-saga";
import { type LoggedInUser } from "~/api/commerce/account";
import { billingOfPerson } from "~/domain/buyer";
import { failureOf } from "~/domain/failure";
import { UNAUTHENTICATED } from "~/domain/failureCode";
import { isSignInMark, LOCAL, newSignInMark, SESSION, SESSION_MARK, writeJson } from "~/domain/storage";
import { saveBillingDraft, saveReferenceDraft } from "../basket/slice";
import { personReplaced } from "../facts";
import { selectMarket } from "../intl/selectors";
import { forgetConfirmedOrders } from "../rememberedOrders";
import { type RootState } from "../rootReducer";
import { type Services } from "../services";
import { userReceived } from "./slice";

/** The stored mark of a sign-in or a sign-out (see SESSION_MARK); null for neither. */
export const markOf = ({ local }: Services) => local.read(LOCAL.signedIn);
/** Whether the mark says that somebody is signed in. */
export const isMarked = (services: Services) => isSignInMark(markOf(services));
/** Whether the mark says that the person has signed out, maybe in another tab. */
export const isSignedOut = (services: Services) => markOf(services) === SESSION_MARK.signedOut;

/** Somebody has signed in: the other tabs notice. */
export const renewMark = ({ local }: Services) => local.write(LOCAL.signedIn, newSignInMark());

/** Asks who is signed in, and tells the store. Throws if the server cannot say. */
export function* askUser(services: Services): SagaGenerator<void> {
  yield* receiveUser(services, yield* whoIsNow(services));
}

/** Asks the server who is signed in; null for nobody. Asks again if somebody signs in during the request. */
export function* whoIsNow(services: Services): SagaGenerator<LoggedInUser | null> {
  for (;;) {
    const asked = markOf(services);
    const user = yield* call(userOrVisitor, services);
    const now = markOf(services);
    // The person signed out in another tab meanwhile: the answer may be from before that.
    if (now !== asked && isSignedOut(services)) return null;
    // An answer from before a new sign-in is not used either.
    if (now === asked || !isMarked(services)) return user;
  }
}

/** Tells the store who is signed in (null for nobody), after dropping what it held about somebody else. */
export function* receiveUser(services: Services, user: LoggedInUser | null): SagaGenerator<void> {
  const { personId, mark } = yield* select((state: RootState) => state.auth);
  const isOther = user !== null && personId !== null && personId !== user.id;
  if (!user) forgetMark(services);
  // Another person under the old mark: wherever they signed in, the mark was not renewed.
  else if (!isMarked(services) || (isOther && markOf(services) === mark)) renewMark(services);
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
  const own = billingOfPerson(user, countryCode);
  forgetConfirmedOrders(session);
  yield* put(personReplaced());
  yield* put(saveBillingDraft(own, true));
  yield* put(saveReferenceDraft(null));
  writeJson(session, SESSION.privateBilling, { ...own, isFilledIn: true });
  session.remove(SESSION.references);
}

/** Removes the mark of a sign-in; that of a sign-out stays, as other tabs may not have read it yet. */
export function forgetMark(services: Services): void {
  if (isMarked(services)) services.local.remove(LOCAL.signedIn);
}

/** The user, or null: without a session some backends answer null and others UNAUTHENTICATED. */
async function userOrVisitor({ commerce }: Services) {
  try {
    return await commerce.fetchUser();
  } catch (error) {
    if (failureOf(error).code === UNAUTHENTICATED) return null;
    throw error;
  }
}
