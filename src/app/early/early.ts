import { askKey, startEarly } from "~/api/early";
import { post } from "~/api/post";
import { firstQueries } from "./firstQueries";

/** What the build knows and this script needs: written into the page beside it. */
declare const EARLY: {
  cms: string;
  batch: boolean;
  credentials: RequestCredentials;
  /** Query texts by operation name. */
  texts: Record<string, string>;
};

/**
 * The first script of the page. It starts the queries of the first screen before the bundle has arrived, since country
 * and language stand in the address and nothing has to be looked up first. Their answers are taken by `api/ask`; where
 * anything here fails, the shop asks again as if this script had never been.
 */
const asked = firstQueries(location.pathname, location.search);
const wire = asked.map(({ name, variables }) => ({ operationName: name, query: EARLY.texts[name]!, variables }));
const groups = EARLY.batch ? [wire] : wire.map((operation) => [operation]);
for (const group of groups) {
  if (group.length === 0) continue;
  const answers = post(EARLY.cms, group, { credentials: EARLY.credentials });
  group.forEach(({ operationName, variables }, index) => {
    startEarly(
      askKey(operationName, variables),
      answers.then((all) => all[index]!),
    );
  });
}
