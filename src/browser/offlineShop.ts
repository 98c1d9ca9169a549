import { DEFAULT_MARKET, languageCode } from "~/domain/market";

/** The worker is served from the root, so that its scope is the whole shop. */
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

/** The worker's address, with the language that it is to cache; a TrustedScriptURL where browsers demand one. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy("worker", {
    createScriptURL: (url) => {
      if (!ADDRESS.test(url)) throw new TypeError("There is one worker only.");
      return url;
    },
  });
  // As in the names of the texts' files: Norwegian is "nb" in the page and "no" there.
  const language = languageCode(document.documentElement.lang) ?? DEFAULT_MARKET.locale;
  const url = `${WORKER}?language=${language}`;
  return policy ? policy.createScriptURL(url) : url;
}

let address: string | null = null;

/** The longest wait for the worker to be ready. */
const LONGEST_MS = 10_000;

/**
 * Makes the shop open without a network from now on. Resolves to whether it will; if not, gifts can be kept
 * nevertheless.
 */
export async function openOffline(): Promise<boolean> {
  // In-app browsers of mail programs have no service workers.
  if (!("serviceWorker" in navigator)) return false;
  try {
    return await isReady(
      await navigator.serviceWorker.register((address ??= workerAddress()), { updateViaCache: "none" }),
    );
  } catch {
    // Service workers are turned off, or it is a private window.
    return false;
  }
}

/** Whether the worker becomes active; one that cannot fetch everything it must cache becomes redundant. */
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

/** Removes the worker and everything it has cached: no gift is kept any more. */
export async function closeOffline(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    const registered = await navigator.serviceWorker.getRegistrations();
    await Promise.all(registered.map((registration) => registration.unregister()));
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch {
    // Where they cannot be accessed, there is nothing to remove.
  }
}
