import { CARD_SIZES, cardPicture } from "~/components/cardPicture";
import { imageOf, KEYS, type Presentation } from "~/domain/presentation";
import { preloadPicture } from "./preload";

interface Shown {
  presentations?: Presentation[];
}

interface Block {
  templateType?: string;
  localizedContent?: Record<string, string>;
}

/** As many cards as stand in the first row. */
const FIRST_CARDS = 4;

const list = (value: unknown): Shown[] => (Array.isArray(value) ? (value as Shown[]) : []);

function preloadCards(products: Shown[]): void {
  for (const { presentations } of products.slice(0, FIRST_CARDS)) {
    const picture = cardPicture(imageOf(presentations, KEYS.logo));
    if (picture) preloadPicture(picture.src, picture.srcSet, CARD_SIZES);
  }
}

function preloadBanner(components: Block[]): void {
  const content = components.find(({ templateType }) => templateType === "Banner")?.localizedContent;
  const src = (innerWidth < 768 && content?.mobileImage) || content?.image;
  if (src) preloadPicture(src);
}

/** The pictures of the first view, as soon as an answer names them. The answer is not checked yet: nothing may throw. */
export function preloadPictures(operationName: string, body: unknown): void {
  try {
    const { data } = body as {
      data: { localizedComponents: Block[]; productsFilter: { items: unknown }; getProducts: unknown };
    };
    if (operationName === "GetLocalizedComponents") preloadBanner(data.localizedComponents);
    if (operationName === "productsFilter") preloadCards(list(data.productsFilter.items));
    if (operationName === "getProducts") preloadCards(list(data.getProducts));
  } catch {
    // The shop reads the answer with care and says what is wrong with it.
  }
}
