import { htmlLang } from "./languageTag";

/** The name of a code; the code itself if the browser does not know it. */
function named(code: string, locale: string, type: "region" | "currency" | "language"): string {
  try {
    return new Intl.DisplayNames([locale], { type }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** The name of a country, or of a continent by its UN M49 code, in a language: "Denmark", "Europa". */
export const countryName = (code: string, locale: string) => named(code.toUpperCase(), locale, "region");

/** A currency with its code before it: "DKK – Danish Krone". */
export const currencyName = (code: string, locale: string) =>
  `${code.toUpperCase()} – ${named(code.toUpperCase(), locale, "currency")}`;

/** A language of the shop by its own name, with a capital: "Dansk", "Norsk bokmål". */
export function languageName(locale: string): string {
  const tag = htmlLang(locale);
  const name = named(tag, tag, "language");
  // an unknown code stays as it is
  return name === tag ? tag : name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
