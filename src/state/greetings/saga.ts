import { type Action } from "@reduxjs/toolkit";
import { call, put, type SagaGenerator, takeLatest } from "typed-redux-saga";
import { abortable } from "../abortable";
import { attempt } from "../attempt";
import { type Services } from "../services";
import { greetingFailed, greetingMade, leaveGreeting, makeGreeting } from "./slice";

function* make({ commerce }: Services, action: Action): SagaGenerator<void> {
  if (!makeGreeting.match(action)) return;
  const { payload: input } = action;
  const token = yield* call(() => abortable((signal) => commerce.createGreeting(input, { signal })));
  yield* put(greetingMade({ token, text: input.text }));
}

/** Greetings are created one at a time; leaving the editor aborts the request. */
export function* greetingsSaga(services: Services) {
  yield* takeLatest([makeGreeting.type, leaveGreeting.type], attempt(make, greetingFailed), services);
}
