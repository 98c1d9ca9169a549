import { type PresentationImage } from "~/domain/presentation";
import { type PictureSource } from "./Picture";

/** Editors' pictures come without their size; they are drawn for a card, so a card's proportions are kept for them. */
const WIDTH = 640;
const HEIGHT = 404;
const THUMBNAIL_WIDTH = 320;

/** Width to height of a card, as in every wallet; `--ratio-card` of the styles. */
export const CARD_RATIO = 1.586;

/** How wide a card stands in a grid: two, three, four or five in a row. */
export const CARD_SIZES = "(max-width: 767px) 45vw, (max-width: 1023px) 30vw, 240px";

/** How wide it stands on a product's own page. */
export const STAGE_SIZES = "(max-width: 1023px) 92vw, 680px";

/** A picture of the content service as a Picture draws it; null when there is none. */
export function cardPicture(image: PresentationImage | null | undefined): PictureSource | null {
  if (!image?.source) return null;
  const { source, thumbnail } = image;
  const srcSet =
    thumbnail && thumbnail !== source ? `${thumbnail} ${THUMBNAIL_WIDTH}w, ${source} ${WIDTH}w` : undefined;
  return { src: source, srcSet, width: WIDTH, height: HEIGHT };
}
