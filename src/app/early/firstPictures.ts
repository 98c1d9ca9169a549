import { type GetLocalizedComponentsQuery, type GetProductsQuery, type ProductsFilterQuery } from "~/api/generated/cms";
import { type RawAnswer } from "~/api/post";
import { CARD_SIZES, cardPicture, FIRST_PICTURES, PHONE, STAGE_SIZES } from "~/components/cardPicture";
import { placedIn } from "~/domain/localizedComponents";
import { imageOf, KEYS } from "~/domain/presentation";
import { hint } from "./hint";

/** What the content service answered, not yet checked by anybody. */
type Answer = Partial<GetLocalizedComponentsQuery & GetProductsQuery & ProductsFilterQuery>;

/**
 * Asks for the pictures at the top of a first view when its first answer comes: on a slow phone the script that draws
 * them, and shares the line with the answer, comes a moment later. Throws on a malformed answer; the shop reports it.
 */
export function askForFirstPictures([first]: readonly RawAnswer[], countryCode: string): void {
  const { localizedComponents, productsFilter, getProducts } = (first?.body as { data: Answer }).data;
  const ask = (href: string, imagesrcset?: string, imagesizes?: string) =>
    hint({ rel: "preload", as: "image", fetchpriority: "high", href, imagesrcset, imagesizes });
  const { image, mobileImage } = placedIn(localizedComponents, "Banner", countryCode)[0]?.localizedContent ?? {};
  if (image) ask((matchMedia(PHONE).matches && mobileImage) || image);
  for (const { presentations } of (productsFilter?.items ?? getProducts ?? []).slice(0, FIRST_PICTURES)) {
    const picture = cardPicture(imageOf(presentations, KEYS.logo));
    if (picture) ask(picture.src, picture.srcSet, productsFilter ? CARD_SIZES : STAGE_SIZES);
  }
}
