import { FormattedMessage, useIntl } from "react-intl";
import { GiftProgress } from "~/blocks/ReceivedGift/GiftProgress";
import { ShownGift } from "~/blocks/ReceivedGift/ShownGift";
import { StepHeading } from "~/blocks/ReceivedGift/StepHeading";
import { useGiftPlace } from "~/blocks/ReceivedGift/useGiftPlace";
import { ScreenHead } from "~/blocks/ScreenHead/ScreenHead";
import { IncompleteNotice } from "~/components/IncompleteNotice";
import { isPlainPress } from "~/components/isPlainPress";
import { Link } from "~/components/Link";
import { verifyOwnerPath } from "~/domain/routes";
import { selectExports } from "~/state/exports/selectors";
import { askExportAgain, forgetVoucher } from "~/state/exports/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import styles from "./Bundle.module.css";
import { BundleGroup } from "./BundleGroup";
import { useBundleTitles } from "./useBundleTitles";
import { WholeBundle } from "./WholeBundle";

/** A bundle of gift cards: their files by product, one by one or all at once (spec §2, giftcard/bundle). */
export function Bundle() {
  useGiftPlace();
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const market = useAppSelector(selectMarket);
  const { step, vouchers, groups, incomplete } = useAppSelector(selectExports);
  const isReady = step === "ready";
  const shown = isReady ? (groups ?? []).filter(({ pdfTokens }) => pdfTokens.length > 0) : [];
  const someCard = formatMessage({ id: "received.someCard" });
  const titles = useBundleTitles(shown, someCard);
  const total = shown.reduce((sum, { pdfTokens }) => sum + pdfTokens.length, 0);

  return (
    <div className={`page ${styles.screen}`} data-empty={!isReady || undefined}>
      <ScreenHead title={formatMessage({ id: "received.bundleTitle" })} noindex />
      <StepHeading step={step}>
        <FormattedMessage id={isReady ? "received.bundleReady" : "received.bundleTitle"} />
      </StepHeading>
      {!isReady ? (
        <GiftProgress />
      ) : (
        <>
          {incomplete && <IncompleteNotice onRetry={() => dispatch(askExportAgain())} />}
          {total > 0 && <WholeBundle total={total} titles={titles} />}
          {shown.map((group) => (
            <BundleGroup
              key={group.productId}
              group={group}
              title={titles[group.productId] ?? { name: someCard, language: null }}
              isLong={group.pdfTokens.length > MOST_AT_ONCE}
            />
          ))}
          {vouchers.length > 0 && (
            <section className={styles.cards} aria-labelledby="bundle-cards">
              <h2 id="bundle-cards">
                <FormattedMessage id="received.bundleCards" />
              </h2>
              {vouchers.map((voucher, index) => (
                <ShownGift key={index} voucher={voucher} number={numberOf(vouchers, index)} />
              ))}
            </section>
          )}
          <p className={styles.foot}>
            <Link to={verifyOwnerPath(market)} onClick={(event) => isPlainPress(event) && dispatch(forgetVoucher())}>
              <FormattedMessage id="received.another" />
            </Link>
          </p>
        </>
      )}
    </div>
  );
}

/** The number of a card among those of its product, as in the names of the files. */
function numberOf(vouchers: readonly { productId: string | null }[], index: number): number {
  const { productId } = vouchers[index]!;
  return vouchers.slice(0, index + 1).filter((voucher) => voucher.productId === productId).length;
}

/** Longer lists of files are collapsed. */
const MOST_AT_ONCE = 12;
