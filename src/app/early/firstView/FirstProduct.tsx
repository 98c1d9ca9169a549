import { type GetProductsQuery } from "~/api/generated/cms";
import { CARD_RATIO, cardPicture, STAGE_SIZES } from "~/components/cardPicture";
import { GiftCard } from "~/components/GiftCard";
import { Picture } from "~/components/Picture";
import { Price } from "~/components/Price";
import { imageOf, KEYS, lineOf, picturesOf } from "~/domain/presentation";
import { isPhysicalProduct } from "~/domain/product";
import { priceSpan } from "~/domain/productPrices";

/** The top of `screens/Product`. */
export function FirstProduct({ product }: { product: GetProductsQuery["getProducts"][number] }) {
  const { presentations } = product;
  const title = lineOf(presentations, KEYS.title);
  const cover = imageOf(presentations, KEYS.logo);
  const picture = cardPicture(cover);
  const shown = isPhysicalProduct(product) ? (
    <span className="boot-picture">
      <Picture source={picture} alt="" ratio={CARD_RATIO} fit="contain" sizes={STAGE_SIZES} priority />
    </span>
  ) : (
    <GiftCard brand={title} picture={picture} sizes={STAGE_SIZES} priority />
  );
  const span = priceSpan(product);
  return (
    <div className="boot-screen">
      <div className="boot-head">
        <div className="boot-words">
          {title ? (
            <h1>
              <bdi>{title}</bdi>
            </h1>
          ) : (
            <i />
          )}
          <p>
            {span && (
              <Price
                amount={span.lowest}
                currency={span.currency}
                from={span.highest > span.lowest}
                before={span.before}
                size="l"
              />
            )}
          </p>
        </div>
        <div className="boot-stage" style={{ marginBlockEnd: roomForChoices(picturesOf(cover, presentations).length) }}>
          {shown}
        </div>
      </div>
    </div>
  );
}

/** As many pictures to choose from stand side by side on a phone (see `screens/Product/Gallery`). */
const IN_A_ROW = 4;

/** The height of the small pictures below the large one, where it is not that of one row. */
function roomForChoices(count: number): string | undefined {
  if (count <= 1) return "0";
  if (count <= IN_A_ROW || innerWidth >= 480) return undefined;
  const rows = Math.ceil(count / IN_A_ROW);
  const width = `min(5.5rem, (100% - 3 * var(--space-3)) / ${IN_A_ROW})`;
  return `calc(var(--space-4) + ${rows} * ((${width} - 2px) / ${CARD_RATIO} + 2px) + ${rows - 1} * var(--space-3))`;
}
