import { type Action } from "@reduxjs/toolkit";
import { delay, put, type SagaGenerator } from "typed-redux-saga";

const SECOND = 1000;

/** Tells each second how many are `left`, the last time that there are none. */
export function* countDown(left: () => number, told: (seconds: number) => Action): SagaGenerator<void> {
  for (;;) {
    const seconds = left();
    yield* put(told(seconds));
    if (seconds === 0) return;
    yield* delay(SECOND);
  }
}
