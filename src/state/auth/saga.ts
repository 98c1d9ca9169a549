import { type Action } from "@reduxjs/toolkit";
import { call, fork, put, select, type SagaGenerator, takeEvery, takeLatest, takeLeading } from "typed-redux-saga";
import { type LoggedInUser } from "~/api/commerce/account";
import { failureOf, isFailure } from "~/domain/failure";
import { UNAUTHENTICATED } from "~/domain/failureCode";
import { fillLocale, restOf, splitPrefix } from "~/domain/paths";
import { homePath, isGiftCardRoute, isSignInRoute, SIGNED_IN_PATH } from "~/domain/routes";
import { LOCAL, SESSION } from "~/domain/storage";
import { safePath } from "~/domain/url";
import { attempt, guarded } from "../attempt";
import { selectBasket } from "../basket/selectors";
import { channelOf } from "../channelOf";
import { loggedOut, personReplaced } from "../facts";
import { selectMarket } from "../intl/selectors";
import { discardBaskets, rememberBilling, storedBaskets } from "../remembered";
import { type RootState } from "../rootReducer";
import { type Services } from "../services";
import { hasJustReturned, rememberReturn } from "./justReturned";
import { selectAuthStatus, selectChoice, selectUser } from "./selectors";
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
 * The session is a cookie that no script sees. This mark only says that asking for the user is worth a request. It goes
 * where a session is over, and where the storage is cleared; a sign-out is told to other tabs by a word of its own.
 */
const MARK = { signedIn: "1", signedOut: "out" } as const;
const isMarked = ({ local }: Services) => local.read(LOCAL.signedIn) === MARK.signedIn;
const isSignedOut = ({ local }: Services) => local.read(LOCAL.signedIn) === MARK.signedOut;

function* askUser(services: Services): SagaGenerator<void> {
  const wasSignedOut = isSignedOut(services);
  const user = yield* call(userOrVisitor, services);
  // Who signed out in another tab meanwhile is not brought back by an answer that may be older.
  yield* receiveUser(services, !wasSignedOut && isSignedOut(services) ? null : user);
}

function* receiveUser(services: Services, user: LoggedInUser | null): SagaGenerator<void> {
  if (user) services.local.write(LOCAL.signedIn, MARK.signedIn);
  else forgetMark(services);
  const before = yield* select((state: RootState) => state.auth.personId);
  if (user && before !== null && before !== user.id) yield* put(personReplaced());
  yield* put(userReceived(user));
}

/** The word of a sign-out stays: another tab may not have read it yet. */
function forgetMark(services: Services): void {
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
  const market = yield* select(selectMarket);
  const remembered = rememberedPath(services, market.locale);
  services.session.remove(SESSION.redirectPath);
  const isGift = remembered !== null && isGiftCardRoute(restOf(remembered));
  // Only the screens of gift cards read what was handed over for one.
  if (!isGift) services.session.remove(SESSION.voucherLookup);
  const user = error === null || isMarked(services) ? yield* userOrNull(services) : null;
  const home = homePath(market);
  if (user) {
    rememberReturn(services);
    yield* receiveUser(services, user);
    services.navigate(remembered ?? home, { replace: true });
    return;
  }
  yield* put(signInFailed());
  // A gift card that waits is not lost; other remembered paths may ask to sign in again.
  services.navigate(isGift ? remembered : home, { replace: true });
}

/** Where the person came from; null where that is no page of a market. */
function rememberedPath({ session, publicOrigin }: Services, locale: string): string | null {
  const path = safePath(fillLocale(session.read(SESSION.redirectPath) ?? "", locale), publicOrigin);
  return path !== null && splitPrefix(path.split(/[?#]/)[0]!) ? path : null;
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
  const known = storedBaskets(local, clock.now(), countryCode).map(({ basketId }) => basketId);
  discardBaskets(local, basket ? [basket.id, ...known] : known);
  for (const key of [LOCAL.baskets, LOCAL.departments, LOCAL.channel, LOCAL.account]) local.remove(key);
  rememberBilling(session, null);
  for (const key of [SESSION.privateBilling, SESSION.privateChannel]) session.remove(key);
  const { redirectPath, signedInAt, ownOrders, resends, purchaseStatus, datesMoved, voucherLookup } = SESSION;
  for (const key of [redirectPath, signedInAt, ownOrders, resends, purchaseStatus, datesMoved, voucherLookup])
    session.remove(key);
}

function* leaveSignedOut(services: Services): SagaGenerator<void> {
  services.local.write(LOCAL.signedIn, MARK.signedOut);
  yield* clearAll(services);
  yield* put(loggedOut());
  services.leaveTo(backendUrl(services, "logout", homePath(yield* select(selectMarket))));
}

/**
 * Another tab signed out: its person is gone here too, at once; or signed in: so are we. A mark that is merely gone
 * says neither.
 */
function* watchOtherTabs(services: Services) {
  const changes = yield* call(() =>
    channelOf<true>((tell) =>
      services.onStorageChange((key) => {
        if (key === null || key === LOCAL.signedIn) tell(true);
      }),
    ),
  );
  // Whoever signs out while it is asked who is signed in is not brought back by the answer.
  yield* takeLatest(changes, function* () {
    const isSignedIn = (yield* select(selectAuthStatus)) === "signedIn";
    if (isSignedIn && isSignedOut(services)) {
      yield* clearAll(services);
      yield* put(loggedOut());
    } else if (isSignedIn && !isMarked(services)) yield* call(guarded(askWhetherOver), services);
    else if (!isSignedIn && isMarked(services)) yield* call(attempt(askUser, userFailed), services);
  });
}

/**
 * The session of another tab was over, or the storage was cleared: the server knows whether it is over here too. The
 * basket stays either way; and so does the person where the server does not answer.
 */
function* askWhetherOver(services: Services): SagaGenerator<void> {
  const { local } = services;
  const before = yield* select(selectUser);
  const user = yield* call(userOrVisitor, services);
  if (!user) yield* put(sessionEnded());
  else if (user.id !== before?.id) yield* receiveUser(services, user);
  else {
    local.write(LOCAL.signedIn, MARK.signedIn);
    const chosen = yield* select(selectChoice);
    if (chosen && local.read(LOCAL.account) === null) local.write(LOCAL.account, JSON.stringify(chosen));
  }
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
  const { status, isOver, redirecting } = yield* select((state: RootState) => state.auth);
  // A session that was over in another tab, or before a sign-in that was given up, is only now needed here.
  if (status !== "signedIn" && !(isOver && !redirecting)) return;
  // What was asked for tells its failure itself.
  if (hasJustReturned(services)) return;
  forgetMark(services);
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
