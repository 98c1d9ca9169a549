import { FormattedMessage, useIntl } from "react-intl";
import { useParams } from "react-router";
import { usePage } from "~/api/watch/content";
import { ScreenHead } from "~/blocks/ScreenHead/ScreenHead";
import { ErrorState } from "~/components/ErrorState";
import { RichText } from "~/components/RichText";
import { useShopSettings } from "~/components/shopSettings";
import { Skeleton } from "~/components/Skeleton";
import { isPageName } from "~/domain/paths";
import { KEYS, langOf, wordsOf } from "~/domain/presentation";
import { selectSalesChannelId } from "~/state/basket/selectors";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { NotFoundPage } from "~/blocks/NotFound/NotFoundPage";
import styles from "./Page.module.css";

/** A content page by its name (spec §2, /{pageName}). */
export function Page() {
  const { pageName = "" } = useParams();
  const market = useAppSelector(selectMarket);
  const channelId = useAppSelector(selectSalesChannelId);
  const { formatMessage } = useIntl();
  const name = isPageName(pageName) ? pageName : null;
  const { data, failure, again } = usePage(market, channelId, name);
  const page = data?.pagePresentationKeys;
  const { shopName } = useShopSettings();
  // Editors may leave either field empty.
  const [title, metaTitle] = [wordsOf(page?.title ?? ""), wordsOf(page?.metaTitle ?? "")];

  if (name === null || page === null) return <NotFoundPage />;
  return (
    <article className={styles.page} lang={langOf(page?.presentations, KEYS.page)}>
      <ScreenHead
        title={page ? metaTitle || title || shopName : formatMessage({ id: failure ? "page.failed" : "shell.loading" })}
        description={wordsOf(page?.metaDescription ?? "")}
        noindex={!page}
      />
      {failure && <ErrorState headingLevel={1} title={<FormattedMessage id="page.failed" />} onRetry={again} />}
      {page && (
        <>
          <h1 tabIndex={-1}>{title || metaTitle || shopName}</h1>
          {page.body && <RichText html={page.body} lines={8} />}
        </>
      )}
      {!page && !failure && (
        <>
          <Skeleton shape="block" height="2.5rem" width="60%" />
          <Skeleton lines={8} />
        </>
      )}
    </article>
  );
}
