import { type PresentationImage } from "~/domain/presentation";

/** A picture as a `<Picture>` draws it. */
export interface PictureSource {
  src: string;
  /** `url 320w, url 640w` */
  srcSet?: string;
  /** The natural size in pixels; the box has these proportions before the picture is loaded. */
  width: number;
  height: number;
}

/** Editors' pictures come without their size; they are made for a card, so they get a card's proportions. */
const WIDTH = 640;
const HEIGHT = 404;
const THUMBNAIL_WIDTH = 320;

/** The aspect ratio of a credit card; `--ratio-card` in the styles. */
export const CARD_RATIO = 1.586;

/** Of windows that show the picture made for phones, where there is one. */
export const PHONE = "(max-width: 47.9375em)";

/** As many pictures of a list of cards are loaded at once: those in the first view of a phone. */
export const FIRST_PICTURES = 4;

/** The `sizes` of a card in a grid of two to five columns. */
export const CARD_SIZES = `${PHONE} 45vw, (max-width: 63.9375em) 30vw, 240px`;

/** The `sizes` of the large picture on a product's page. */
export const STAGE_SIZES = "(max-width: 63.9375em) 92vw, 680px";

/** A picture of the content service as the source of a Picture; null if there is none. */
export function cardPicture(image: PresentationImage | null | undefined): PictureSource | null {
  if (!image?.source) return null;
  const { source, thumbnail } = image;
  const srcSet =
    thumbnail && thumbnail !== source ? `${thumbnail} ${THUMBNAIL_WIDTH}w, ${source} ${WIDTH}w` : undefined;
  return { src: source, srcSet, width: WIDTH, height: HEIGHT };
}
