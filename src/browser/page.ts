/** The page and its address: the only place that leaves it or loads it again. */

/** Leaves the shop for an address that `domain/url` has passed; `replace`: Back does not come to this page again. */
export function leaveFor(address: string, { replace = false } = {}): void {
  if (replace) window.location.replace(address);
  else window.location.assign(address);
}

export function reloadPage(): void {
  window.location.reload();
}

/** Loads a path of the shop anew, for changes that a reload belongs to (another country). */
export function loadPath(path: string): void {
  window.location.assign(path);
}

/**
 * Calls back when the page comes back to the person: restored whole from the browser's cache, entered by Back, or its
 * tab shown again. Answers how to stop.
 */
export function onPageReturn(listener: (how: "restored" | "back" | "shown") => void): () => void {
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) listener("restored");
  };
  const onBack = () => listener("back");
  const onVisible = () => {
    if (document.visibilityState === "visible") listener("shown");
  };
  window.addEventListener("pageshow", onShow);
  window.addEventListener("popstate", onBack);
  document.addEventListener("visibilitychange", onVisible);
  return () => {
    window.removeEventListener("pageshow", onShow);
    window.removeEventListener("popstate", onBack);
    document.removeEventListener("visibilitychange", onVisible);
  };
}

/** Ends at once, or when a page that the browser made ready in advance is opened. */
export function whenPresented(): Promise<void> {
  if (!(document as Document & { prerendering?: boolean }).prerendering) return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener("prerenderingchange", () => resolve(), { once: true });
  });
}

/** The browser's word: false is sure, true may be a network that leads nowhere. */
export function isOnline(): boolean {
  return navigator.onLine;
}

/** Calls back whenever the connection goes or comes. Answers how to stop. */
export function onConnectionChange(listener: (online: boolean) => void): () => void {
  const heard = () => listener(navigator.onLine);
  window.addEventListener("online", heard);
  window.addEventListener("offline", heard);
  return () => {
    window.removeEventListener("online", heard);
    window.removeEventListener("offline", heard);
  };
}
