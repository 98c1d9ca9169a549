import { type ReactNode, startTransition, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { earlySettled } from "~/api/early";
import { endpointsOf, setEndpoints } from "~/api/endpoints";
import { clearAddress } from "~/browser/addressSecrets";
import { environment } from "~/browser/environment";
import { keepFocus } from "~/browser/keepFocus";
import { onConnectionChange } from "~/browser/page";
import { localStore, sessionStore } from "~/browser/storage";
import { chunkLoadErrorOf } from "~/components/chunkLoadError";
import { loadChunk } from "~/components/loadChunk";
import { whenIdle } from "~/components/whenIdle";
import { NETWORK } from "~/domain/failureCode";
import { isPortalId } from "~/domain/salesChannel";
import { marketEntered } from "~/state/facts";
import { selectTexts } from "~/state/intl/selectors";
import { languageLoaded } from "~/state/intl/slice";
import { noticeRaised } from "~/state/notices/slice";
import { openedTab } from "~/state/preloaded";
import { App } from "./App";
import { endInitialLoad, recordRenderFailure } from "./renderFailure";
import { isFirstScreen, preloadScreen } from "./routes";
import { startMarket } from "./startMarket";
import { PortalThemePart } from "./shell/PortalThemePart";
import { createStore } from "./store";
import { loadTextsOrEnglish } from "~/texts/loadTexts";

/** How long the first render waits for the early answers; after that it shows skeletons instead. */
const WAIT_FOR_ANSWERS_MS = 1500;
/** How long after the late part of the shop could not be loaded it is tried again. */
const TRY_AGAIN_MS = 10_000;

/**
 * Starts the shop. The first render needs the route's code, the language and the early answers, which the page's head
 * has already requested; everything else (Apollo, sagas, fonts, error reports) is loaded after it.
 */
export async function start(): Promise<void> {
  clearAddress();
  letStylesFail();
  setEndpoints(endpointsOf(environment));
  const { pathname, search } = window.location;
  const market = startMarket(pathname);
  const [local, session] = [localStore(), sessionStore()];
  const { state, channelId, department } = openedTab({ local, session, market, pathname, now: Date.now() });
  const { store, attachSagas } = createStore(state);
  store.dispatch(marketEntered(market));

  const [texts, screen] = await Promise.all([
    loadChunk(() => loadTextsOrEnglish(market.locale, !isFirstScreen(pathname))),
    // A chunk that cannot be loaded is handled by the screen's error boundary.
    preloadScreen(pathname).catch(() => undefined),
    earlySettled(WAIT_FOR_ANSWERS_MS),
  ]);
  store.dispatch(languageLoaded(texts));
  screen?.seed?.(store.dispatch, { market, pathname, search, salesChannelId: channelId, department });
  // A portal must be in its own colours from the first paint on.
  if (isPortalId(store.getState().basket.salesChannelId)) await PortalThemePart.preload().catch(() => undefined);

  keepFocus();
  const root = createRoot(document.getElementById("root")!);
  let isTold = false;
  const goOn = () => {
    endInitialLoad();
    const others = texts.whole ? null : loadChunk(() => loadTextsOrEnglish(texts.locale, true));
    void Promise.all([lateCode(), others]).then(
      ([{ startLate }, all]) => {
        // Unless another language has been loaded meanwhile.
        if (all && selectTexts(store.getState()).locale === texts.locale) store.dispatch(languageLoaded(all));
        // In a task of its own, so that input can be handled in between.
        setTimeout(() => startLate(store, attachSagas));
      },
      (error: unknown) => {
        // Without it nothing can be bought: the page is reloaded. If that is not possible, the person is told once, and
        // it is tried again until it comes.
        if (!isTold) {
          if (recordRenderFailure(chunkLoadErrorOf(error))) return;
          isTold = true;
          store.dispatch(noticeRaised({ kind: "error", code: NETWORK, messageId: "toast.network" }));
        }
        whenWorthAnotherTry(goOn);
      },
    );
  };
  startTransition(() =>
    root.render(
      <FirstPaint then={goOn}>
        <App store={store} />
      </FirstPaint>,
    ),
  );
}

/** Loads the late part of the shop, with one retry. */
const lateCode = () => loadChunk(() => import("./late"));

/** Calls `then` when the connection is back, or after a while: a network may lose requests that no browser misses. */
function whenWorthAnotherTry(then: () => void): void {
  const goOn = () => {
    stop();
    clearTimeout(timer);
    then();
  };
  const timer = setTimeout(goOn, TRY_AGAIN_MS);
  const stop = onConnectionChange((online) => online && goOn());
}

/** Calls `then` once its content is in the page, which on a slow phone is long after render() was called. */
function FirstPaint({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(() => afterFirstPaint(then), [then]);
  return children;
}

/** Ignores style sheets that fail to load: the page can still be used; only missing code makes a screen fail. */
function letStylesFail(): void {
  window.addEventListener("vite:preloadError", (event) => {
    const { payload } = event as Event & { payload?: Error };
    if (payload?.message.includes("CSS")) event.preventDefault();
  });
}

/**
 * Calls `then` after two frames and an idle moment: when the screen is painted and the main thread is free. A tab that
 * was opened in the background has no frames, and should be ready when it is looked at.
 */
function afterFirstPaint(then: () => void): void {
  if (document.hidden) whenIdle(then);
  else requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(then)));
}
