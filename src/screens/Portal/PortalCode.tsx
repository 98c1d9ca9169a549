import { useCallback, useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { LongWaitNotice } from "~/blocks/BasketLines/LongWaitNotice";
import { writesCodesOf } from "~/blocks/Gift/currencyCodes";
import { VoucherEntry } from "~/blocks/VoucherEntry/VoucherEntry";
import { ButtonLink } from "~/components/Button";
import { isInSight } from "~/components/isInSight";
import { Price } from "~/components/Price";
import { shopPath } from "~/domain/routes";
import { balanceOf } from "~/domain/voucherBalance";
import { selectBasket, selectBasketWaiting } from "~/state/basket/selectors";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import styles from "./Portal.module.css";

/** The form for a portal's code, which the link may have filled in, and what to do with it once it is redeemed. */
export function PortalCode({ code }: { code: string | undefined }) {
  const market = useAppSelector(selectMarket);
  const basket = useAppSelector(selectBasket);
  const held = basket?.vouchers ?? [];
  /** A second code was typed before the first was accepted: the form must stay. */
  const [hasNext, setHasNext] = useState(false);
  const onNext = useCallback(() => setHasNext(true), []);
  const isMore = Boolean(code) || hasNext;
  const hasRest = held.some((voucher) => basket && balanceOf(voucher, basket.paymentCurrency)?.leftToPay);
  const ofHeld = hasRest ? "portal.codeHeld" : "codes.list";
  const titleId = held.length > 0 ? ofHeld : code ? "portal.codeLinked" : "portal.code";
  const forceCode = basket !== null && writesCodesOf(basket);
  const heading = useRef<HTMLHeadingElement>(null);
  const changing = useAppSelector(selectBasketWaiting);
  const isSent = useRef(false);
  const isTaken = held.length > 0;
  useEffect(() => {
    if (!isTaken) isSent.current ||= changing;
    else if (isSent.current) {
      isSent.current = false;
      // The form below is gone: in a low window the heading, and what is told of the code, may be out of sight.
      if (heading.current && !isInSight(heading.current)) heading.current.scrollIntoView();
    }
  }, [isTaken, changing]);
  return (
    <section className={styles.code} aria-labelledby="portal-code">
      <h2 id="portal-code" ref={heading}>
        <FormattedMessage id={titleId} />
      </h2>
      {basket && held.length > 0 && (
        <>
          <ul className={styles.held}>
            {held.map((voucher) => (
              <li key={voucher.id}>
                {voucher.voucherMasked.trim() && <span className="tabular">{voucher.voucherMasked}</span>}{" "}
                <Price
                  amount={balanceOf(voucher, basket.paymentCurrency)?.left ?? voucher.valueAmount}
                  currency={voucher.valueCurrency}
                  forceCode={forceCode}
                />
              </li>
            ))}
          </ul>
          <ButtonLink to={shopPath(market)} variant="primary" iconAfter="chevron-right">
            <FormattedMessage id="redeem.choose" />
          </ButtonLink>
          {isMore && (
            <h3>
              <FormattedMessage id="codes.addAnother" />
            </h3>
          )}
        </>
      )}
      {(isMore || held.length === 0) && <VoucherEntry key={code} code={code} quiet={held.length > 0} onNext={onNext} />}
      {/* The basket's other notices are where its gifts are; this one is about the code. */}
      <LongWaitNotice />
    </section>
  );
}
