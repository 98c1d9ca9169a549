import { type GetProductsQuery } from "~/api/generated/cms";
import { CARD_RATIO, cardPicture, STAGE_SIZES } from "~/components/cardPicture";
import { GiftCard } from "~/components/GiftCard";
import { Picture } from "~/components/Picture";
import { Price } from "~/components/Price";
import { imageOf, KEYS, textOf } from "~/domain/presentation";
import { isPhysicalProduct } from "~/domain/product";
import { priceSpan } from "~/domain/productPrices";

/** The top of `screens/Product`. */
export function FirstProduct({ product }: { product: GetProductsQuery["getProducts"][number] }) {
  const { presentations } = product;
  const title = textOf(presentations, KEYS.title);
  const picture = cardPicture(imageOf(presentations, KEYS.logo));
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
        <div className="boot-stage">
          {isPhysicalProduct(product) ? (
            <span className="boot-picture">
              <Picture source={picture} alt="" ratio={CARD_RATIO} fit="contain" sizes={STAGE_SIZES} priority />
            </span>
          ) : (
            <GiftCard brand={title} picture={picture} sizes={STAGE_SIZES} priority />
          )}
        </div>
      </div>
    </div>
  );
}
