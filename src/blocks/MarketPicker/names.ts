/** What a code is called; the code itself where the browser does not know it. */
function named(code: string, locale: string, type: "region" | "currency"): string {
  try {
    return new Intl.DisplayNames([locale], { type }).of(code) ?? code;
  } catch {
    return code;
  }
}

export const countryName = (code: string, locale: string) => named(code.toUpperCase(), locale, "region");

export const currencyName = (code: string, locale: string) =>
  `${code.toUpperCase()} – ${named(code.toUpperCase(), locale, "currency")}`;
