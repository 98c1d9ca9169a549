import { useEffect } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation, useNavigate, useParams } from "react-router";
import { ScreenHead } from "~/blocks/ScreenHead/ScreenHead";
import { SeeAllLink } from "~/blocks/SeeAllLink/SeeAllLink";
import { ButtonLink } from "~/components/Button";
import { EmptyState } from "~/components/EmptyState";
import { ErrorState } from "~/components/ErrorState";
import { lazyPart } from "~/components/lazyPart";
import { PartPlace } from "~/components/PartPlace";
import { useShopSettings } from "~/components/shopSettings";
import { giftPath } from "~/domain/giftPath";
import { isAvailableIn, type Product as SoldProduct } from "~/domain/product";
import { productPath, welcomePath } from "~/domain/routes";
import { selectSalesChannelId } from "~/state/basket/selectors";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { selectListedProduct } from "~/state/listing/selectors";
import styles from "./Product.module.css";
import { ProductView } from "./ProductView";
import { usePageProduct } from "./usePageProduct";

const NotFoundPage = lazyPart(() => import("~/blocks/NotFound/NotFoundPage"), "NotFoundPage");

/** A product's screen. It is found by its id; the slug before it is only for people. */
export function Product() {
  const { id = "", product: slug = "" } = useParams();
  const { formatMessage } = useIntl();
  const market = useAppSelector(selectMarket);
  const channelId = useAppSelector(selectSalesChannelId);
  const listed = useAppSelector((state) => selectListedProduct(state, id));
  const found = usePageProduct(market, channelId, id);
  const product = found.kind === "product" ? found.product : null;
  useRightSlug(found.kind === "product" && !found.next ? product : null, slug);

  if (found.kind === "missing") {
    return (
      <PartPlace>
        <NotFoundPage />
      </PartPlace>
    );
  }
  if (product && !isAvailableIn(product, market.countryCode)) {
    return (
      <div className="page">
        <ScreenHead title={formatMessage({ id: "product.notHereTitle" })} noindex />
        <EmptyState
          headingLevel={1}
          title={<FormattedMessage id="product.notHereTitle" />}
          actions={
            <>
              <SeeAllLink variant="primary" />
              <ButtonLink to={welcomePath(market)}>
                <FormattedMessage id="market.other" />
              </ButtonLink>
            </>
          }
        >
          <FormattedMessage id="product.notHereText" />
        </EmptyState>
      </div>
    );
  }
  if (found.kind === "failed" && !listed) {
    return (
      <div className={`page ${styles.failed}`}>
        <ScreenHead title={formatMessage({ id: "product.failedTitle" })} noindex />
        <ErrorState headingLevel={1} title={<FormattedMessage id="product.failedTitle" />} onRetry={found.again}>
          <FormattedMessage id="product.failedText" />
        </ErrorState>
      </div>
    );
  }
  return (
    <ProductView
      key={id}
      id={id}
      product={product}
      listed={listed}
      elsewhere={found.kind === "product" && found.elsewhere}
      onRetry={found.kind === "failed" ? found.again : undefined}
    />
  );
}

/** Replaces a wrong slug in the address by the right one; the global gift card has a path of its own (spec §2). */
function useRightSlug(product: SoldProduct | null, slug: string) {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const market = useAppSelector(selectMarket);
  const { globalCardProductId } = useShopSettings();
  const right = product && giftPath(market, product, globalCardProductId);
  const isRight = right === null || right === productPath(market, slug, product?.id ?? "");
  useEffect(() => {
    if (right !== null && !isRight) void navigate({ pathname: right, search, hash }, { replace: true });
  }, [right, isRight, search, hash, navigate]);
}
