import { type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { ButtonLink } from "~/components/Button";
import { Notice } from "~/components/Notice";
import { basketPath, shopPath } from "~/domain/routes";
import { selectLacksCodes } from "~/state/basket/selectors";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";

/** In place of the form of a gift that cannot be added to this basket: why (`children`), and the ways on. */
export function NotHere({ children }: { children: ReactNode }) {
  const market = useAppSelector(selectMarket);
  // There are the ways out of a channel in which hardly anything can be added.
  const isCodeless = useAppSelector(selectLacksCodes);
  return (
    <Notice
      tone="warning"
      actions={
        <>
          <ButtonLink to={shopPath(market)}>
            <FormattedMessage id="home.seeAll" />
          </ButtonLink>
          {isCodeless && (
            <ButtonLink to={basketPath(market)}>
              <FormattedMessage id="updated.toBasket" />
            </ButtonLink>
          )}
        </>
      }
    >
      {children}
    </Notice>
  );
}
