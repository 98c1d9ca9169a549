import { type Action } from "@reduxjs/toolkit";
import {
  call,
  fork,
  put,
  select,
  type SagaGenerator,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
} from "typed-redux-saga";
import { isFailure } from "~/domain/failure";
import { UNAUTHENTICATED } from "~/domain/failureCode";
import { fillLocale, pathOf, restOf, splitPrefix } from "~/domain/paths";
import { prefixedTarget } from "~/domain/prefixedTarget";
import { asksToSignIn, homePath, isGiftCardRoute, isSignInRoute, loginPath, SIGNED_IN_PATH } from "~/domain/routes";
import { secretsOf } from "~/domain/secretPath";
import { SESSION } from "~/domain/storage";
import { safePath } from "~/domain/url";
import { attempt, guarded, orNull } from "../attempt";
import { channelOf } from "../channelOf";
import { cameOnline } from "../facts";
import { selectMarket } from "../intl/selectors";
import { type RootState } from "../rootReducer";
import { type Services } from "../services";
import { rememberReturn } from "./justReturned";
import { watchOtherTabs } from "./otherTabs";
import { leadsToSignIn } from "./sessionOver";
import { signOut } from "./signOut";
import {
  loadUser,
  login,
  logout,
  redirectGivenUp,
  redirectImpossible,
  register,
  sessionEnded,
  signInFailed,
  signInNeeded,
  signInReturned,
  userFailed,
  userReceived,
} from "./slice";
import { askUser, forgetMark, isMarked, receiveUser, renewMark } from "./whoIs";

function* leaveToSignIn(
  services: Services,
  { type, payload }: ReturnType<typeof login> | ReturnType<typeof register>,
): SagaGenerator<void> {
  if (!services.isOnline()) {
    yield* stay();
    if (!isSignInRoute(services.currentPath())) return;
    yield* take(cameOnline);
    if (!isSignInRoute(services.currentPath())) return;
  }
  const path = safePath(payload?.from ?? services.currentPath(), services.publicOrigin);
  // A code or token in the address must not be stored: the way back leads to its screen without it.
  if (path) services.session.write(SESSION.redirectPath, secretsOf(pathOf(path))?.path ?? path);
  else services.session.remove(SESSION.redirectPath);
  const url = backendUrl(services, type === register.type ? "register" : "login", SIGNED_IN_PATH);
  // Replaced, so that Back skips the screens that only redirect there.
  services.leaveTo(url, { replace: isSignInRoute(services.currentPath()) });
}

function backendUrl({ apiOrigin, publicOrigin }: Services, name: string, returnPath: string): string {
  return `${apiOrigin || publicOrigin}/api/${name}?returnUrl=${encodeURIComponent(publicOrigin + returnPath)}`;
}

/**
 * After the sign-in, back to where the person came from. If it failed, as a visitor, and home instead of to a screen
 * that would ask to sign in again. Whoever was signed in before and gave up signing in as somebody else is still signed
 * in.
 */
function* welcomeBack(
  services: Services,
  { payload: { error } }: ReturnType<typeof signInReturned>,
): SagaGenerator<void> {
  const market = yield* select(selectMarket);
  const remembered = rememberedPath(services, market.locale);
  services.session.remove(SESSION.redirectPath);
  const isGift = remembered !== null && isGiftCardRoute(restOf(remembered));
  // Only the gift card screens read the voucher that was handed over.
  if (!isGift) services.session.remove(SESSION.voucherLookup);
  // Before it is asked who it is, which may fail: the other tabs must notice whoever signs in over somebody.
  if (error === null && isMarked(services)) renewMark(services);
  const user = error === null || isMarked(services) ? yield* orNull(services, services.commerce.fetchUser) : null;
  const home = homePath(market);
  if (user) {
    rememberReturn(services);
    yield* receiveUser(services, user);
    // If the screen is drawn once more while the way back is under way already, that way is the right one.
    const isHere = pathOf(services.currentPath()) === SIGNED_IN_PATH;
    if (remembered !== null || isHere) services.navigate(remembered ?? home, { replace: true });
    return;
  }
  yield* put(signInFailed());
  services.navigate(remembered === null || asksToSignIn(restOf(remembered)) ? home : remembered, { replace: true });
}

/** The path that the person came from; null if it is not a page of a market, and does not lead to one either. */
function rememberedPath({ session, publicOrigin }: Services, locale: string): string | null {
  const path = safePath(fillLocale(session.read(SESSION.redirectPath) ?? "", locale), publicOrigin);
  if (path === null) return null;
  const pathname = pathOf(path);
  // The market of an address without one is found where it leads: that takes the channel's flows.
  const isBare = prefixedTarget({ pathname, search: "", hash: "" }, { flows: null }) !== null;
  return isBare || splitPrefix(pathname) ? path : null;
}

/** There is no connection: the browser would show its own error page, and the server would hear nothing. */
function* stay(): SagaGenerator<void> {
  yield* put(redirectImpossible());
}

function* leaveSignedOut(services: Services): SagaGenerator<void> {
  if (!services.isOnline()) return yield* stay();
  yield* signOut(services);
  services.leaveTo(backendUrl(services, "logout", homePath(yield* select(selectMarket))));
}

function* watchPageReturns(services: Services) {
  const returns = yield* call(() => channelOf(services.onPageReturn));
  yield* takeEvery(returns, function* (how) {
    if (how === "restored") yield* put(redirectGivenUp());
  });
}

/** Whether an action carries a failure that says that the session is over. */
const isSessionOver = ({ payload, meta }: Action & { payload?: unknown; meta?: unknown }) => {
  const failure = (payload as { failure?: unknown } | null | undefined)?.failure ?? payload;
  return [failure, meta].some((each) => isFailure(each) && each.code === UNAUTHENTICATED);
};

function* signInAgain(services: Services): SagaGenerator<void> {
  // Otherwise whatever was refused shows its failure itself.
  if (!(yield* leadsToSignIn(services))) return;
  forgetMark(services);
  yield* put(sessionEnded());
  yield* put(login({ from: services.currentPath() }));
}

/**
 * Sends a visitor to the sign-in, which leads back here (spec §2). The address is replaced, so that Back from there
 * skips this page, which would redirect again. Whoever has signed out while the page was open stays; whoever is on the
 * way to the sign-in already is led back to where it was asked for.
 */
function* goToSignIn({ navigate, currentPath }: Services): SagaGenerator<void> {
  const { hasSignedOut } = yield* select((state: RootState) => state.auth);
  const path = currentPath();
  if (!hasSignedOut && !isSignInRoute(path)) navigate(loginPath(path), { replace: true });
}

/** Who is signed in, and the ways there and back. */
export function* authSaga(services: Services) {
  yield* fork(watchOtherTabs, services);
  yield* fork(watchPageReturns, services);
  yield* takeLeading(loadUser, attempt(askUser, userFailed), services);
  yield* takeLatest([login, register], guarded(leaveToSignIn), services);
  yield* takeLeading(signInReturned, guarded(welcomeBack), services);
  yield* takeLeading(logout, guarded(leaveSignedOut), services);
  yield* takeEvery(signInNeeded, guarded(goToSignIn), services);
  yield* takeLeading(isSessionOver, guarded(signInAgain), services);
  // Without the mark nobody is signed in; no request is needed to know that. Where nothing is stored, it says nothing.
  if (isMarked(services) || !services.local.lasts) yield* put(loadUser());
  else if (pathOf(services.currentPath()) !== SIGNED_IN_PATH) yield* put(userReceived(null));
}
