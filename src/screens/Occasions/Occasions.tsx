import { FormattedMessage, useIntl } from "react-intl";
import { Navigate, useLocation, useParams } from "react-router";
import { useMenu } from "~/api/watch/content";
import { CategoryCards } from "~/blocks/CategoryCards/CategoryCards";
import { ScreenHead } from "~/blocks/ScreenHead/ScreenHead";
import { SeeAllLink } from "~/blocks/SeeAllLink/SeeAllLink";
import { EmptyState } from "~/components/EmptyState";
import { ErrorState } from "~/components/ErrorState";
import { categoriesOf } from "~/domain/menu";
import { shopPath } from "~/domain/routes";
import { selectSalesChannelId } from "~/state/basket/selectors";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import styles from "./Occasions.module.css";

/** All occasions; the address of a single one redirects to its gifts (spec §2, /occasion). */
export function Occasions() {
  const { id } = useParams();
  const market = useAppSelector(selectMarket);
  const { data, failure, incomplete, loading, again } = useMenu(market, useAppSelector(selectSalesChannelId));
  const { formatMessage } = useIntl();
  const { search, hash } = useLocation();
  if (id) {
    const asked = new URLSearchParams(search);
    asked.set("occasion", id);
    return <Navigate to={shopPath(market, `?${asked.toString()}`) + hash} replace />;
  }
  const occasions = categoriesOf(data?.categoriesBySalesChannel.categories, "occasion", market.countryCode);
  return (
    <div className={styles.occasions}>
      <ScreenHead
        title={formatMessage({ id: "home.occasions" })}
        description={formatMessage({ id: "occasions.description" })}
      />
      <h1 tabIndex={-1}>
        <FormattedMessage id="home.occasions" />
      </h1>
      {failure || (incomplete && occasions.length === 0) ? (
        <ErrorState title={<FormattedMessage id="occasions.failed" />} onRetry={again} />
      ) : !loading && occasions.length === 0 ? (
        <EmptyState title={<FormattedMessage id="occasions.none" />} actions={<SeeAllLink variant="primary" />} />
      ) : (
        <CategoryCards categories={occasions} loading={loading} expected={12} />
      )}
    </div>
  );
}
