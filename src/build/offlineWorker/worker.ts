import { addPlugins, cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";

/** The page, which every address of the shop is answered with; inlined by the build, as what follows. */
declare const PAGE: PrecacheEntry;
/** The scripts that the page of this release names. */
declare const ENTRY: readonly string[];
/** What a kept gift card needs besides the page. */
declare const FILES: PrecacheEntry[];
/** The texts by language; only those of the language in the worker's address are precached. */
declare const LANGUAGES: Readonly<Record<string, PrecacheEntry[]>>;
/** The language that the shop falls back to. */
const SOURCE = "en";

/** Paths that are not pages of the shop. */
const FOREIGN = [/^\/(?:api|graphql|media|pay|sandbox)(?:\/|$)/, /\.\w{2,5}$/];
/** The page of the kept gifts, for which nothing is needed but what is precached. */
const KEPT_PAGE = /\/giftcard\/kept\/?$/;

/** The page of the newest release of which everything is held, which a worker may hold that has yet to take over. */
async function heldPage(): Promise<Response | undefined> {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    const pages = (await cache.keys()).filter(({ url }) => new URL(url).pathname === PAGE.url);
    const newest = pages.at(-1);
    if (newest) return cache.match(newest);
  }
  return undefined;
}

/**
 * Whether an answer is the file that was asked for. While a release is being put on its hosts the page may be that of
 * the one before, whose scripts are not held, or be sent with its policy, by which nothing of this one runs; and some
 * hosts answer with the page for a file that they do not have yet.
 */
async function isWhatWasAsked({ url }: Request, answer: Response): Promise<boolean> {
  if (!answer.ok) return false;
  if (new URL(url).pathname !== PAGE.url) return !/html/.test(answer.headers.get("content-type") ?? "");
  const text = await answer.clone().text();
  const policy = answer.headers.get("content-security-policy") ?? "";
  // A host may leave the scripts to the page's own policy, and add by its header only what that cannot say.
  const hashes = policy.includes("'sha256-") ? (text.match(/'sha256-[^']+'/g) ?? []) : [];
  return ENTRY.every((file) => text.includes(file)) && hashes.every((hash) => policy.includes(hash));
}

// What is held is given until the next release: without it this worker is not installed, and tried again later.
addPlugins([
  { cacheWillUpdate: async ({ request, response }) => ((await isWhatWasAsked(request, response)) ? response : null) },
]);
// Pages come from the network first, so that nobody gets an old release, and from the cache only if that fails. That of
// the kept gifts comes from the cache: somebody is waiting at the till, and a network that still gives the page may not
// give the files of a new release. The browser looks for a newer worker at every visit, so the next has the new one.
registerRoute(
  new NavigationRoute(
    async ({ request, url }) =>
      (KEPT_PAGE.test(url.pathname) && (await heldPage())) ||
      fetch(request).catch(async () => (await heldPage()) ?? Response.error()),
    { denylist: FOREIGN },
  ),
);
// Files are named by their content hash, so the same name always means the same file.
const language = new URL(location.href).searchParams.get("language") ?? SOURCE;
const texts = new Set([...LANGUAGES[SOURCE]!, ...(LANGUAGES[language] ?? [])]);
// They are fetched in this order, so whoever finds the page has everything else.
precacheAndRoute([...FILES, ...texts, PAGE], { directoryIndex: "", cleanURLs: false });
// The worker for a new language or release fetches its files at once, but only takes over when this one has ended,
// which on a phone with open tabs may be never. So this one also answers with what the other has cached.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
  async ({ request }) => (await caches.match(request)) ?? fetch(request),
);
cleanupOutdatedCaches();
