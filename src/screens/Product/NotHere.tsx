import { type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { SeeAllLink } from "~/blocks/SeeAllLink/SeeAllLink";
import { ButtonLink } from "~/components/Button";
import { Notice } from "~/components/Notice";
import { basketPath } from "~/domain/routes";
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
          <SeeAllLink />
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
