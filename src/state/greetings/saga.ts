import { call, put, race, type SagaGenerator, take, takeLeading } from "typed-redux-saga";
import { abortable } from "../abortable";
import { attempt } from "../attempt";
import { type Services } from "../services";
import { greetingFailed, greetingMade, leaveGreeting, makeGreeting } from "./slice";

function* make({ commerce }: Services, { payload: input }: ReturnType<typeof makeGreeting>): SagaGenerator<void> {
  const token = yield* abortable((signal) => commerce.createGreeting(input, { signal }));
  yield* put(greetingMade({ token, text: input.text }));
}

/** A greeting is created once, however often it is asked for meanwhile; leaving the editor aborts the request. */
export function* greetingsSaga(services: Services) {
  const work = attempt(make, greetingFailed);
  yield* takeLeading(makeGreeting, function* (asked) {
    yield* race({ made: call(work, services, asked), left: take(leaveGreeting) });
  });
}
