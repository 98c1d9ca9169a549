import { useCallback, useState, useSyncExternalStore } from "react";
import { askKey } from "../early";
import { type Operation } from "../operation";
import { askAgain, readAnswerOf, type Snapshot, watchAnswer } from "./answers";

/** The state of an answer; `again` requests it again. */
export interface Answered<Data> extends Snapshot<Data> {
  again: () => void;
}

const NOTHING: Snapshot<never> = { loading: false };

/**
 * Watches reference data: from the early answers or the cache at once, else from the network. `variables: null` makes
 * no request. A change of language, country or currency is a change of variables.
 */
export function useAnswer<Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: Variables | null,
): Answered<Data> {
  const key = variables === null ? null : askKey(operation.name, variables);
  const given = useCallback(
    (): Variables | null => (key === null ? null : (JSON.parse(key.slice(operation.name.length + 1)) as Variables)),
    [key, operation.name],
  );
  const subscribe = useCallback(
    (listener: () => void) => {
      const asked = given();
      return asked === null ? () => undefined : watchAnswer(operation, asked, listener);
    },
    [operation, given],
  );
  const snapshot = useSyncExternalStore(subscribe, () =>
    variables === null ? (NOTHING as Snapshot<Data>) : readAnswerOf(operation, variables),
  );
  const again = useCallback(() => {
    const asked = given();
    if (asked !== null) askAgain(operation, asked);
  }, [operation, given]);
  return { ...snapshot, again };
}

/** The data of an answer; while it loads, that of the answer before, so that nothing disappears for a moment. */
export function useKept<Data>({ data, loading }: Answered<Data>): Data | undefined {
  const [kept, setKept] = useState(data);
  const shown = data ?? (loading ? kept : undefined);
  if (shown !== kept) setKept(shown);
  return shown;
}
