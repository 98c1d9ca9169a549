import { call, delay, put, race, take, type SagaGenerator } from "typed-redux-saga";
import { type EventChannel } from "redux-saga";
import { POLL_EVERY_MS, POLL_FOR_MS, stageAt } from "~/domain/exports";
import { failureOf } from "~/domain/failure";
import { isFinal } from "~/domain/owner";
import { pollPause } from "~/domain/wait";
import { abortable } from "../abortable";
import { channelOf } from "../channelOf";
import { type Services } from "../services";
import { exportSlowed } from "./slice";

const TICK_MS = 1000;

/**
 * Polls every five seconds until `isDone`, for at most 45 seconds; null if it never was. Time counts only while the tab
 * is visible. Requests never overlap, and a lost one is ignored; a server with too many requests is asked again when it
 * says. Puts exportSlowed at each stage of the wait. `atOnce`: the first request is not waited for.
 */
export function* pollUntilDone<Answer>(
  services: Services,
  ask: (signal: AbortSignal) => Promise<Answer>,
  isDone: (answer: Answer) => boolean,
  { atOnce = false } = {},
): SagaGenerator<Answer | null> {
  const shown = yield* call(() => channelOf(services.onVisibility));
  try {
    const { done } = yield* race({
      done: call(asking<Answer>, services, shown, ask, isDone, atOnce),
      over: call(ticking, services),
    });
    return done ?? null;
  } finally {
    shown.close();
  }
}

function* asking<Answer>(
  { isVisible, clock }: Services,
  shown: EventChannel<boolean>,
  ask: (signal: AbortSignal) => Promise<Answer>,
  isDone: (answer: Answer) => boolean,
  atOnce: boolean,
): SagaGenerator<Answer> {
  for (let pause = atOnce ? 0 : POLL_EVERY_MS; ;) {
    yield* delay(pause);
    while (!isVisible()) yield* take(shown);
    pause = POLL_EVERY_MS;
    try {
      const answer = yield* abortable(ask);
      if (isDone(answer)) return answer;
    } catch (error) {
      const failure = failureOf(error);
      if (isFinal(failure)) throw error;
      pause = pollPause(failure, POLL_EVERY_MS, clock.now());
    }
  }
}

/** Ends when the time is over. */
function* ticking({ clock, isVisible }: Services): SagaGenerator<void> {
  let spent = 0;
  while (spent < POLL_FOR_MS) {
    const before = clock.elapsed();
    const wasVisible = isVisible();
    yield* delay(Math.min(TICK_MS, POLL_FOR_MS - spent));
    if (!wasVisible || !isVisible()) continue;
    // Time that the machine slept counts as one interval at most, as nothing was requested meanwhile.
    const after = spent + Math.min(clock.elapsed() - before, POLL_EVERY_MS);
    if (stageAt(after) !== stageAt(spent)) yield* put(exportSlowed(stageAt(after)));
    spent = after;
  }
}
