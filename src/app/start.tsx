import { type ReactNode, startTransition, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { earlySettled } from "~/api/early";
import { endpointsOf, setEndpoints } from "~/api/endpoints";
import { clearAddress } from "~/browser/addressSecrets";
import { environment } from "~/browser/environment";
import { onConnectionChange } from "~/browser/page";
import { localStore, sessionStore } from "~/browser/storage";
import { chunkLoadErrorOf } from "~/components/chunkLoadError";
import { loadChunk } from "~/components/loadChunk";
import { whenIdle } from "~/components/whenIdle";
import { channelOfAddress } from "~/domain/basketStart";
import { chosenIn } from "~/domain/chosenAccount";
import { pastMarket, splitPrefix } from "~/domain/paths";
import { isPortalId } from "~/domain/salesChannel";
import { marketEntered } from "~/state/facts";
import { selectTexts } from "~/state/intl/selectors";
import { languageLoaded } from "~/state/intl/slice";
import { noticeRaised } from "~/state/notices/slice";
import { hearPastSignOut } from "~/state/pastSignOut";
import { preloadedState } from "~/state/preloaded";
import { rememberedChannelIn } from "~/state/remembered";
import { rememberedAccount } from "~/state/rememberedAccount";
import { App } from "./App";
import { endInitialLoad, recordRenderFailure } from "./renderFailure";
import { isFirstScreen, preloadBareScreen, preloadScreen } from "./routes";
import { startMarket } from "./startMarket";
import { PortalThemePart } from "./shell/PortalThemePart";
import { createStore } from "./store";
import { loadTextsOrEnglish } from "~/texts/loadTexts";

/** Longer than this the first picture does not wait for the early answers; skeletons stand in for them. */
const WAIT_FOR_ANSWERS_MS = 1500;

/**
 * Starts the shop. The first picture needs the route's code, the language and the early answers, all on their way
 * since the page's head; everything else (Apollo, sagas, fonts, error reports) comes behind it.
 */
export async function start(): Promise<void> {
  clearAddress();
  letStylesFail();
  setEndpoints(endpointsOf(environment));
  const { pathname, search } = window.location;
  const market = startMarket(pathname);
  const rest = splitPrefix(pathname)?.rest;
  const chosen = rememberedAccount(localStore());
  const department = chosenIn(market.countryCode, chosen)?.departmentId ?? null;
  const channelId = channelOfAddress(
    pastMarket(pathname),
    rememberedChannelIn(localStore(), market.countryCode, Date.now()),
    department,
  );
  hearPastSignOut(localStore(), sessionStore(), pathname);
  const { store, attachSagas } = createStore(preloadedState(market, channelId, sessionStore(), chosen));
  store.dispatch(marketEntered(market));

  const [texts, screen] = await Promise.all([
    loadChunk(() => loadTextsOrEnglish(market.locale, rest === undefined || !isFirstScreen(rest))),
    // A chunk that does not come is told by the screen itself, inside its error boundary.
    (rest === undefined ? preloadBareScreen(pathname) : preloadScreen(rest)).catch(() => undefined),
    earlySettled(WAIT_FOR_ANSWERS_MS),
  ]);
  store.dispatch(languageLoaded(texts));
  screen?.seed?.(store.dispatch, market, { pathname, search }, channelId, department);
  // The first picture of a portal is in its colours.
  if (isPortalId(store.getState().basket.salesChannelId)) await PortalThemePart.preload().catch(() => undefined);

  const root = createRoot(document.getElementById("root")!);
  const goOn = () => {
    endInitialLoad();
    const others = texts.whole ? null : loadChunk(() => loadTextsOrEnglish(texts.locale, true));
    void Promise.all([lateCode(), others]).then(
      ([{ startLate }, all]) => {
        // Where another language has come meanwhile, that is the one to stay.
        if (all && selectTexts(store.getState()).locale === texts.locale) store.dispatch(languageLoaded(all));
        // A task of its own, so that an input comes between.
        setTimeout(() => startLate(store, attachSagas));
      },
      (error: unknown) => {
        // Without it nothing can be bought: the page is loaded again, or else the person is told, and it is tried again
        // when the connection is back.
        if (recordRenderFailure(chunkLoadErrorOf(error))) return;
        store.dispatch(noticeRaised({ kind: "error", code: "NETWORK", messageId: "toast.network" }));
        const stop = onConnectionChange((online) => {
          if (!online) return;
          stop();
          goOn();
        });
      },
    );
  };
  startTransition(() =>
    root.render(
      <FirstPicture then={goOn}>
        <App store={store} />
      </FirstPicture>,
    ),
  );
}

/** The late part of the shop, asked for a second time when it fails once, and given up where it never comes. */
const lateCode = () => loadChunk(() => import("./late"));

/** Goes on when its content stands on the page: on a slow phone that is long after it was asked to be drawn. */
function FirstPicture({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(() => afterFirstPicture(then), [then]);
  return children;
}

/** A style that does not come leaves a page that can be used: only missing code is worth a failed screen. */
function letStylesFail(): void {
  window.addEventListener("vite:preloadError", (event) => {
    const { payload } = event as Event & { payload?: Error };
    if (payload?.message.includes("CSS")) event.preventDefault();
  });
}

/** Two frames and a free moment: the picture is painted, and the main thread has nothing to do. */
function afterFirstPicture(then: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(then)));
}
