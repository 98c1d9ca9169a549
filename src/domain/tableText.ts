const WESTERN = "windows-1252";
const CENTRAL_EUROPEAN = "windows-1250";
const CYRILLIC = "windows-1251";

/** The encodings that spreadsheets save in where Windows speaks another language than the western ones. */
const ENCODINGS: Partial<Record<string, string>> = {
  bg: CYRILLIC,
  cs: CENTRAL_EUROPEAN,
  el: "windows-1253",
  hu: CENTRAL_EUROPEAN,
  ja: "shift_jis",
  pl: CENTRAL_EUROPEAN,
  ro: CENTRAL_EUROPEAN,
  ru: CYRILLIC,
  sk: CENTRAL_EUROPEAN,
  sl: CENTRAL_EUROPEAN,
  tr: "windows-1254",
};

/**
 * The text of a file saved by a spreadsheet: UTF-8 or UTF-16, else in the encoding of the language (a BCP 47 tag). Null
 * for a file that is no text, as a workbook: there are zeros in it.
 */
export function tableText(bytes: Uint8Array, locale: string): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(ENCODINGS[locale.replace(/-.*/, "")] ?? WESTERN).decode(bytes);
  }
}
