import { type Action, configureStore } from "@reduxjs/toolkit";
import { onTestFinished, vi } from "vitest";
import { cms } from "~/api/cms/calls";
import { commerce } from "~/api/commerce/calls";
import { currentEndpoints, setEndpoints } from "~/api/endpoints";
import { zipOf } from "~/browser/zip";
import type { Market } from "~/domain/market";
import { prefix } from "~/domain/market";
import { type TextStorage } from "~/domain/storage";
import { fileAddressOf, paymentWindowOf } from "~/domain/url";
import type { ShopEvent } from "~/state/analyticsEvents";
import { marketEntered } from "~/state/facts";
import { openedTab } from "~/state/preloaded";
import { rootReducer, type RootState } from "~/state/rootReducer";
import type { Services } from "~/state/services";
import { createStagedSagas } from "~/state/stagedSagas";
import { putSagas } from "~/state/putSagas";
import { createSandbox, type Sandbox, type SandboxOptions } from "../sandbox/server";
import { locksOf } from "./locks";
import { Network } from "./network";
import { soon } from "./soon";
import { memoryStorage, SharedStorage } from "./tabs";

export const ORIGIN = "https://shop.example";
export const PAY_HOST = "pay.example";
export const FILE_HOST = "files.example";
export const DANISH: Market = { locale: "en", countryCode: "dk", currency: "dkk" };

export interface ShopOptions {
  market?: Market;
  path?: string;
  /** Another tab of the same browser shares these two. */
  network?: Network;
  storage?: SharedStorage;
  session?: TextStorage;
  local?: TextStorage;
  sandbox?: SandboxOptions;
  services?: Partial<Services>;
  /** The page is only prerendered, until `present` is called. */
  prerendered?: boolean;
  /** Actions that are dispatched before the sagas are attached. */
  early?: Action[];
  /** False: the market is not entered, so that nothing starts by itself. */
  enter?: boolean;
}

let shared: Sandbox | null = null;

/** A connection to a fresh sandbox, for one test. */
export function openNetwork(options?: SandboxOptions): Network {
  const make = (more: SandboxOptions = {}) =>
    createSandbox({ paymentOrigin: `https://${PAY_HOST}`, now: () => Date.now(), ...more });
  // Creating a sandbox is slow; resetting it is not.
  const sandbox = options ? make(options) : (shared ??= make());
  sandbox.control({ reset: null });
  const network = new Network(sandbox, ORIGIN);
  network.install();
  // Forgets what the shop has learned about another test's services.
  setEndpoints({ ...currentEndpoints() });
  onTestFinished(() => network.remove());
  return network;
}

class Tellers<Told> {
  private listeners = new Set<(told: Told) => void>();
  readonly subscribe = (listener: (told: Told) => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  tell(told: Told): void {
    for (const listener of [...this.listeners]) listener(told);
  }
}

let running: { isOver: boolean } | null = null;

/** The test that is running. One listener for all its tabs, as it would keep each of them: a random test has thousands. */
function thisTest(): { isOver: boolean } {
  if (running) return running;
  const test = { isOver: false };
  onTestFinished(() => {
    test.isOver = true;
    running = null;
  });
  return (running = test);
}

/** Sagas that are still waiting when their test is over must not call the next one's sandbox. */
const during = <Calls extends object>(test: { isOver: boolean }, calls: Calls): Calls =>
  new Proxy(calls, {
    get: (all, name) => (test.isOver ? () => new Promise(() => {}) : (Reflect.get(all, name) as unknown)),
  });

/** One tab with the real store, sagas and calls to the sandbox; only the browser around it is simulated. */
export function startShop(options: ShopOptions = {}) {
  const market = options.market ?? DANISH;
  const network = options.network ?? openNetwork(options.sandbox);
  const storage = options.storage ?? new SharedStorage();
  const tab = storage.tab();
  const session = options.session ?? memoryStorage();
  let path = options.path ?? prefix(market);
  let isVisible = true;
  let isOnline = true;
  let present = () => {};
  const presented = options.prerendered
    ? new Promise<void>((resolve) => {
        present = resolve;
      })
    : Promise.resolve();

  const seen = {
    navigated: [] as { path: string; replace: boolean }[],
    left: [] as string[],
    /** Those that replaced the history entry. */
    replaced: [] as string[],
    opened: [] as string[],
    pushed: [] as ShopEvent[],
    reported: [] as unknown[],
    actions: [] as Action[],
    secrets: [] as string[],
    /** How much is going on that the person is asked about before the page is left. */
    asking: new Set<object>(),
    saved: [] as { name: string; type: string; content: string | Uint8Array }[],
  };
  const visibility = new Tellers<boolean>();
  const connection = new Tellers<boolean>();
  const returns = new Tellers<"restored" | "back" | "shown">();

  const test = thisTest();
  const services: Services = {
    commerce: during(test, commerce),
    cms: during(test, cms),
    clock: { now: () => network.sandbox.clock.now(), elapsed: () => performance.now() },
    local: options.local ?? tab,
    session,
    ...locksOf(storage, tab),
    currentPath: () => path,
    navigate: (to, { replace = false } = {}) => {
      path = to;
      seen.navigated.push({ path: to, replace });
    },
    openAfresh: (to) => void seen.opened.push(to),
    leaveTo: (url, { replace = false } = {}) => {
      seen.left.push(url);
      if (replace) seen.replaced.push(url);
    },
    paymentWindow: (raw, locale) =>
      paymentWindowOf(raw, { hosts: [PAY_HOST], langHost: PAY_HOST, origin: ORIGIN, locale }),
    publicOrigin: ORIGIN,
    apiOrigin: "",
    fileAddress: (raw) => fileAddressOf(raw, { hosts: [FILE_HOST], origin: ORIGIN, apiHost: "" }),
    zip: async (files) => zipOf(files),
    whenPresented: () => presented,
    askBeforeLeaving: () => {
      const work = {};
      seen.asking.add(work);
      return () => void seen.asking.delete(work);
    },
    compileTexts: async (texts) => texts,
    frontPath: (at) => (at.countryCode === "dk" ? prefix(at) : `${prefix(at)}/welcome`),
    registerSecret: (secret) => void seen.secrets.push(secret),
    saveFile: (name, type, content) => void seen.saved.push({ name, type, content }),
    push: (event) => void seen.pushed.push(event),
    report: (error) => void seen.reported.push(error),
    isVisible: () => isVisible,
    isOnline: () => isOnline,
    onVisibility: visibility.subscribe,
    onConnection: connection.subscribe,
    onPageReturn: returns.subscribe,
    onStorageChange: tab.onChange,
    ...options.services,
  };

  const staged = createStagedSagas();
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: openedTab({ local: services.local, session, market, pathname: path, now: services.clock.now() })
      .state,
    devTools: false,
    middleware: (defaults) =>
      defaults({ serializableCheck: { warnAfter: 1000 }, immutableCheck: { warnAfter: 1000 } })
        .concat(staged.middleware)
        .concat(() => (next: (action: unknown) => unknown) => (action: unknown) => {
          seen.actions.push(action as Action);
          return next(action);
        }),
  });
  for (const action of options.early ?? []) store.dispatch(action);
  if (options.enter !== false) store.dispatch(marketEntered(market));
  staged.attach(putSagas(services));

  return {
    ...seen,
    store,
    services,
    network,
    sandbox: network.sandbox,
    storage,
    session,
    market,
    dispatch: store.dispatch,
    state: () => store.getState(),
    path: () => path,
    /** The tab no longer hears other tabs: it was closed, or its page was left. */
    close: () => tab.close(),
    /** Puts the tab to sleep, and wakes it: only then does it hear what other tabs have stored. */
    sleep: () => tab.sleep(),
    wake: () => tab.wake(),
    present: () => present(),
    goTo: (to: string) => void (path = to),
    comeBack: (how: "restored" | "back" | "shown") => returns.tell(how),
    setOnline: (online: boolean) => {
      isOnline = online;
      network.offline = !online;
      connection.tell(online);
    },
    setVisible: (visible: boolean) => {
      isVisible = visible;
      visibility.tell(visible);
    },
    /** Waits until a selector returns a truthy value, and returns it. */
    until: <T>(look: (state: RootState) => T): Promise<NonNullable<T>> =>
      soon(() => {
        const found = look(store.getState());
        if (found === undefined || found === null || found === false) throw new Error(`Not yet: ${String(look)}`);
        return found;
      }),
    has: (type: string) => seen.actions.some((action) => action.type === type),
  };
}

export type Shop = ReturnType<typeof startShop>;

/** Lets pending answers arrive, without letting time pass. */
export async function settled(rounds = 30): Promise<void> {
  for (let round = 0; round < rounds; round += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Lets time pass in small steps, and answers arrive in between. Needs the timers of `playTime`. */
export async function pass(ms: number, step = 100): Promise<void> {
  for (let passed = 0; passed < ms; passed += step) {
    await settled(8);
    await vi.advanceTimersByTimeAsync(Math.min(step, ms - passed));
  }
  await settled();
}

/** Fake timers: time stands still until `pass`; macrotasks still run, so that the sandbox can answer. */
export function playTime(now = "2026-03-04T11:00:00Z"): void {
  vi.useFakeTimers({
    now: Date.parse(now),
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date", "performance"],
  });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

/** By how much time passes at once in `hurryTime`. */
const HURRY_MS = 20;

/**
 * Time passes by itself until the end of the test, much faster than it does: twenty milliseconds at each turn of the
 * event loop, in which answers arrive. For what comes after a while, such as what is announced or asked again. Not for
 * what takes time to compute, as the limits of waiting are reached faster, too.
 */
export function hurryTime(): void {
  const later = globalThis.setTimeout;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  let isOver = false;
  const turn = () => {
    if (isOver) return;
    vi.advanceTimersByTime(HURRY_MS);
    later(turn, 1);
  };
  later(turn, 1);
  onTestFinished(() => {
    isOver = true;
    vi.useRealTimers();
  });
}
