import { loadFonts } from "~/browser/fonts";
import { selectLocale } from "~/state/intl/selectors";
import { type ShopStore } from "./store";

/** Brings the shop's font for the language of the address, and for each that is switched to. Answers how to stop. */
export function keepFonts({ getState, subscribe }: Pick<ShopStore, "getState" | "subscribe">): () => void {
  let brought: string | undefined;
  const bring = () => {
    const locale = selectLocale(getState());
    // Not with every action: a file that failed would be asked for without end.
    if (locale === brought) return;
    brought = locale;
    void loadFonts(locale);
  };
  bring();
  return subscribe(bring);
}
