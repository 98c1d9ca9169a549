import { type Action } from "@reduxjs/toolkit";
import { put } from "redux-saga/effects";
import { call, type SagaGenerator } from "typed-redux-saga";
import { ApiFailure } from "~/api/apiFailure";
import { type Failure, failureOf } from "~/domain/failure";
import { failureFor } from "./failureFor";
import { type Services } from "./services";
import { Cancelled } from "./queue";

/**
 * The failure in an error that is caught and goes no further. Errors that did not come from a backend are bugs of ours,
 * and are reported.
 */
export function failureIn({ report }: Pick<Services, "report">, error: unknown): Failure {
  if (!(error instanceof ApiFailure || error instanceof Cancelled)) report(error);
  return failureOf(error);
}

/** Runs a worker and, if it throws, puts the action that `failed` makes of the failure. Cancelled work is ignored. */
export function attempt<A extends [Services, ...unknown[]]>(
  worker: (...args: A) => Generator,
  failed: (failure: Failure) => Action,
) {
  return function* attempted(...args: A): Generator {
    try {
      yield* worker(...args);
    } catch (error) {
      if (!(error instanceof Cancelled)) yield put(failed(yield* failureFor(failureIn(args[0], error))));
    }
  };
}

/** The same for workers whose failure nobody needs to know: bugs are reported, and nothing else happens. */
export function guarded<A extends [Services, ...unknown[]]>(worker: (...args: A) => Generator) {
  return function* guardedWorker(...args: A): Generator {
    try {
      yield* worker(...args);
    } catch (error) {
      failureIn(args[0], error);
    }
  };
}

/** The answer to a call, or null if it fails, for whoever goes on without it; bugs are reported all the same. */
export function* orNull<Answer>(services: Services, ask: () => Promise<Answer>): SagaGenerator<Answer | null> {
  try {
    return yield* call(ask);
  } catch (error) {
    failureIn(services, error);
    return null;
  }
}
