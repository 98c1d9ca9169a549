import { type ReactNode } from "react";
import { useIntl } from "react-intl";
import { type ListedProduct } from "~/api/watch/listing";
import { CARD_SIZES, cardPicture } from "~/components/cardPicture";
import { Price } from "~/components/Price";
import { ProductCard } from "~/components/ProductCard";
import { imageOf, KEYS, langOf, lineOf } from "~/domain/presentation";
import { isPhysicalProduct, listedPrice } from "~/domain/product";

interface ListedCardProps {
  product: ListedProduct;
  to: string;
  id?: string;
  /** In the first view. */
  priority?: boolean;
  onFollow?: () => void;
  onPrefetch?: () => void;
  /** Instead of the price and the campaign that the list tells. */
  price?: ReactNode;
  badge?: ReactNode;
}

/** A gift of a list as its card, drawn from what the list says of it. */
export function ListedCard({ product, ...own }: ListedCardProps) {
  const { formatMessage } = useIntl();
  const { maxPrice, priceCurrency, presentations } = product;
  const lowest = listedPrice(product);
  const campaign = lineOf(presentations, KEYS.campaign);
  return (
    <ProductCard
      name={lineOf(presentations, KEYS.title) ?? formatMessage({ id: "product.unnamed" })}
      nameLang={langOf(presentations, KEYS.title)}
      picture={cardPicture(imageOf(presentations, KEYS.logo))}
      kind={isPhysicalProduct(product) ? "physical" : "giftcard"}
      price={
        lowest !== null && (
          <Price amount={lowest} currency={priceCurrency} from={maxPrice != null && maxPrice > lowest} size="s" />
        )
      }
      outOfStock={product.allSkusOutOfStock}
      badge={campaign && <span lang={langOf(presentations, KEYS.campaign)}>{campaign}</span>}
      sizes={CARD_SIZES}
      {...own}
    />
  );
}
