import { useIntl } from "react-intl";
import { type ListedProduct } from "~/api/watch/listing";
import { CARD_SIZES, cardPicture } from "~/components/cardPicture";
import { Price } from "~/components/Price";
import { ProductCard } from "~/components/ProductCard";
import { imageOf, KEYS, langOf, textOf } from "~/domain/presentation";
import { isPhysicalProduct } from "~/domain/product";

interface ListedCardProps {
  product: ListedProduct;
  to: string;
  id?: string;
  /** In the first view. */
  priority?: boolean;
  onFollow?: () => void;
  onPrefetch?: () => void;
}

/** A gift of a list as its card, drawn from what the list says of it. */
export function ListedCard({ product, ...link }: ListedCardProps) {
  const { formatMessage } = useIntl();
  const { minPrice, maxPrice, priceCurrency, presentations } = product;
  const campaign = textOf(presentations, KEYS.campaign);
  return (
    <ProductCard
      {...link}
      name={textOf(presentations, KEYS.title) ?? formatMessage({ id: "product.unnamed" })}
      nameLang={langOf(presentations, KEYS.title)}
      picture={cardPicture(imageOf(presentations, KEYS.logo))}
      kind={isPhysicalProduct(product) ? "physical" : "giftcard"}
      price={
        minPrice != null && (
          <Price amount={minPrice} currency={priceCurrency} from={maxPrice != null && maxPrice > minPrice} size="s" />
        )
      }
      outOfStock={product.allSkusOutOfStock}
      badge={campaign && <span lang={langOf(presentations, KEYS.campaign)}>{campaign}</span>}
      sizes={CARD_SIZES}
    />
  );
}
