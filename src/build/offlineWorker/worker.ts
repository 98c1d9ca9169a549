import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute, type PrecacheEntry } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";

/** The shell and what a kept gift card needs; inlined by the build. */
declare const PRECACHE: PrecacheEntry[];
/** The texts by language; only those of the language in the worker's address are precached. */
declare const LANGUAGES: Readonly<Record<string, PrecacheEntry[]>>;
/** The language that the shop falls back to. */
const SOURCE = "en";

const SHELL = "/index.html";
/** Paths that are not pages of the shop. */
const FOREIGN = [/^\/(?:api|graphql|media|pay|sandbox)(?:\/|$)/, /\.\w{2,5}$/];

/** The page of the kept gifts, for which nothing is needed but what is precached. */
const KEPT_PAGE = /\/giftcard\/kept\/?$/;
/** A network that does not give it within this time counts as none: somebody is waiting at the till. */
const LONGEST_WAIT_MS = 3000;

const shell = () => matchPrecache(SHELL);
const tooLong = () => new Promise<void>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));

/** A page from the network, or the shell if there is none, or, for kept gifts, if it has no page to give. */
async function pageOf(request: Request, isKept: boolean): Promise<Response> {
  const answer = await fetch(request).catch(() => null);
  if (answer && !(isKept && answer.status >= 500)) return answer;
  return (await shell()) ?? answer ?? Response.error();
}

// Pages come from the network first, so that nobody gets an old release, and from the cache only if that fails.
registerRoute(
  new NavigationRoute(
    async ({ request, url }) => {
      const isKept = KEPT_PAGE.test(url.pathname);
      const page = pageOf(request, isKept);
      if (!isKept) return page;
      let hasCome = false;
      void page.then(() => (hasCome = true));
      // To look it up opens the cache, which makes it anew where the last gift was removed meanwhile.
      const instead = tooLong().then(() => (hasCome ? undefined : shell()));
      return (await Promise.race([page, instead])) ?? page;
    },
    { denylist: FOREIGN },
  ),
);
// Files are named by their content hash, so the same name always means the same file.
const language = new URL(location.href).searchParams.get("language") ?? SOURCE;
const texts = new Set([...LANGUAGES[SOURCE]!, ...(LANGUAGES[language] ?? [])]);
precacheAndRoute([...PRECACHE, ...texts], { directoryIndex: "", cleanURLs: false });
// The worker for a new language fetches its texts at once, but only takes over when this one has ended, which on a
// phone with open tabs may be never. So this one also answers with texts that the other has cached.
const anyTexts = new Set(Object.values(LANGUAGES).flatMap((entries) => entries.map(({ url }) => url)));
registerRoute(
  ({ url }) => anyTexts.has(url.pathname),
  async ({ request }) => (await caches.match(request)) ?? fetch(request),
);
cleanupOutdatedCaches();
