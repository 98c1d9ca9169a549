import { DEFAULT_MARKET, languageCode } from "~/domain/market";

/** The worker's file stands at the root, so that it may answer for every address of the shop. */
const WORKER = "/offline-worker.js";
const ADDRESS = /^\/offline-worker\.js\?language=[a-z]{2}$/;

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string;
  };
}

/** The worker's address, as a browser wants it that takes no script's address for granted: it holds this language. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy("worker", {
    createScriptURL: (url) => {
      if (!ADDRESS.test(url)) throw new TypeError("There is one worker only.");
      return url;
    },
  });
  // As its texts are named: Norwegian is written otherwise in the page than in addresses.
  const language = languageCode(document.documentElement.lang) ?? DEFAULT_MARKET.locale;
  const url = `${WORKER}?language=${language}`;
  return policy ? policy.createScriptURL(url) : url;
}

let address: string | null = null;

/** Nobody waits longer than this to hear whether it is ready. */
const LONGEST_MS = 10_000;

/**
 * From now on the shop's frame opens without a network. Answers whether it does: where it cannot, gifts are kept all
 * the same.
 */
export async function openOffline(): Promise<boolean> {
  // Web views of mail programs have none.
  if (!("serviceWorker" in navigator)) return false;
  try {
    return await isReady(
      await navigator.serviceWorker.register((address ??= workerAddress()), { updateViaCache: "none" }),
    );
  } catch {
    // Turned off, or in a private window.
    return false;
  }
}

/** A worker that cannot fetch all it has to hold is thrown away by the browser. */
function isReady({ installing, waiting, active }: ServiceWorkerRegistration): Promise<boolean> {
  const worker = active ?? waiting ?? installing;
  return new Promise((resolve) => {
    const look = () => {
      if (worker?.state === "activated") resolve(true);
      if (!worker || worker.state === "redundant") resolve(false);
    };
    worker?.addEventListener("statechange", look);
    setTimeout(() => resolve(false), LONGEST_MS);
    look();
  });
}

/** Nothing is kept any more: the worker and all that it holds go. */
export async function closeOffline(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    const registered = await navigator.serviceWorker.getRegistrations();
    await Promise.all(registered.map((registration) => registration.unregister()));
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch {
    // What cannot be reached cannot be left behind either.
  }
}
