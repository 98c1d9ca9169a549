import { expect, onTestFinished, test, vi } from "vitest";
import { createStore } from "~/app/store";
import { type Market } from "~/domain/market";
import { marketEntered } from "~/state/facts";
import { rootReducer } from "~/state/rootReducer";

const GREEK: Market = { locale: "el", countryCode: "gr", currency: "eur" };
const POLISH: Market = { locale: "pl", countryCode: "pl", currency: "pln" };

const DANISH: Market = { locale: "da", countryCode: "dk", currency: "dkk" };

/** The files of the font that are asked for, and those that the browser may take from where a letter of theirs stands. */
function watchFonts() {
  const loaded: string[] = [];
  const offered = new Set<string>();
  vi.stubGlobal(
    "FontFace",
    class {
      private readonly subset: string;
      constructor(_family: string, source: string, { display }: { display?: string }) {
        this.subset = /commissioner-([a-z-]+)-wght/.exec(source)?.[1] ?? source;
        if (display === "swap") offered.add(this.subset);
      }
      load() {
        loaded.push(this.subset);
        return Promise.resolve(this);
      }
    },
  );
  Object.defineProperty(document, "fonts", { configurable: true, value: new Set() });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(document, "fonts");
  });
  return { loaded, offered };
}

test("the font comes for the language of the address and for each that is switched to, every file once", async () => {
  vi.resetModules();
  const { keepFonts } = await import("~/app/keepFonts");
  const { loaded, offered } = watchFonts();
  const { store } = createStore(rootReducer(undefined, marketEntered(POLISH)));
  onTestFinished(keepFonts(store));
  expect(loaded).toEqual(["latin", "latin-ext"]);
  for (const market of [GREEK, POLISH, GREEK]) store.dispatch(marketEntered(market));
  expect(loaded).toEqual(["latin", "latin-ext", "greek"]);
  expect(offered.size).toBe(0);
});

test("a Polish name in a Danish shop has all its letters from the font, which bring their file themselves", async () => {
  vi.resetModules();
  const { keepFonts } = await import("~/app/keepFonts");
  const { loaded, offered } = watchFonts();
  const { store } = createStore(rootReducer(undefined, marketEntered(DANISH)));
  onTestFinished(keepFonts(store));
  expect(loaded).toEqual(["latin"]);
  expect([...offered]).toEqual(["latin-ext"]);
});
