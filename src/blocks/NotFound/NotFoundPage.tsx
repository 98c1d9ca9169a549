import { FormattedMessage, useIntl } from "react-intl";
import { ScreenHead } from "~/blocks/ScreenHead/ScreenHead";
import { ButtonLink } from "~/components/Button";
import { usePortalTheme } from "~/components/portalTheme";
import { EmptyState } from "~/components/EmptyState";
import { startPath } from "~/domain/routes";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { SeeAllLink } from "../SeeAllLink/SeeAllLink";

/** The not-found page: for an unknown address, and in place of something that is gone (spec §2). */
export function NotFoundPage() {
  const market = useAppSelector(selectMarket);
  const { formatMessage } = useIntl();
  return (
    <div className="page">
      <ScreenHead title={formatMessage({ id: "notFound.title" })} noindex />
      <EmptyState
        icon="search"
        headingLevel={1}
        title={<FormattedMessage id="notFound.title" />}
        actions={
          <>
            <SeeAllLink variant="primary" />
            <ButtonLink to={startPath(market, usePortalTheme()?.slug)}>
              <FormattedMessage id="broken.home" />
            </ButtonLink>
          </>
        }
      >
        <p>
          <FormattedMessage id="notFound.text" />
        </p>
      </EmptyState>
    </div>
  );
}
