import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { DEFAULT_MARKET, type Market } from "~/domain/market";
import { marketEntered } from "../facts";

/** Texts by message id: plain, or compiled to the form that react-intl draws without a parser. */
export type Texts = Readonly<Record<string, unknown>>;

export interface TextsOfLocale {
  locale: string;
  texts: Texts;
}

interface LanguageTexts extends TextsOfLocale {
  /** False while there are only the texts of the first pictures. */
  whole: boolean;
}

interface IntlState {
  market: Market;
  /** The bundled language file. */
  language: LanguageTexts | null;
  /** What editors changed, from the content service; lies over the bundled texts. */
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
