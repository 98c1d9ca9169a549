import { call, put, select, type SagaGenerator, takeLatest } from "typed-redux-saga";
import { LOCAL } from "~/domain/storage";
import { attempt, guarded } from "../attempt";
import { reloadBasket } from "../basket/slice";
import { basketKey } from "../basket/work";
import { channelOf } from "../channelOf";
import { rememberedBasket } from "../remembered";
import { type RootState } from "../rootReducer";
import { type Services } from "../services";
import { hearSignOut } from "./signOut";
import { sessionEnded, userFailed } from "./slice";
import { askUser, forgetMark, isMarked, isSignedOut, markOf, receiveUser, whoIsNow } from "./whoIs";

/** Another tab told; or this page came back, and may not have been told what others did meanwhile. */
type Occasion = "told" | "restored" | "shown" | "online";

/**
 * Another tab signed out: its person is gone here too, at once; or signed in: so are we, as whoever it is. A mark that
 * is merely gone says neither.
 */
export function* watchOtherTabs(services: Services) {
  const occasions = yield* call(() =>
    channelOf<Occasion>((tell) => {
      const stops = [
        services.onStorageChange((key) => {
          if (key === null || key === LOCAL.signedIn) tell("told");
        }),
        services.onPageReturn((how) => {
          if (how !== "back") tell(how);
        }),
        // What could not be asked without a connection is asked now.
        services.onConnection((isOnline) => {
          if (isOnline) tell("online");
        }),
      ];
      return () => stops.forEach((stop) => stop());
    }),
  );
  // Whoever signs out while it is asked who is signed in is not brought back by the answer.
  yield* takeLatest(occasions, function* (occasion) {
    const { status, isOver, mark } = yield* select((state: RootState) => state.auth);
    const isSignedIn = status === "signedIn";
    // Whose session is over here has their basket still on the screen.
    if ((isSignedIn || isOver) && isSignedOut(services)) {
      yield* hearSignOut(services);
      if (occasion !== "told") yield* bringStored(services);
    } else if (isSignedIn && markOf(services) !== mark) yield* call(guarded(askWhoIsStill), services);
    else if (!isSignedIn && isMarked(services)) yield* call(attempt(askUser, userFailed), services);
  });
}

/** The basket of whoever came next, which this page was not told of. None is made where there is none. */
function* bringStored({ local, clock }: Services): SagaGenerator<void> {
  if (rememberedBasket(local, yield* basketKey(), clock.now()) !== null) yield* put(reloadBasket());
}

/**
 * The session of another tab was over, the storage was cleared, or somebody signed in anew: the server knows who it is
 * here. The basket stays whoever it is; and so does the person where the server does not answer.
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
    // The same mark: other tabs have nothing new to hear.
    if (mark) local.write(LOCAL.signedIn, mark);
    if (chosen && local.read(LOCAL.account) === null) local.write(LOCAL.account, JSON.stringify(chosen));
  }
}
