/** What a page tells of itself; all times in milliseconds since its navigation began. */
export interface Probe {
  fcp: number;
  lcp: number;
  /** The element that LCP was measured for, to look into a figure. */
  largest: string;
  /** The sum of all shifts that followed no input. */
  cls: number;
  /** What long tasks took beyond 50 ms each. */
  blocked: number;
  /** When the cards or the gift stood there, to be pressed. */
  content: number;
  /** When what they cost could be read. */
  read: number;
  /** The longest time from an input to its next paint since the last call; 0 when all were under 16 ms. */
  worstInput: () => number;
  /** How long from the next click (or from now) until the content is there. */
  until: (what: Content, from: "click" | "now") => void;
  /** Answers when it is there. */
  waited: Promise<number>;
}

export type Content = "cards" | "product" | "otherCards" | "added";

declare global {
  interface Window {
    bench: Probe;
  }
}

interface Entry extends PerformanceEntry {
  value?: number;
  hadRecentInput?: boolean;
  element?: Element | null;
  interactionId?: number;
}

/**
 * Injected into every page before its own scripts. Its source is sent to the browser, so it can use nothing from
 * outside.
 */
export function installProbe(): void {
  const PATIENCE_MS = 20_000;
  let worst = 0;
  const probe: Probe = {
    fcp: 0,
    lcp: 0,
    largest: "",
    cls: 0,
    blocked: 0,
    content: 0,
    read: 0,
    waited: Promise.resolve(0),
    worstInput() {
      const answer = worst;
      worst = 0;
      return answer;
    },
    until(what, from) {
      const begin = firstCard();
      probe.waited = new Promise((resolve, reject) => {
        setTimeout(() => reject(new Error(`Not there after ${PATIENCE_MS} ms: ${what}`)), PATIENCE_MS);
        const wait = (began: number) =>
          watch(
            () => isThere(what, begin),
            (now) => resolve(now - began),
          );
        if (from === "now") wait(performance.now());
        else addEventListener("click", ({ timeStamp }) => wait(timeStamp), { capture: true, once: true });
      });
    },
  };
  window.bench = probe;

  const cards = () => document.querySelectorAll("main [id^=gift-]");
  const firstCard = () => cards()[0]?.id;

  function isThere(what: Content, begin?: string): boolean {
    if (what === "cards") return cards().length >= 10;
    if (what === "added") return document.querySelector("dialog[open]") !== null;
    if (what === "product") return Boolean(!cards().length && document.querySelector("main h1")?.textContent?.trim());
    return cards().length > 0 && firstCard() !== begin && !document.querySelector("main [aria-busy=true]");
  }

  /** Looks before each frame, and tells the time after the one that shows it. */
  function watch(condition: () => boolean, then: (now: number) => void): void {
    const look = () => {
      if (!condition()) return void requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => then(performance.now());
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  }

  function observe(type: string, hear: (entry: Entry) => void, options: object = {}): void {
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true, ...options });
  }

  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") probe.fcp = startTime;
  });
  observe("largest-contentful-paint", ({ startTime, element }) => {
    probe.lcp = startTime;
    probe.largest = `${element?.tagName ?? ""} ${element?.getAttribute("src") ?? element?.textContent?.slice(0, 40) ?? ""}`;
  });
  observe("layout-shift", ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) probe.cls += value;
  });
  observe("longtask", ({ duration }) => {
    probe.blocked += duration - 50;
  });
  const hearInput = ({ interactionId, duration }: Entry) => {
    if (interactionId) worst = Math.max(worst, duration);
  };
  observe("event", hearInput, { durationThreshold: 16 });
  watch(
    () =>
      (document.querySelector(".boot, main")?.textContent.match(/(?:[A-Z]{3}|kr|€)\s?\d|\d\s?(?:kr|€)/g)?.length ??
        0) >= 4,
    (now) => {
      probe.read = now;
    },
  );
  watch(
    () => isThere("cards") || isThere("product"),
    (now) => {
      probe.content = now;
    },
  );
}
