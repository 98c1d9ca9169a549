import { askKey, startEarly } from "~/api/early";
import { post } from "~/api/post";
import { firstQueries } from "./firstQueries";
import { watchScripts } from "./missingScripts";
import { loadChunks } from "./loadChunks";
import { shapeFirst } from "./shapeFirst";
import { storedChoice } from "./storedChoice";
import { warmUp } from "./warmUp";

/** What the build knows and this script needs: written into the page beside it. */
declare const EARLY: {
  cms: string;
  batch: boolean;
  credentials: RequestCredentials;
  /** Query texts by operation name. */
  texts: Record<string, string>;
};
// Named once: the build writes all of it wherever the name stands.
const { cms, batch, credentials, texts } = EARLY;

/** What the last page left behind, where storage may be read. */
function stored(): ReturnType<typeof storedChoice> {
  try {
    // eslint-disable-next-line no-restricted-globals -- inlined in the page: the wrapper would cost more than it guards
    return storedChoice(localStorage);
  } catch {
    return [null, null];
  }
}

/**
 * The first script of the page. It starts the queries of the first screen before the bundle has arrived, since country
 * and language stand in the address and nothing has to be looked up first. Their answers are taken by `api/ask`; where
 * anything here fails, the shop asks again as if this script had never been.
 */
function startQueries(): void {
  const asked = firstQueries(location.pathname, location.search, ...stored());
  const wire = asked.map(({ name, variables }) => ({ operationName: name, query: texts[name]!, variables }));
  const groups = batch ? [wire] : wire.map((operation) => [operation]);
  for (const group of groups.filter(({ length }) => length > 0)) {
    const answers = post(cms, group, { credentials });
    group.forEach(({ operationName, variables }, index) => {
      startEarly(
        askKey(operationName, variables),
        answers.then((all) => all[index]!),
      );
    });
  }
}

watchScripts();
shapeFirst(location.pathname);
startQueries();
loadChunks(location);
warmUp(location.pathname.slice(1, 3) || "en");
