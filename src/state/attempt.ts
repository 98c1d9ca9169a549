import { type Action } from "@reduxjs/toolkit";
import { put } from "redux-saga/effects";
import { ApiFailure } from "~/api/apiFailure";
import { type Failure, failureOf } from "~/domain/failure";
import { type Services } from "./services";
import { Cancelled } from "./queue";

/**
 * The one place that catches: runs a worker, and puts the failure where it goes when the worker ends badly. What no
 * backend has said is a fault of our own and is reported as well; what was left behind is nobody's news.
 */
export function attempt<A extends [Services, ...unknown[]]>(
  worker: (...args: A) => Generator,
  failed: (failure: Failure) => Action,
) {
  return function* attempted(...args: A): Generator {
    try {
      yield* worker(...args);
    } catch (error) {
      if (error instanceof Cancelled) return;
      if (!(error instanceof ApiFailure)) args[0].report(error);
      yield put(failed(failureOf(error)));
    }
  };
}

/** The same for workers whose ending badly means nothing to anybody: it is only reported, and nothing else stops. */
export function guarded<A extends [Services, ...unknown[]]>(worker: (...args: A) => Generator) {
  return function* guardedWorker(...args: A): Generator {
    try {
      yield* worker(...args);
    } catch (error) {
      if (!(error instanceof ApiFailure || error instanceof Cancelled)) args[0].report(error);
    }
  };
}
