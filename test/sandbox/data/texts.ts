import type { WrittenLanguage } from "./presentations";

/** Interface texts that the editors changed; they lie over the shop's own. Keys are the shop's message ids. */
export const changedTexts: Readonly<Record<WrittenLanguage, Readonly<Record<string, string>>>> = {
  en: {},
  da: {},
};
