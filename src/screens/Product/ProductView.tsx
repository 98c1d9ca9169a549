import { use, useCallback, useDeferredValue, useEffect, useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { type ListedProduct } from "~/api/watch/listing";
import { useStock } from "~/api/watch/stock";
import { ScreenHead } from "~/blocks/ScreenHead/ScreenHead";
import { Badge } from "~/components/Badge";
import { Breadcrumbs } from "~/components/Breadcrumbs";
import { ErrorState } from "~/components/ErrorState";
import { HasAllTextsContext } from "~/components/hasAllTexts";
import { lazyPart } from "~/components/lazyPart";
import { PartPlace } from "~/components/PartPlace";
import { RichText } from "~/components/RichText";
import { whenIdle } from "~/components/whenIdle";
import { useShopSettings } from "~/components/shopSettings";
import { Skeleton } from "~/components/Skeleton";
import { giftPath } from "~/domain/giftPath";
import { imageOf, KEYS, langOf, lineOf, textOf, wordsOf } from "~/domain/presentation";
import { isPhysicalProduct, type Product } from "~/domain/product";
import { productJsonLd } from "~/domain/productJsonLd";
import { priceSpan } from "~/domain/productPrices";
import { isRedeemable } from "~/domain/redeemable";
import { BUSINESS_CHANNEL } from "~/domain/salesChannel";
import { shopPath } from "~/domain/routes";
import { isSoldOut } from "~/domain/stock";
import { selectMode } from "~/state/auth/selectors";
import { selectIsRedeeming, selectSalesChannelId } from "~/state/basket/selectors";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { AddedGift } from "./AddedGift";
import { FormSkeleton } from "./FormSkeleton";
import { Gallery } from "./Gallery";
import { HeadPrice } from "./HeadPrice";
import { NotHere } from "./NotHere";
import styles from "./Product.module.css";
import { ProductFacts } from "./ProductFacts";
import { SellingPoints } from "./SellingPoints";
import { SoldOut } from "./SoldOut";

// The form's code and its libraries are loaded in parallel with the product's data, and the head does not wait for
// them: on a slow phone loading so many files takes longer than rendering.
const PurchaseForm = lazyPart(() => import("~/blocks/PurchaseForm/PurchaseForm"), "PurchaseForm");
const prefetchForm = () => void PurchaseForm.preload().catch(() => undefined);

interface ProductViewProps {
  id: string;
  /** Null while it is loading. */
  product: Product | null;
  /** The product as a list has it, which is enough for the head. */
  listed: ListedProduct | null;
  /** It is sold in the consumer channel only. */
  elsewhere: boolean;
  /** Given if it could not be loaded. */
  onRetry: (() => void) | undefined;
}

/** A product's page: picture, head and purchase form; below, the details. */
export function ProductView({ id, product: whole, listed, elsewhere, onRetry }: ProductViewProps) {
  const { formatMessage } = useIntl();
  const market = useAppSelector(selectMarket);
  const isBlocked = useAppSelector(selectMode) === "Blocked";
  const { origin, globalCardProductId, localCardProductIds } = useShopSettings();
  const hasTexts = use(HasAllTextsContext);
  // What a list knows is rendered at once, the rest deferred: rendering the form takes a phone longer than loading it.
  const product = useDeferredValue(whole, listed ? null : whole);
  useEffect(() => whenIdle(prefetchForm), []);
  const head = product ?? listed;
  const { stock, failed: stockFailed, readAgain } = useStock(head?.id ?? null);
  const [value, setValue] = useState<string | null>(null);
  const onValue = useCallback((chosen: string | null) => setValue(chosen), []);

  const business = useAppSelector(selectSalesChannelId) === BUSINESS_CHANNEL;
  const span = useMemo(() => (product ? priceSpan(product, { business }) : undefined), [product, business]);

  const presentations = head?.presentations;
  const title = lineOf(presentations, KEYS.title) ?? (head ? formatMessage({ id: "product.unnamed" }) : null);
  const titleLang = langOf(presentations, KEYS.title);
  const short = textOf(product?.presentations, KEYS.shortDescription);
  const campaign = lineOf(presentations, KEYS.campaign);
  const soldOut = stock?.allSkusOutOfStock ?? (head ? isSoldOut(head) : false);
  const isNotForCodes = useAppSelector(selectIsRedeeming) && product !== null && !isRedeemable(product);
  const whyNot = elsewhere ? (
    <>
      <FormattedMessage id="product.elsewhere" /> <FormattedMessage id="product.notInChannel" />
    </>
  ) : (
    isNotForCodes && <FormattedMessage id="product.notForCodes" />
  );
  const jsonLd = useMemo(
    () =>
      product &&
      productJsonLd(product, { url: origin + giftPath(market, product, globalCardProductId), origin, soldOut }),
    [product, origin, market, globalCardProductId, soldOut],
  );

  return (
    <div className={`page ${styles.product}`}>
      <ScreenHead
        title={wordsOf(
          textOf(product?.presentations, KEYS.metaTitle) ?? title ?? formatMessage({ id: "shell.loading" }),
        )}
        description={wordsOf(textOf(product?.presentations, KEYS.metaDescription) ?? short ?? "")}
        jsonLd={jsonLd}
      />
      <div className={styles.crumbs}>
        {head && title && (
          <Breadcrumbs
            items={[
              { to: shopPath(market), label: <FormattedMessage id="listing.title" /> },
              {
                to: giftPath(market, head, globalCardProductId),
                label: (
                  <span lang={titleLang} dir="auto">
                    {title}
                  </span>
                ),
              },
            ]}
          />
        )}
      </div>
      <div>
        <Gallery
          title={title}
          value={value}
          kind={head && isPhysicalProduct(head) ? "physical" : "giftcard"}
          cover={imageOf(presentations, KEYS.logo)}
          presentations={product?.presentations ?? null}
          own={[globalCardProductId, localCardProductIds[market.countryCode]].includes(id)}
        />
      </div>
      <div className={styles.buy}>
        <header className={styles.head}>
          {(campaign || soldOut) && (
            <p className={styles.badges}>
              {soldOut ? (
                <Badge tone="warning">
                  <FormattedMessage id="product.outOfStock" />
                </Badge>
              ) : (
                <Badge tone="warm">
                  <span lang={langOf(presentations, KEYS.campaign)}>{campaign}</span>
                </Badge>
              )}
            </p>
          )}
          <h1 tabIndex={-1} lang={titleLang}>
            {title ? <bdi>{title}</bdi> : <Skeleton width="70%" />}
          </h1>
          <HeadPrice span={span} listed={listed} />
          {product
            ? short && <RichText html={short} lang={langOf(product.presentations, KEYS.shortDescription)} lines={2} />
            : !onRetry && <Skeleton lines={2} />}
        </header>
        {whyNot && !soldOut && <NotHere>{whyNot}</NotHere>}
        {product && <SellingPoints presentations={product.presentations} byPost={isPhysicalProduct(product)} />}
        {onRetry ? (
          <ErrorState title={<FormattedMessage id="product.failedTitle" />} onRetry={onRetry}>
            <FormattedMessage id="product.failedText" />
          </ErrorState>
        ) : soldOut ? (
          <SoldOut />
        ) : whyNot ? null : product && hasTexts ? (
          <PartPlace waiting={<FormSkeleton />}>
            <PurchaseForm
              product={product}
              price={span ?? null}
              stock={stock}
              stockFailed={stockFailed}
              onValue={onValue}
              onStockChanged={readAgain}
              closed={isBlocked && <FormattedMessage id="product.blocked" />}
            />
          </PartPlace>
        ) : (
          <FormSkeleton />
        )}
      </div>
      {product && <ProductFacts product={product} />}
      <AddedGift productId={id} title={title} presentations={presentations} />
    </div>
  );
}
