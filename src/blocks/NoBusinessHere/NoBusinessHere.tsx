import { FormattedMessage, useIntl } from "react-intl";
import { ButtonLink } from "~/components/Button";
import { Notice } from "~/components/Notice";
import { countryName } from "~/domain/names";
import { welcomePath } from "~/domain/routes";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";

/** Says that there are no business accounts in this country, with links to others. */
export function NoBusinessHere() {
  const market = useAppSelector(selectMarket);
  const country = countryName(market.countryCode, useIntl().locale);
  return (
    <Notice
      tone="warning"
      title={<FormattedMessage id="business.notHere" values={{ country }} />}
      actions={
        <ButtonLink to={welcomePath(market)} size="s">
          <FormattedMessage id="market.other" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="business.notHereText" />
    </Notice>
  );
}
