import { createSelector } from "reselect";
import { type RootState } from "../rootReducer";
import { type Texts } from "./slice";

const NONE: Texts = {};

/** The market of the address. */
export const selectMarket = (state: RootState) => state.intl.market;
export const selectLocale = (state: RootState) => state.intl.market.locale;
const selectLanguage = (state: RootState) => state.intl.language;
const selectOverrides = (state: RootState) => state.intl.overrides;

/** The texts to draw with: the bundled ones, overridden by the editors' of the same language. */
export const selectMessages = createSelector([selectLanguage, selectOverrides], (language, overrides): Texts => {
  if (!language) return NONE;
  return overrides?.locale === language.locale ? { ...language.texts, ...overrides.texts } : language.texts;
});

/** The language on screen, its texts, and whether all of them are loaded. */
export const selectTexts = createSelector([selectLanguage, selectMessages], (language, messages) => ({
  locale: language?.locale ?? null,
  whole: language?.whole ?? false,
  messages,
}));
