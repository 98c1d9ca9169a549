import { useEffect, useId, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation } from "react-router";
import { Button, ButtonLink } from "~/components/Button";
import { Icon } from "~/components/Icon";
import { isFocusLost } from "~/components/isFocusLost";
import { usePageMark } from "~/components/usePageMark";
import { type Basket } from "~/domain/basket";
import { splitPrefix } from "~/domain/paths";
import { formatPrice } from "~/domain/price";
import { purchasePhase } from "~/domain/purchase";
import { basketCodesPath, isRedeemRoute, redeemPath } from "~/domain/routes";
import { headerLinks } from "~/domain/userMode";
import { selectMode } from "~/state/auth/selectors";
import { selectBasket, selectUndo, selectUndone } from "~/state/basket/selectors";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { UndoNotice } from "../BasketLines/UndoNotice";
import { writesCodesOf } from "../Gift/currencyCodes";
import { OverviewNotice } from "../Vouchers/OverviewNotice";
import { useLeftOnCodes } from "../Vouchers/useLeftOnCodes";
import { VoucherList } from "../Vouchers/VoucherList";
import styles from "./RedeemBar.module.css";

/** Screens without the bar: they show the codes themselves, or an order that is finished. */
const WITHOUT = /^\/(?:basket|order)(?:\/|$)/;

/** The bar at the bottom of the screen with the balance left on the codes, and the undo of a removed one. */
export function RedeemBar() {
  const rest = splitPrefix(useLocation().pathname)?.rest ?? "";
  const basket = useAppSelector(selectBasket);
  const undo = useAppSelector(selectUndo);
  const isElsewhere = WITHOUT.test(rest) || isRedeemRoute(rest);
  const hasCodes = basket !== null && basket.vouchers.length > 0 && purchasePhase(basket.purchasePhase) === "editable";
  const isShown = !isElsewhere && (hasCodes || undo?.what === "voucher");
  usePageMark("data-code-bar", isShown);
  if (!isShown) return null;
  return (
    <div className={styles.place}>
      {/* Removing the last code may lead to the front page, whose heading gets the focus: from there it is a long way by
          keyboard to this button at the end of the page. */}
      {undo?.what === "voucher" && <UndoNotice takesFocus={hasCodes ? "lost" : rest === "" ? "always" : "never"} />}
      {hasCodes && <Overview basket={basket} />}
    </div>
  );
}

function Overview({ basket }: { basket: Basket }) {
  const { formatMessage, locale } = useIntl();
  const market = useAppSelector(selectMarket);
  const undone = useAppSelector(selectUndone);
  const mode = useAppSelector(selectMode);
  // Businesses redeem in their basket (spec §6); blocked accounts redeem nothing.
  const inBasket = mode === "Blocked" ? null : basketCodesPath(market);
  const way = headerLinks(mode).redeem ? redeemPath(market) : inBasket;
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const bar = useRef<HTMLElement>(null);
  // The undo button disappears when it is clicked: the focus goes on from here.
  useEffect(() => {
    if (undone && isFocusLost()) bar.current?.querySelector("button")?.focus();
  }, [undone]);
  useEffect(() => {
    // What gets the focus behind it would not be seen (WCAG 2.2, 2.4.11).
    const onLeave = ({ relatedTarget: next }: FocusEvent) => {
      if (next instanceof Element && next.closest("main, footer")) setOpen(false);
    };
    const element = bar.current;
    element?.addEventListener("focusout", onLeave);
    return () => element?.removeEventListener("focusout", onLeave);
  }, []);
  const forceCode = writesCodesOf(basket);
  const balance = useLeftOnCodes(basket);
  const left = formatPrice(balance, basket.paymentCurrency, locale, { forceCode });
  return (
    <aside ref={bar} className={styles.bar} aria-label={formatMessage({ id: "codes.list" })}>
      <div className={styles.row}>
        <p className={styles.sum}>
          <Icon name="gift" />
          <FormattedMessage id="codes.bar" values={{ count: basket.vouchers.length, left }} />
        </p>
        <Button
          size="s"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <FormattedMessage id={isOpen ? "codes.hide" : "codes.show"} />
        </Button>
      </div>
      {isOpen && (
        <div id={panelId} className={styles.panel}>
          <OverviewNotice />
          <VoucherList basket={basket} />
          {way && (
            <p>
              <ButtonLink to={way} size="s" icon="plus">
                <FormattedMessage id="codes.add" />
              </ButtonLink>
            </p>
          )}
        </div>
      )}
    </aside>
  );
}
