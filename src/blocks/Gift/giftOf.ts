import { cardPicture, type PictureSource } from "~/components/cardPicture";
import { htmlLang } from "~/domain/languageTag";
import { languageCode } from "~/domain/market";
import { imageOf, KEYS, type Presentation, wordsOf } from "~/domain/presentation";

/** A gift as a line shows it. */
export interface GiftFace {
  /** Null if it has no name. */
  name: string | null;
  /** The language of the name for the `lang` attribute, if it is not the requested one. */
  language: string | null;
  picture: PictureSource | null;
}

/**
 * The name and picture of a product, from the presentations of a basket or an order. These come in several languages:
 * the person's own is preferred, then those without a language, then English, then any.
 */
export function giftOf(presentations: readonly Presentation[], locale: string): GiftFace {
  const titles = presentations.filter((one) => one?.presentationKey === KEYS.title && one.textContent?.trim());
  const titleIn = (language: string | null) => titles.find((one) => languageCode(one.languageCode) === language);
  const title = titleIn(locale) ?? titleIn(null) ?? titleIn("en") ?? titles[0];
  const language = languageCode(title?.languageCode);
  return {
    name: wordsOf(title?.textContent ?? "") || null,
    language: language && language !== locale ? htmlLang(language) : null,
    picture: cardPicture(imageOf(presentations, KEYS.logo)),
  };
}
