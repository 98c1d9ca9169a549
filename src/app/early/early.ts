import { askKey, startEarly } from "~/api/early";
import { post } from "~/api/post";
import { askForFirstPictures } from "./firstPictures";
import { firstQueries } from "./firstQueries";
import { loadChunks } from "./loadChunks";
import { shapeFirst } from "./shapeFirst";
import { storedChoice } from "./storedChoice";
import { warmUp } from "./warmUp";

/** Constants that the build inlines into this script. */
declare const EARLY: {
  cms: string;
  batch: boolean;
  credentials: RequestCredentials;
  /** Query texts by operation name. */
  texts: Record<string, string>;
};
// Used once only: the build inlines the whole value wherever the name occurs.
const { cms, batch, credentials, texts } = EARLY;

/** The choice stored by an earlier page; none if storage is denied. */
function stored(): ReturnType<typeof storedChoice> {
  try {
    // eslint-disable-next-line no-restricted-globals -- inlined in the page: the wrapper would cost more than it guards
    return storedChoice(localStorage, sessionStorage);
  } catch {
    return [null, null];
  }
}

/**
 * Starts the queries of the first screen, in the page's first script, before the bundle has arrived: the address has
 * everything they need. `api/ask` takes their answers; if anything here fails, the shop simply makes the requests
 * again.
 */
function startQueries(): void {
  const asked = firstQueries(location.pathname, location.search, ...stored());
  const wire = asked.map(({ name, variables }) => ({ operationName: name, query: texts[name]!, variables }));
  const groups = batch ? [wire] : wire.map((operation) => [operation]);
  for (const group of groups.filter(({ length }) => length > 0)) {
    const answers = post(cms, group, { credentials });
    answers.then((all) => askForFirstPictures(all, location.pathname.slice(4, 6))).catch(() => {});
    group.forEach(({ operationName, variables }, index) => {
      startEarly(
        askKey(operationName, variables),
        answers.then((all) => all[index]!),
      );
    });
  }
}

const shape = shapeFirst(location.pathname);
try {
  startQueries();
} finally {
  // Whatever may be wrong with the queries: without this nothing would start.
  loadChunks(location, shape);
}
warmUp(location.pathname.slice(1, 3) || "en");
