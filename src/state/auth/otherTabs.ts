import { call, put, select, type SagaGenerator, takeLatest } from "typed-redux-saga";
import { LOCAL } from "~/domain/storage";
import { attempt, guarded } from "../attempt";
import { reloadBasket } from "../basket/slice";
import { basketKey } from "../basket/work";
import { channelOf } from "../channelOf";
import { rememberedBasket } from "../remembered";
import { rememberAccount } from "../rememberedAccount";
import { type RootState } from "../rootReducer";
import { type Services } from "../services";
import { hearSignOut } from "./signOut";
import { sessionEnded, signOutFollowed, userFailed } from "./slice";
import { askUser, forgetMark, isMarked, isSignedOut, markOf, receiveUser, whoIsNow } from "./whoIs";

/** Another tab changed the mark; or this page came back and may have missed such a change. */
type Occasion = "told" | "restored" | "shown" | "online";

/**
 * Follows other tabs: when one signs out, this one does at once; when one signs in, this one asks who it is. A mark
 * that is merely missing means neither.
 */
export function* watchOtherTabs(services: Services) {
  const occasions = yield* call(() =>
    channelOf<Occasion>((tell) => [
      services.onStorageChange((key) => {
        if (key === null || key === LOCAL.signedIn) tell("told");
      }),
      services.onPageReturn((how) => {
        if (how !== "back") tell(how);
      }),
      // A request that failed without a connection is made up for.
      services.onConnection((isOnline) => {
        if (isOnline) tell("online");
      }),
    ]),
  );
  // Latest only: if the person signs out during the request, its answer must not sign them in again.
  yield* takeLatest(occasions, function* (occasion) {
    const { status, isOver, mark } = yield* select((state: RootState) => state.auth);
    const isSignedIn = status === "signedIn";
    // `isOver`: the session has ended here, but the person's basket is still on screen.
    if ((isSignedIn || isOver) && isSignedOut(services)) {
      yield* hearSignOut(services);
      // A page that missed it may be the one that was left to sign out.
      if (occasion === "told") yield* put(signOutFollowed());
      else yield* bringStored(services);
    } else if (isSignedIn && markOf(services) !== mark) yield* call(guarded(askWhoIsStill), services);
    else if (!isSignedIn && isMarked(services)) yield* call(attempt(askUser, userFailed), services);
  });
}

/** Loads the basket of the next person, of which this page was not told; if none is stored, none is created. */
function* bringStored({ local, clock }: Services): SagaGenerator<void> {
  if (rememberedBasket(local, yield* basketKey(), clock.now()) !== null) yield* put(reloadBasket());
}

/**
 * Asks the server who is signed in, after the session of another tab ended, the storage was cleared, or somebody signed
 * in again. The basket stays in any case; if the server does not answer, so does the person.
 */
function* askWhoIsStill(services: Services): SagaGenerator<void> {
  const { local } = services;
  const user = yield* whoIsNow(services);
  const { user: before, mark, chosen } = yield* select((state: RootState) => state.auth);
  if (!user) {
    forgetMark(services);
    yield* put(sessionEnded());
  } else if (user.id !== before?.id || (isMarked(services) && markOf(services) !== mark)) {
    yield* receiveUser(services, user);
  } else {
    // Written as before, so that other tabs see no new sign-in.
    if (mark) local.write(LOCAL.signedIn, mark);
    if (chosen && local.read(LOCAL.account) === null) rememberAccount(local, chosen, user.id);
  }
}
