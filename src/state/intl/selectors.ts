import { createSelector } from "reselect";
import { type RootState } from "../rootReducer";
import { type Texts } from "./slice";

const NONE: Texts = {};

export const selectMarket = (state: RootState) => state.intl.market;
export const selectLocale = (state: RootState) => state.intl.market.locale;
/** The locale of the bundled texts on screen; differs from the address while the next file is on its way. */
export const selectTextsLocale = (state: RootState) => state.intl.language?.locale ?? null;

/** Whether all texts are there, not only those of the first pictures. */
export const selectHasAllTexts = (state: RootState) => state.intl.language?.whole ?? false;

const selectLanguage = (state: RootState) => state.intl.language;
const selectOverrides = (state: RootState) => state.intl.overrides;

/** The texts to draw with: the bundled ones, and over them the editors' of the same language. */
export const selectMessages = createSelector([selectLanguage, selectOverrides], (language, overrides): Texts => {
  if (!language) return NONE;
  return overrides?.locale === language.locale ? { ...language.texts, ...overrides.texts } : language.texts;
});
