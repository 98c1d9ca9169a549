import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { DEFAULT_MARKET, type Market } from "~/domain/market";
import { marketEntered } from "../facts";

/** Texts by message id: plain strings, or compiled so that react-intl needs no parser. */
export type Texts = Readonly<Record<string, unknown>>;

export interface TextsOfLocale {
  locale: string;
  texts: Texts;
}

interface LanguageTexts extends TextsOfLocale {
  /** False while only the first texts are loaded (see `domain/firstTexts`). */
  whole: boolean;
}

interface IntlState {
  market: Market;
  /** The bundled language file. */
  language: LanguageTexts | null;
  /** The editors' texts from the content service, which override the bundled ones. */
  overrides: TextsOfLocale | null;
}

const initialState: IntlState = { market: DEFAULT_MARKET, language: null, overrides: null };

export const intlSlice = createSlice({
  name: "intl",
  initialState,
  reducers: {
    // told by the gate that loads language files
    languageLoaded: (state, { payload }: PayloadAction<LanguageTexts>) => ({ ...state, language: payload }),
    // told by the saga
    textsReceived: (state, { payload }: PayloadAction<TextsOfLocale>) => ({ ...state, overrides: payload }),
  },
  extraReducers: (builder) => {
    builder.addCase(marketEntered, (state, { payload }) => {
      state.market = payload;
    });
  },
});

export const { languageLoaded, textsReceived } = intlSlice.actions;
