import { type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { ButtonLink } from "~/components/Button";
import { type ButtonLook } from "~/components/buttonLook";
import { shopPath } from "~/domain/routes";
import { seeAllGiftCardsClicked } from "~/state/facts";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";

/**
 * The link to all gifts, labelled with its children or the usual words. Every click is reported to analytics (spec §7).
 */
export function SeeAllLink({ children, ...look }: Omit<ButtonLook, "children"> & { children?: ReactNode }) {
  const market = useAppSelector(selectMarket);
  const dispatch = useAppDispatch();
  return (
    <ButtonLink to={shopPath(market)} onClick={() => dispatch(seeAllGiftCardsClicked())} {...look}>
      {children ?? <FormattedMessage id="home.seeAll" />}
    </ButtonLink>
  );
}
