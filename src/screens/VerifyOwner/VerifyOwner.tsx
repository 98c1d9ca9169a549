import { useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Navigate, useParams } from "react-router";
import { AddressChannel } from "~/blocks/AddressChannel/AddressChannel";
import { useAddressSecrets } from "~/blocks/AddressSecrets/addressSecrets";
import { ContactUs } from "~/blocks/ContactUs/ContactUs";
import { KeptWay } from "~/blocks/KeptGifts/KeptWay";
import { StepHeading } from "~/blocks/ReceivedGift/StepHeading";
import { useGiftPlace } from "~/blocks/ReceivedGift/useGiftPlace";
import { ScreenHead } from "~/blocks/ScreenHead/ScreenHead";
import { LongWait } from "~/components/LongWait";
import { Notice } from "~/components/Notice";
import { useShopSettings } from "~/components/shopSettings";
import { Skeleton } from "~/components/Skeleton";
import { useSayWaitOver } from "~/components/useSayWaitOver";
import { readExportType } from "~/domain/exports";
import { bundlePath, giftCardPath } from "~/domain/routes";
import { type AddressSecrets } from "~/domain/secretPath";
import { cleanCode } from "~/domain/voucher";
import { type VoucherLookup } from "~/domain/voucherLookup";
import { selectExports } from "~/state/exports/selectors";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { NotLookedUp } from "./NotLookedUp";
import { ProofForm } from "./ProofForm";
import { TokenForm } from "./TokenForm";
import styles from "./VerifyOwner.module.css";

/**
 * Where a received gift card is unlocked: by the link in an e-mail, or a typed token, and then the proof that it is the
 * person's (spec §2, verify-owner). The card is shown on another screen.
 */
export function VerifyOwner() {
  const { salesChannelId } = useParams();
  const told = useAddressSecrets("verify-owner");
  const { step } = useAppSelector(selectExports);
  return (
    <AddressChannel mayBeGone={told !== null || step !== "closed"}>
      {(id) => <VerifyOwnerPage told={told} channel={id === null ? undefined : salesChannelId} />}
    </AddressChannel>
  );
}

interface VerifyOwnerPageProps {
  told: AddressSecrets | null;
  /** As the address names it, if there is such a one. */
  channel: string | undefined;
}

function VerifyOwnerPage({ told, channel }: VerifyOwnerPageProps) {
  const { codePrefixes } = useShopSettings();
  const link = useMemo(() => told && lookupOf(told, codePrefixes), [told, codePrefixes]);
  useGiftPlace(link);
  const linkPin = usePinOf(link);
  const [typedPin, setTypedPin] = useTypedPin();
  const { formatMessage } = useIntl();
  const market = useAppSelector(selectMarket);
  const { step, screen, scheme, wasCleared, wait } = useAppSelector(selectExports);
  useSayWaitOver(wait);
  const isFailed = step === "failed";

  // With a link, the form for people without one must not be shown for a moment.
  const [isEntering, setEntering] = useState(link !== null && step === "closed");
  if (isEntering && step !== "closed") setEntering(false);
  const isAsking = isEntering || step === "asking";

  const isOpen = step === "making" || step === "late" || step === "ready" || (isFailed && scheme !== null);
  if (isOpen) return <Navigate to={screen === "bundle" ? bundlePath(market) : giftCardPath(market, channel)} replace />;
  return (
    <div className={styles.screen} data-empty={isFailed || undefined}>
      <ScreenHead title={formatMessage({ id: "received.openTitle" })} noindex />
      <StepHeading step={step === "checking" ? "proof" : step}>
        <FormattedMessage id="received.openTitle" />
      </StepHeading>
      {isFailed && <NotLookedUp />}
      {step === "closed" && wasCleared && (
        <Notice>
          <FormattedMessage id="received.cleared" />
        </Notice>
      )}
      {(step === "closed" || isAsking || isFailed) && <TokenForm hidden={isAsking || isFailed} onFind={setTypedPin} />}
      {isAsking && (
        <div className={styles.form}>
          <p role="status">
            <FormattedMessage id="received.looking" />
          </p>
          {/* Mostly as high as the form that comes next. */}
          <Skeleton shape="block" height="9.875rem" />
        </div>
      )}
      {(step === "proof" || step === "checking") && <ProofForm pin={typedPin || linkPin} />}
      <LongWait waiting={step === "checking"} />
      {!isFailed && (
        <section className={styles.help} aria-labelledby="received-help">
          <h2 id="received-help" className={styles.helpTitle}>
            <FormattedMessage id="received.help" />
          </h2>
          <p>
            <FormattedMessage id="received.helpText" />
          </p>
          <ContactUs />
          <KeptWay />
        </section>
      )}
    </div>
  );
}

/**
 * The PIN of the link, only while its gift is being opened. After a refusal, a sign-out, or leaving the page, the next
 * gift may be another person's.
 */
function usePinOf(link: VoucherLookup | null): string {
  const { step } = useAppSelector(selectExports);
  const [entered, setEntered] = useState<VoucherLookup | null>(null);
  const [over, setOver] = useState<VoucherLookup | null>(null);
  if (step !== "closed" && link !== entered) setEntered(link);
  if (step === "closed" && link === entered && link !== over) setOver(link);
  return (link !== over && link?.pin) || "";
}

/** The PIN that was typed beside the token, only while its gift is being opened: a slip in it can be put right. */
function useTypedPin(): [pin: string, setPin: (pin: string) => void] {
  const isOpening = useAppSelector(selectExports).step !== "closed";
  const [pin, setPin] = useState("");
  const [wasOpening, setWasOpening] = useState(isOpening);
  if (isOpening !== wasOpening) {
    setWasOpening(isOpening);
    if (!isOpening) setPin("");
  }
  return [pin, setPin];
}

/** The lookup of an address: type, token (cleaned as if it were typed), and PIN if there is one. */
function lookupOf([exportType, token = "", pin]: AddressSecrets, prefixes: readonly string[]) {
  return { exportType: readExportType(exportType), token: cleanCode(token, prefixes), pin: pin ?? null };
}
