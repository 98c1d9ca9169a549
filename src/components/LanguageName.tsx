import { htmlLang } from "~/domain/language";

/** A language by its own name, marked as being in it: "dansk", "ελληνικά". */
export function LanguageName({ locale }: { locale: string }) {
  const tag = htmlLang(locale);
  return <span lang={tag}>{languageName(locale)}</span>;
}

/** The same as text, for an `<option lang>`. */
export function languageName(locale: string): string {
  const tag = htmlLang(locale);
  try {
    const name = new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
    return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
  } catch {
    return locale;
  }
}
