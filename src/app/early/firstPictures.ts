import { CARD_SIZES, cardPicture, STAGE_SIZES } from "~/components/cardPicture";
import { imageOf, KEYS, type Presentation } from "~/domain/presentation";

interface Shown {
  presentations?: Presentation[];
}

interface Block {
  templateType?: string;
  localizedContent?: Record<string, string>;
}

/** The number of cards in the skeleton. */
const FIRST_CARDS = 4;

const HOME = /^\/[a-z]{2}\/[a-z]{2}\/[a-z]{3}\/?$/;
const PRODUCT = /^\/[a-z]{2}\/[a-z]{2}\/[a-z]{3}\/shop\/[^/]+\/[^/]+$/;

/** Gives the page's skeleton the layout of the screen that the address leads to. */
export function shapeFirst(pathname: string): void {
  const shape = HOME.test(pathname) ? "home" : PRODUCT.test(pathname) ? "product" : "cards";
  document.documentElement.dataset.first = shape;
}

interface FirstPicture {
  src: string;
  srcSet?: string;
}

/** Draws pictures into the skeleton's boxes; the first screen then draws them again from the browser's cache. */
function show(boxes: string, pictures: readonly FirstPicture[], sizes?: string): void {
  const places = document.querySelectorAll(boxes);
  pictures.forEach(({ src, srcSet }, at) => {
    const image = new Image();
    image.alt = "";
    image.fetchPriority = "high";
    if (srcSet && sizes) {
      image.sizes = sizes;
      image.srcset = srcSet;
    }
    image.src = src;
    places[at]?.append(image);
  });
}

const list = (value: unknown): Shown[] => (Array.isArray(value) ? (value as Shown[]) : []);

const cards = (products: Shown[]) =>
  products.flatMap(({ presentations }) => cardPicture(imageOf(presentations, KEYS.logo)) ?? []);

function banner(components: Block[]): FirstPicture[] {
  const content = components.find(({ templateType }) => templateType === "Banner")?.localizedContent;
  const src = (innerWidth < 768 && content?.mobileImage) || content?.image;
  return src ? [{ src }] : [];
}

/**
 * Draws the pictures of the first view as soon as an answer names them. The answer is unchecked, but this never throws.
 */
export function showPictures(operationName: string, body: unknown): void {
  try {
    const { data } = body as {
      data: { localizedComponents: Block[]; productsFilter: { items: unknown }; getProducts: unknown };
    };
    if (operationName === "GetLocalizedComponents") show(".boot-stage i", banner(data.localizedComponents));
    if (operationName === "productsFilter") {
      show(".boot-cards i", cards(list(data.productsFilter.items).slice(0, FIRST_CARDS)), CARD_SIZES);
    }
    if (operationName === "getProducts") show(".boot-stage i", cards(list(data.getProducts).slice(0, 1)), STAGE_SIZES);
  } catch {
    // The shop itself checks the answer later, and handles its errors.
  }
}
