/** Leaving and reloading the page, and what happens to it. Nothing else leaves or reloads it. */

/** The shop itself is leaving the page, as for the sign-in. */
let isLeaving = false;

/**
 * From now on the browser asks before the person leaves or reloads the page; not if the shop itself does. Returns a
 * function that ends it.
 */
export function askBeforeLeaving(): () => void {
  // It is still true if the shop left this page, and the back-forward cache has restored it.
  isLeaving = false;
  const ask = (event: BeforeUnloadEvent) => {
    if (!isLeaving) event.preventDefault();
  };
  window.addEventListener("beforeunload", ask);
  return () => window.removeEventListener("beforeunload", ask);
}

/** Leaves the shop for an address that `domain/url` has checked; `replace`: Back will skip this page. */
export function leaveFor(address: string, { replace = false } = {}): void {
  isLeaving = true;
  if (replace) window.location.replace(address);
  else window.location.assign(address);
}

/** Reloads the page, without asking the person first. */
export function reloadPage(): void {
  isLeaving = true;
  window.location.reload();
}

/** Goes to a path of the shop with a page load, as changing the country requires. */
export const loadPath = (path: string): void => leaveFor(path);

/**
 * Calls the listener when the person comes back to the page: "restored" from the back-forward cache, "back" by history
 * navigation, "shown" when its tab or window becomes active again. Returns a function that stops listening.
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
    // Two windows side by side are both visible, so focus counts too.
    blur: () => void (isAway = true),
    focus: back,
  };
  const stop = onVisibilityChange((visible) => {
    if (visible) back();
    else isAway = true;
  });
  for (const [name, hear] of Object.entries(heard)) window.addEventListener(name, hear as EventListener);
  return () => {
    for (const [name, hear] of Object.entries(heard)) window.removeEventListener(name, hear as EventListener);
    stop();
  };
}

/** Whether the page is shown: its tab is in front, and its window is not hidden. */
export const isVisible = (): boolean => document.visibilityState === "visible";

/** Calls the listener whenever the page is hidden or shown again. Returns a function that stops listening. */
export function onVisibilityChange(listener: (visible: boolean) => void): () => void {
  const heard = () => listener(isVisible());
  document.addEventListener("visibilitychange", heard);
  return () => document.removeEventListener("visibilitychange", heard);
}

/** Resolves at once, or for a prerendered page when it is really opened. */
export function whenPresented(): Promise<void> {
  if (!(document as Document & { prerendering?: boolean }).prerendering) return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener("prerenderingchange", () => resolve(), { once: true });
  });
}

/** What the browser says: false is certain; true may be a network without internet access. */
export function isOnline(): boolean {
  return navigator.onLine;
}

/** Calls the listener whenever the connection is lost or restored. Returns a function that stops listening. */
export function onConnectionChange(listener: (online: boolean) => void): () => void {
  const heard = () => listener(navigator.onLine);
  window.addEventListener("online", heard);
  window.addEventListener("offline", heard);
  return () => {
    window.removeEventListener("online", heard);
    window.removeEventListener("offline", heard);
  };
}
