import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute, type PrecacheEntry } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";

/** The shop's frame and what a kept gift card needs: written here by the build. */
declare const PRECACHE: PrecacheEntry[];
/** The texts by language: held are those that the page names in the worker's address. */
declare const LANGUAGES: Readonly<Record<string, PrecacheEntry[]>>;
/** What the shop falls back to where a language does not come. */
const SOURCE = "en";

const SHELL = "/index.html";
/** Not pages of the shop: they are answered by others, or not at all. */
const FOREIGN = [/^\/(?:api|graphql|media|pay|sandbox)(?:\/|$)/, /\.\w{2,5}$/];

// Pages always come from the network, so that nobody is shown an old release; only without one from here.
registerRoute(
  new NavigationRoute(
    async ({ request }) => {
      try {
        return await fetch(request);
      } catch {
        return (await matchPrecache(SHELL)) ?? Response.error();
      }
    },
    { denylist: FOREIGN },
  ),
);
// Files are named by their content: the same name is the same file.
const language = new URL(location.href).searchParams.get("language") ?? SOURCE;
const texts = new Set([...LANGUAGES[SOURCE]!, ...(LANGUAGES[language] ?? [])]);
precacheAndRoute([...PRECACHE, ...texts], { directoryIndex: "", cleanURLs: false });
// The worker of another language fetches its texts at once, and answers only when this one has ended: on a phone whose
// tabs stay open that may be never. What it has laid ready is found by this one too.
const anyTexts = new Set(Object.values(LANGUAGES).flatMap((entries) => entries.map(({ url }) => url)));
registerRoute(
  ({ url }) => anyTexts.has(url.pathname),
  async ({ request }) => (await caches.match(request)) ?? fetch(request),
);
cleanupOutdatedCaches();
