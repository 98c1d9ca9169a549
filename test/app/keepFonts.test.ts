import { expect, onTestFinished, test, vi } from "vitest";
import { keepFonts } from "~/app/keepFonts";
import { createStore } from "~/app/store";
import { type Market } from "~/domain/market";
import { marketEntered } from "~/state/facts";
import { preloadedState } from "~/state/preloaded";
import { memoryStorage } from "../support/tabs";

const GREEK: Market = { locale: "el", countryCode: "gr", currency: "eur" };
const POLISH: Market = { locale: "pl", countryCode: "pl", currency: "pln" };

test("the font comes for the language of the address and for each that is switched to, every file once", () => {
  const asked: string[] = [];
  vi.stubGlobal(
    "FontFace",
    class {
      constructor(_family: string, source: string) {
        asked.push(/commissioner-([a-z-]+)-wght/.exec(source)?.[1] ?? source);
      }
      load = async () => this;
    },
  );
  Object.defineProperty(document, "fonts", { configurable: true, value: new Set() });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(document, "fonts");
  });
  const { store } = createStore(preloadedState(GREEK, 3, memoryStorage()));
  onTestFinished(keepFonts(store));
  expect(asked).toEqual(["latin", "greek"]);
  for (const market of [POLISH, GREEK, POLISH]) store.dispatch(marketEntered(market));
  expect(asked).toEqual(["latin", "greek", "latin-ext"]);
});
