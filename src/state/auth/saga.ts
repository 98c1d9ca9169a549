import { type Action } from "@reduxjs/toolkit";
import { call, fork, put, select, type SagaGenerator, takeEvery, takeLeading } from "typed-redux-saga";
import { failureOf, isFailure } from "~/domain/failure";
import { UNAUTHENTICATED } from "~/domain/failureCode";
import { restOf } from "~/domain/paths";
import { homePath, isGiftCardRoute, isSignInRoute, SIGNED_IN_PATH } from "~/domain/routes";
import { LOCAL, SESSION } from "~/domain/storage";
import { safePath } from "~/domain/url";
import { attempt, guarded } from "../attempt";
import { selectBasket } from "../basket/selectors";
import { channelOf, storageKeys } from "../channelOf";
import { loggedOut } from "../facts";
import { selectMarket } from "../intl/selectors";
import { discardBaskets, rememberBilling, storedBaskets } from "../remembered";
import { type Services } from "../services";
import { selectAuthStatus } from "./selectors";
import {
  loadUser,
  login,
  logout,
  redirectGivenUp,
  register,
  sessionEnded,
  signInFailed,
  signInReturned,
  userFailed,
  userReceived,
} from "./slice";

/**
 * The session is a cookie that no script sees. This mark only says that asking for the user is worth a request, and
 * tells other tabs when it goes.
 */
const isMarked = ({ local }: Services) => local.read(LOCAL.signedIn) === "1";

function* askUser(services: Services): SagaGenerator<void> {
  const user = yield* call(userOrVisitor, services);
  if (user) services.local.write(LOCAL.signedIn, "1");
  else services.local.remove(LOCAL.signedIn);
  yield* put(userReceived(user));
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

function* leaveToSignIn(
  services: Services,
  { type, payload }: ReturnType<typeof login> | ReturnType<typeof register>,
): SagaGenerator<void> {
  const path = safePath(payload?.from ?? services.currentPath(), services.publicOrigin);
  if (path) services.session.write(SESSION.redirectPath, path);
  else services.session.remove(SESSION.redirectPath);
  const url = backendUrl(services, type === register.type ? "register" : "login", SIGNED_IN_PATH);
  // Back from there passes the screens that only lead there by.
  services.leaveTo(url, { replace: isSignInRoute(services.currentPath()) });
}

function backendUrl({ apiOrigin, publicOrigin }: Services, name: string, returnPath: string): string {
  return `${apiOrigin || publicOrigin}/api/${name}?returnUrl=${encodeURIComponent(publicOrigin + returnPath)}`;
}

/**
 * Back from the sign-in: to where the person came from, or home as a visitor when it failed. Who was signed in before,
 * and gave up being somebody else, still is.
 */
function* welcomeBack(
  services: Services,
  { payload: { error } }: ReturnType<typeof signInReturned>,
): SagaGenerator<void> {
  const remembered = safePath(services.session.read(SESSION.redirectPath), services.publicOrigin);
  services.session.remove(SESSION.redirectPath);
  const isGift = remembered !== null && isGiftCardRoute(restOf(remembered));
  // Only the screens of gift cards read what was handed over for one.
  if (!isGift) services.session.remove(SESSION.voucherLookup);
  const user = error === null || isMarked(services) ? yield* userOrNull(services) : null;
  const home = homePath(yield* select(selectMarket));
  if (user) {
    services.local.write(LOCAL.signedIn, "1");
    yield* put(userReceived(user));
    services.navigate(remembered ?? home, { replace: true });
    return;
  }
  yield* put(signInFailed());
  // A gift card that waits is not lost; other remembered paths may ask to sign in again.
  services.navigate(isGift ? remembered : home, { replace: true });
}

function* userOrNull({ commerce }: Services) {
  try {
    return yield* call(commerce.fetchUser);
  } catch {
    return null;
  }
}

/** Nothing of the person stays behind: not in the store, not in this browser's storage (spec §4). */
function* clearAll(services: Services): SagaGenerator<void> {
  const { local, session, clock } = services;
  const basket = yield* select(selectBasket);
  const { countryCode } = yield* select(selectMarket);
  local.remove(LOCAL.signedIn);
  const known = storedBaskets(local, clock.now(), countryCode).map(({ basketId }) => basketId);
  discardBaskets(local, basket ? [basket.id, ...known] : known);
  for (const key of [LOCAL.baskets, LOCAL.departments, LOCAL.channel, LOCAL.account]) local.remove(key);
  rememberBilling(session, null);
  for (const key of [SESSION.privateBilling, SESSION.privateChannel]) session.remove(key);
  const { redirectPath, ownOrders, resends, purchaseStatus, datesMoved, voucherLookup } = SESSION;
  for (const key of [redirectPath, ownOrders, resends, purchaseStatus, datesMoved, voucherLookup]) session.remove(key);
}

function* leaveSignedOut(services: Services): SagaGenerator<void> {
  yield* clearAll(services);
  yield* put(loggedOut());
  services.leaveTo(backendUrl(services, "logout", homePath(yield* select(selectMarket))));
}

/** Another tab signed out: its person is gone here too, at once; or signed in: so are we. */
function* watchOtherTabs(services: Services) {
  const changes = yield* call(storageKeys, services);
  yield* takeEvery(changes, function* (key: string) {
    if (key !== "" && key !== LOCAL.signedIn) return;
    const isSignedIn = (yield* select(selectAuthStatus)) === "signedIn";
    if (isSignedIn && !isMarked(services)) {
      yield* clearAll(services);
      yield* put(loggedOut());
    }
    if (!isSignedIn && isMarked(services)) yield* call(attempt(askUser, userFailed), services);
  });
}

function* watchPageReturns(services: Services) {
  const returns = yield* call(() => channelOf(services.onPageReturn));
  yield* takeEvery(returns, function* (how) {
    if (how === "restored") yield* put(redirectGivenUp());
  });
}

/** Whatever was refused because the session is over: to the sign-in, and back to this place. */
const isSessionOver = ({ payload }: Action & { payload?: unknown }) => {
  const failure = (payload as { failure?: unknown } | null | undefined)?.failure ?? payload;
  return isFailure(failure) && failure.code === UNAUTHENTICATED;
};

function* signInAgain(services: Services): SagaGenerator<void> {
  if ((yield* select(selectAuthStatus)) !== "signedIn") return;
  services.local.remove(LOCAL.signedIn);
  yield* put(sessionEnded());
  yield* put(login({ from: services.currentPath() }));
}

/** Who is signed in, and the ways there and back. */
export function* authSaga(services: Services) {
  yield* fork(watchOtherTabs, services);
  yield* fork(watchPageReturns, services);
  yield* takeLeading(loadUser, attempt(askUser, userFailed), services);
  yield* takeLeading([login, register], guarded(leaveToSignIn), services);
  yield* takeLeading(signInReturned, guarded(welcomeBack), services);
  yield* takeLeading(logout, guarded(leaveSignedOut), services);
  yield* takeLeading(isSessionOver, guarded(signInAgain), services);
  // Without the mark nobody is signed in, and no request is spent on hearing so.
  if (isMarked(services)) yield* put(loadUser());
  else if (services.currentPath().split("?")[0] !== SIGNED_IN_PATH) yield* put(userReceived(null));
}
