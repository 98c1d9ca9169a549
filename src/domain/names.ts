import { htmlLang } from "./language";

/** What a code is called; the code itself where the browser does not know it. */
function named(code: string, locale: string, type: "region" | "currency" | "language"): string {
  try {
    return new Intl.DisplayNames([locale], { type }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** A country, or a part of the world by its UN M49 code, in a reader's language: "Denmark", "Europa". */
export const countryName = (code: string, locale: string) => named(code.toUpperCase(), locale, "region");

/** A currency with its code before it: "DKK – Danish Krone". */
export const currencyName = (code: string, locale: string) =>
  `${code.toUpperCase()} – ${named(code.toUpperCase(), locale, "currency")}`;

/** A language of the shop by its own name, as it begins a line: "Dansk", "Norsk bokmål". */
export function languageName(locale: string): string {
  const tag = htmlLang(locale);
  const name = named(tag, tag, "language");
  // what no browser knows stays as it is
  return name === tag ? tag : name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
