import { expect, onTestFinished, test, vi } from "vitest";
import { createStore } from "~/app/store";
import { type Market } from "~/domain/market";
import { marketEntered } from "~/state/facts";
import { rootReducer } from "~/state/rootReducer";
import { importAnew } from "../support/importAnew";
import { soon } from "../support/soon";

const GREEK: Market = { locale: "el", countryCode: "gr", currency: "eur" };
const POLISH: Market = { locale: "pl", countryCode: "pl", currency: "pln" };

const DANISH: Market = { locale: "da", countryCode: "dk", currency: "dkk" };

/** What the page asks of the browser for its font. The files come once `arrive` is called. */
function watchFonts() {
  const asked: string[] = [];
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  class Face {
    readonly subset: string;
    readonly display: string | undefined;
    constructor(_family: string, source: string, { display }: { display?: string }) {
      this.subset = /commissioner-([a-z-]+)-wght/.exec(source)?.[1] ?? source;
      this.display = display;
    }
    async load() {
      asked.push(this.subset);
      if (asked.length > 1) await arrival;
      return this;
    }
  }
  vi.stubGlobal("FontFace", Face);
  const used = new Set<Face>();
  Object.defineProperty(document, "fonts", { configurable: true, value: used });
  onTestFinished(() => void Reflect.deleteProperty(document, "fonts"));
  return { asked, arrive: () => arrive(), used };
}

test("the font comes for the language of the address and for each that is switched to, every file once", async () => {
  const { keepFonts } = await importAnew(() => import("~/app/keepFonts"));
  const { asked, arrive, used } = watchFonts();
  const { store } = createStore(rootReducer(undefined, marketEntered(POLISH)));
  onTestFinished(keepFonts(store));
  expect(asked).toEqual(["latin", "figures-latin", "latin-ext"]);
  for (const market of [GREEK, POLISH, GREEK]) store.dispatch(marketEntered(market));
  expect(asked).toEqual(["latin", "figures-latin", "latin-ext", "greek"]);
  arrive();
  await soon(() => expect(used.size).toBe(4));
});

test("the files of a language are used together, as each change lays out the whole page", async () => {
  const { keepFonts } = await importAnew(() => import("~/app/keepFonts"));
  const { arrive, used } = watchFonts();
  const { store } = createStore(rootReducer(undefined, marketEntered(POLISH)));
  onTestFinished(keepFonts(store));
  await new Promise((resolve) => setImmediate(resolve));
  expect(used.size).toBe(0);
  arrive();
  // Of two files that have a character the browser takes the last one: the digits come after the letters.
  await soon(() => expect([...used].map(({ subset }) => subset)).toEqual(["latin", "figures-latin", "latin-ext"]));
});

test("a Polish name in a Danish shop has all its letters from the font, which bring their file themselves", async () => {
  const { keepFonts } = await importAnew(() => import("~/app/keepFonts"));
  const { asked, arrive, used } = watchFonts();
  const { store } = createStore(rootReducer(undefined, marketEntered(DANISH)));
  onTestFinished(keepFonts(store));
  arrive();
  await soon(() => expect(used.size).toBe(3));
  expect(asked).toEqual(["latin", "figures-latin"]);
  expect([...used].filter(({ display }) => display === "swap").map(({ subset }) => subset)).toEqual(["latin-ext"]);
});
