import { cms } from "~/api/cms/calls";
import { commerce } from "~/api/commerce/calls";
import { setAnswerCache } from "~/api/watch/answers";
import { takeBasketLock } from "~/browser/basketLock";
import { writeMarketCookies } from "~/browser/cookies";
import { environment, ownOrigin } from "~/browser/environment";
import { report, watchErrors } from "~/browser/errorReports";
import { letGoOfEnter } from "~/browser/heldEnter";
import {
  askBeforeLeaving,
  isOnline,
  isVisible,
  leaveFor,
  loadPath,
  onConnectionChange,
  onPageReturn,
  onVisibilityChange,
  whenPresented,
} from "~/browser/page";
import { takePaymentLock } from "~/browser/paymentLock";
import { saveFile } from "~/browser/saveFile";
import { registerSecret } from "~/browser/secrets";
import { localStore, onStorageChange, sessionStore } from "~/browser/storage";
import { loadChunk } from "~/components/loadChunk";
import { type Market } from "~/domain/market";
import { landingTarget } from "~/domain/marketGate";
import { splitPrefix } from "~/domain/paths";
import { homePath } from "~/domain/routes";
import { LOCAL } from "~/domain/storage";
import { fileAddressOf, paymentWindowOf } from "~/domain/url";
import { type Services } from "~/state/services";
import { putSagas } from "~/state/putSagas";
import { compileTexts } from "./compileTexts";
import { createPush } from "./createPush";
import { keepFonts } from "./keepFonts";
import { navigateTo } from "./navigator";
import { type ShopStart, type ShopStore } from "./store";
import { loadTextsOrEnglish } from "~/texts/loadTexts";

const paymentWindow: Services["paymentWindow"] = (raw, locale) =>
  paymentWindowOf(raw, {
    hosts: environment.paymentHosts,
    langHost: environment.paymentLangHost,
    origin: ownOrigin(),
    locale,
  });

/** The front page of a market; for countries that are not sold to, the landing route (spec §2). */
function frontPath(market: Market): string {
  const isSold = environment.countries.includes(market.countryCode);
  return isSold ? homePath(market) : landingTarget(environment.landingRoute, market);
}

/** The address of a voucher's file if it may be opened; else null. */
const fileAddress = (raw: string) =>
  fileAddressOf(raw, { hosts: environment.downloadHosts, origin: ownOrigin(), apiHost: environment.apiHost });

function createServices(): Services {
  return {
    commerce,
    cms,
    clock: { now: () => Date.now(), elapsed: () => performance.now() },
    local: localStore(),
    session: sessionStore(),
    takeBasketLock,
    takePaymentLock,
    currentPath: () => window.location.pathname + window.location.search + window.location.hash,
    navigate: navigateTo,
    openAfresh: (path) => {
      // The person chose the country, so the next page need not ask about it.
      const market = splitPrefix(path)?.market;
      if (market) writeMarketCookies(market);
      loadPath(path);
    },
    leaveTo: leaveFor,
    paymentWindow,
    publicOrigin: ownOrigin(),
    apiOrigin: environment.apiHost,
    fileAddress,
    zip: async (files) => (await loadChunk(() => import("~/browser/zip"))).zipOf(files),
    whenPresented,
    compileTexts: async (texts, locale) => compileTexts(texts, (await loadTextsOrEnglish(locale, true)).texts),
    frontPath,
    registerSecret,
    askBeforeLeaving,
    saveFile,
    push: createPush(),
    report,
    isVisible,
    isOnline,
    onVisibility: onVisibilityChange,
    onConnection: onConnectionChange,
    onPageReturn,
    onStorageChange,
  };
}

/** Starts everything that the first screen did not need. */
export function startLate(store: ShopStore, attachSagas: ShopStart["attachSagas"]): void {
  watchErrors();
  attachSagas(putSagas(createServices()), inATask);
  inATask(() => bringTheRest(store));
}

/** In a task of its own, so that input can be handled in between. */
const inATask = (task: () => void) => void setTimeout(task);

function bringTheRest(store: ShopStore): void {
  keepFonts(store);
  letGoOfEnter();
  // Registers the worker again, in case the browser has evicted it or its caches were incomplete.
  if (localStore().read(LOCAL.keptGifts) !== null) {
    loadChunk(() => import("~/browser/offlineShop")).then(({ openOffline }) => openOffline(), report);
  }
  // Until it is loaded, or if that fails, answers are not cached.
  loadChunk(() => import("~/api/watch/apolloCache")).then(({ createApolloCache }) => {
    setAnswerCache(createApolloCache());
  }, report);
}
