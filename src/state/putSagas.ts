import createSagaMiddleware from "redux-saga";
import { sagasOf } from "./sagas";
import { type Services } from "./services";
import { type PutSagas } from "./stagedSagas";

/** All sagas with their services; to be attached to `createStagedSagas`. */
export function putSagas(services: Services): PutSagas {
  return (store) => {
    const saga = createSagaMiddleware({
      onError: (error) => {
        services.report(error);
      },
    });
    const deliver = saga(store)((action) => action);
    return { starts: sagasOf(services).map((one) => () => void saga.run(one)), deliver };
  };
}
