import { type ReactNode, useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation } from "react-router";
import { AddressChannel } from "~/blocks/AddressChannel/AddressChannel";
import { BasketNotices } from "~/blocks/BasketLines/BasketNotices";
import { ContactUs } from "~/blocks/ContactUs/ContactUs";
import { PayingNotice } from "~/blocks/PaymentPanel/PayingNotice";
import { ScreenHead } from "~/blocks/ScreenHead/ScreenHead";
import { isSentState } from "~/blocks/VoucherEntry/sentState";
import { useLinkedCode } from "~/blocks/VoucherEntry/useLinkedCode";
import { VoucherEntry } from "~/blocks/VoucherEntry/VoucherEntry";
import { FittingGifts } from "~/blocks/Vouchers/FittingGifts";
import { OverviewNotice } from "~/blocks/Vouchers/OverviewNotice";
import { VoucherList } from "~/blocks/Vouchers/VoucherList";
import { ButtonLink } from "~/components/Button";
import { isInSight } from "~/components/isInSight";
import { Link } from "~/components/Link";
import { purchasePhase } from "~/domain/purchase";
import { basketPath, shopPath, verifyOwnerPath } from "~/domain/routes";
import { selectBasket } from "~/state/basket/selectors";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { followRoute } from "~/state/vouchers/slice";
import { LandingSteps } from "./LandingSteps";
import styles from "./Redeem.module.css";

/** Where a voucher's code is entered, which then pays for the gifts that are chosen (spec §2). */
export function Redeem() {
  return <AddressChannel>{(channelId) => <RedeemPage channelId={channelId} />}</AddressChannel>;
}

function RedeemPage({ channelId }: { channelId: number | null }) {
  const { code: linked, pin } = useLinkedCode("redeem");
  const location = useLocation();
  const isLanding = location.pathname.endsWith("/giftcard-redeem");
  const basket = useAppSelector(selectBasket);
  const { formatMessage } = useIntl();
  const held = useRef<HTMLHeadingElement>(null);
  useRouteChannel(channelId);
  const hasCodes = basket !== null && basket.vouchers.length > 0;
  const readOnly = basket !== null && purchasePhase(basket.purchasePhase) !== "editable";

  return (
    <div className={styles.redeem}>
      <ScreenHead title={formatMessage({ id: "redeem.title" })} noindex />
      <h1 tabIndex={-1}>
        <FormattedMessage id="redeem.title" />
      </h1>
      <p className={styles.text}>
        <FormattedMessage id={isLanding ? "redeem.landingText" : "redeem.text"} />
      </p>
      {isLanding && !hasCodes && <LandingSteps />}
      <BasketNotices />
      {readOnly && <PayingNotice />}
      {hasCodes && (
        <section aria-labelledby="redeem-held" className={styles.held}>
          <h2 id="redeem-held" ref={held} tabIndex={-1}>
            <FormattedMessage id="redeem.held" />
          </h2>
          <OverviewNotice />
          <VoucherList basket={basket} readOnly={readOnly} />
          <WaysOn hasGifts={basket.itemsCount > 0} />
        </section>
      )}
      {!readOnly && (
        <section aria-labelledby="redeem-entry" className={styles.entry}>
          <h2 id="redeem-entry">
            <FormattedMessage id={hasCodes ? "codes.addAnother" : "redeem.form"} />
          </h2>
          {linked && !hasCodes && (
            <p className={styles.text}>
              <FormattedMessage id="redeem.linked" />
            </p>
          )}
          <VoucherEntry
            key={linked}
            code={linked}
            pin={pin}
            isSent={isSentState(location.state)}
            quiet={hasCodes}
            onTaken={() => leadTo(held.current)}
          />
          {!linked && !hasCodes && <LinkInstead />}
          <p>
            <FormattedMessage id="redeem.brandCode" />
          </p>
          <ContactUs />
        </section>
      )}
      {hasCodes && !readOnly && <FittingGifts basket={basket} />}
    </div>
  );
}

/** What was entered appears above the form, which stays where it is: on a phone out of sight. */
function leadTo(heading: HTMLElement | null) {
  const codes = [...(heading?.parentElement?.querySelectorAll<HTMLElement>("li[tabindex]") ?? [])];
  const newest = codes.at(-1);
  if (!heading || !newest || isInSight(newest)) return;
  // The first one is seen with the heading.
  const place = codes.length > 1 ? newest : heading;
  place.scrollIntoView({ block: place === heading ? "start" : "center" });
  place.focus({ preventScroll: true });
}

/** Gifts of brands come as a link, not as a code; and those kept on this device lie behind it too. */
function LinkInstead() {
  const market = useAppSelector(selectMarket);
  const link = (words: ReactNode) => (
    <Link key="link" to={verifyOwnerPath(market)}>
      {words}
    </Link>
  );
  return (
    <p>
      <FormattedMessage id="redeem.haveLink" values={{ link }} />
    </p>
  );
}

/** The channel that the address names, or the one for redeeming (spec §4); on the way out it follows again. */
function useRouteChannel(channelId: number | null) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(followRoute(channelId));
    return () => {
      dispatch(followRoute());
    };
  }, [dispatch, channelId]);
}

function WaysOn({ hasGifts }: { hasGifts: boolean }) {
  const market = useAppSelector(selectMarket);
  return (
    <p className={styles.ways}>
      <ButtonLink to={shopPath(market)} variant={hasGifts ? "secondary" : "primary"} iconAfter="chevron-right">
        <FormattedMessage id="redeem.choose" />
      </ButtonLink>
      {hasGifts && (
        <ButtonLink to={basketPath(market)} variant="primary">
          <FormattedMessage id="redeem.toBasket" />
        </ButtonLink>
      )}
    </p>
  );
}
