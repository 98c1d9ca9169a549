import { loadFonts } from "~/browser/fonts";
import { selectLocale } from "~/state/intl/selectors";
import { type ShopStore } from "./store";

/** Loads the shop's font for the current language, and for each that is switched to. Returns a function that stops. */
export function keepFonts({ getState, subscribe }: Pick<ShopStore, "getState" | "subscribe">): () => void {
  let brought: string | undefined;
  const bring = () => {
    const locale = selectLocale(getState());
    // Not with every action: a file that failed would be requested endlessly.
    if (locale === brought) return;
    brought = locale;
    void loadFonts(locale);
  };
  bring();
  return subscribe(bring);
}
