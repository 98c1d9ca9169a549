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
 * tab shown or its window turned to again, which is told once. Answers how to stop.
 */
export function onPageReturn(listener: (how: "restored" | "back" | "shown") => void): () => void {
  let isAway = !document.hasFocus();
  const back = () => {
    if (!isAway) return;
    isAway = false;
    listener("shown");
  };
  const heard = {
    pageshow: (event: PageTransitionEvent) => {
      if (event.persisted) listener("restored");
    },
    popstate: () => listener("back"),
    // Of two windows side by side neither is ever hidden.
    blur: () => void (isAway = true),
    focus: back,
  };
  const onVisibility = () => {
    if (document.visibilityState === "visible") back();
    else isAway = true;
  };
  for (const [name, hear] of Object.entries(heard)) window.addEventListener(name, hear as EventListener);
  document.addEventListener("visibilitychange", onVisibility);
  return () => {
    for (const [name, hear] of Object.entries(heard)) window.removeEventListener(name, hear as EventListener);
    document.removeEventListener("visibilitychange", onVisibility);
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
