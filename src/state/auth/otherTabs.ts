import { call, put, select, type SagaGenerator, takeLatest } from "typed-redux-saga";
import { LOCAL, SESSION_MARK } from "~/domain/storage";
import { attempt, guarded } from "../attempt";
import { reloadBasket } from "../basket/slice";
import { basketKey } from "../basket/work";
import { channelOf } from "../channelOf";
import { rememberedBasket } from "../remembered";
import { type RootState } from "../rootReducer";
import { type Services } from "../services";
import { selectChoice, selectUser } from "./selectors";
import { hearSignOut } from "./signOut";
import { sessionEnded, userFailed } from "./slice";
import { askUser, isMarked, isSignedOut, receiveUser, userOrVisitor } from "./whoIs";

/** Another tab told, or this page came back to the person: what others did meanwhile it may not have been told. */
type Occasion = "told" | "restored" | "shown";

/**
 * Another tab signed out: its person is gone here too, at once; or signed in: so are we. A mark that is merely gone
 * says neither.
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
      ];
      return () => stops.forEach((stop) => stop());
    }),
  );
  // Whoever signs out while it is asked who is signed in is not brought back by the answer.
  yield* takeLatest(occasions, function* (occasion) {
    const { status, isOver } = yield* select((state: RootState) => state.auth);
    const isSignedIn = status === "signedIn";
    // Whose session is over here has their basket still on the screen.
    if ((isSignedIn || isOver) && isSignedOut(services)) {
      yield* hearSignOut(services);
      if (occasion !== "told") yield* bringStored(services);
    } else if (isSignedIn && !isMarked(services)) yield* call(guarded(askWhetherOver), services);
    else if (!isSignedIn && isMarked(services)) yield* call(attempt(askUser, userFailed), services);
  });
}

/** The basket of whoever came next, which this page was not told of. None is made where there is none. */
function* bringStored({ local, clock }: Services): SagaGenerator<void> {
  if (rememberedBasket(local, yield* basketKey(), clock.now()) !== null) yield* put(reloadBasket());
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
    local.write(LOCAL.signedIn, SESSION_MARK.signedIn);
    const chosen = yield* select(selectChoice);
    if (chosen && local.read(LOCAL.account) === null) local.write(LOCAL.account, JSON.stringify(chosen));
  }
}
