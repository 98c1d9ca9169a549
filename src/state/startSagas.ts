import createSagaMiddleware from "redux-saga";
import { rootSaga } from "./rootSaga";
import { type Services } from "./services";
import { type StartSagas } from "./stagedSagas";

/** Starts all sagas with their services; to be attached to `createStagedSagas`. */
export function startSagas(services: Services): StartSagas {
  return (store) => {
    const saga = createSagaMiddleware({
      onError: (error) => {
        services.report(error);
      },
    });
    const deliver = saga(store)((action) => action);
    saga.run(rootSaga, services);
    return deliver;
  };
}
