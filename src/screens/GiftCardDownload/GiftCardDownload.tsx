import { FormattedMessage, useIntl } from "react-intl";
import { useParams } from "react-router";
import { AddressChannel } from "~/blocks/AddressChannel/AddressChannel";
import { GiftProgress } from "~/blocks/ReceivedGift/GiftProgress";
import { ShownGift } from "~/blocks/ReceivedGift/ShownGift";
import { StepHeading } from "~/blocks/ReceivedGift/StepHeading";
import { useGiftPlace } from "~/blocks/ReceivedGift/useGiftPlace";
import { ScreenHead } from "~/blocks/ScreenHead/ScreenHead";
import { Button } from "~/components/Button";
import { isPlainPress } from "~/components/isPlainPress";
import { Link } from "~/components/Link";
import { verifyOwnerPath } from "~/domain/routes";
import { selectExports } from "~/state/exports/selectors";
import { forgetVoucher } from "~/state/exports/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import styles from "./GiftCardDownload.module.css";

/** A received gift card, to show, save and print (spec §2, giftcard). */
export function GiftCardDownload() {
  return <AddressChannel>{() => <GiftCardPage />}</AddressChannel>;
}

function GiftCardPage() {
  useGiftPlace();
  const { salesChannelId } = useParams();
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const market = useAppSelector(selectMarket);
  const { step, vouchers } = useAppSelector(selectExports);
  const isReady = step === "ready";

  return (
    <div className={`page ${styles.screen}`} data-empty={!isReady || undefined}>
      <ScreenHead title={formatMessage({ id: "received.title" })} noindex />
      <StepHeading step={step}>
        <FormattedMessage id={isReady ? "received.ready" : "received.title"} />
      </StepHeading>
      {isReady ? vouchers.map((voucher, index) => <ShownGift key={index} voucher={voucher} />) : <GiftProgress />}
      {isReady && (
        <div className={styles.foot}>
          <Button variant="quiet" onClick={() => window.print()}>
            <FormattedMessage id="order.print" />
          </Button>
          <Link
            to={verifyOwnerPath(market, salesChannelId)}
            onClick={(event) => isPlainPress(event) && dispatch(forgetVoucher())}
          >
            <FormattedMessage id="received.another" />
          </Link>
        </div>
      )}
    </div>
  );
}
