import { FormattedMessage } from "react-intl";
import { ButtonLink } from "~/components/Button";
import { Notice } from "~/components/Notice";
import { shopPath } from "~/domain/routes";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";

/** In place of the form of a gift that is sold out, which is no dead end. */
export function SoldOut() {
  const market = useAppSelector(selectMarket);
  return (
    <Notice
      actions={
        <ButtonLink to={shopPath(market)}>
          <FormattedMessage id="home.seeAll" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="product.soldOut" />
    </Notice>
  );
}
