import { type Action } from "@reduxjs/toolkit";
import { delay, put, type SagaGenerator } from "typed-redux-saga";

const SECOND = 1000;

/** Puts the action `told` every second with the seconds that are `left`, the last time with 0. */
export function* countDown(left: () => number, told: (seconds: number) => Action): SagaGenerator<void> {
  for (;;) {
    const seconds = left();
    yield* put(told(seconds));
    if (seconds === 0) return;
    yield* delay(SECOND);
  }
}
