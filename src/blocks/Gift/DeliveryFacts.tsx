import { FormattedMessage, useIntl } from "react-intl";
import { Icon, type IconName } from "~/components/Icon";
import { When } from "~/components/When";
import { type Delivery } from "~/domain/basket";
import { ownEntry } from "~/domain/ownEntry";
import { addressText, pickupText } from "~/domain/addressText";
import { hostOf } from "~/domain/url";
import { Both } from "./Both";
import { carrierName } from "./carrierName";
import styles from "./DeliveryFacts.module.css";
import { wayText } from "./wayText";
import { WorkingDays } from "./WorkingDays";

const ICONS: Record<string, IconName> = { Email: "mail", Sms: "phone", Physical: "truck", CsvByEmail: "mail" };

const TO = {
  Email: "delivery.toByEmail",
  Sms: "delivery.toBySms",
  Physical: "delivery.toByPost",
  CsvByEmail: "delivery.toByFile",
  Webhook: "delivery.toByWebhook",
} as const;

interface DeliveryFactsProps {
  delivery: Delivery;
  withMoment?: boolean;
  /** Its date cannot be kept any more. */
  isPast?: boolean;
}

/** Who gets a delivery, how, where and (`withMoment`) when. */
export function DeliveryFacts({ delivery, withMoment = true, isPast = false }: DeliveryFactsProps) {
  const { deliveryMethod: method, recipientName: name } = delivery;
  const { locale } = useIntl();
  const place = placeOf(delivery, locale);
  const to = name?.trim() && ownEntry(TO, method);
  return (
    <ul className={styles.facts}>
      <li className={styles.fact}>
        <Icon name={ownEntry(ICONS, method) ?? "gift"} size="s" />
        <span>
          <span className={styles.to}>
            {to ? (
              <FormattedMessage id={to} values={{ name: <bdi>{name}</bdi> }} />
            ) : (
              <FormattedMessage id={wayText(method)} />
            )}
          </span>
          {place && <span className={styles.place}>{place}</span>}
        </span>
      </li>
      {withMoment && (
        <li className={styles.fact}>
          <Icon name="clock" size="s" />
          <span>
            <Moment delivery={delivery} isPast={isPast} />
          </span>
        </li>
      )}
      <ShippingFact delivery={delivery} />
    </ul>
  );
}

/** Where a delivery goes, by its method. Of a webhook only the host, as the rest may be secret. */
function placeOf(delivery: Delivery, locale: string): string | null | undefined {
  switch (delivery.deliveryMethod) {
    case "Sms":
      return delivery.recipientPhone;
    case "Physical":
      return addressText(delivery.recipientAddress, locale);
    case "Webhook":
      return hostOf(delivery.recipientWebhookUrl);
    default:
      return delivery.recipientEmail;
  }
}

function Moment({ delivery, isPast }: { delivery: Delivery; isPast: boolean }) {
  const { deliveryDate, timezone, deliveryMethod } = delivery;
  const posted = deliveryMethod === "Physical";
  if (!deliveryDate || isPast) return <FormattedMessage id={posted ? "delivery.postSoon" : "delivery.sendNow"} />;
  const when = <When instant={deliveryDate} timezone={timezone} dayOnly={posted} />;
  return <FormattedMessage id={posted ? "delivery.willPost" : "delivery.willSend"} values={{ when }} />;
}

/** The carrier, the delivery time, and the pickup point. */
function ShippingFact({ delivery }: { delivery: Delivery }) {
  const { locale } = useIntl();
  const quote = delivery.shippingQuote;
  if (!quote) return null;
  const name = carrierName(quote);
  const place = quote.parcelShop && pickupText(quote.parcelShop, locale);
  return (
    <li className={styles.fact}>
      <Icon name="truck" size="s" />
      <span>
        <Both one={name} other={quote.possibleDeliveryDaysMax != null && <WorkingDays quote={quote} />} />
        {place && (
          <span className={styles.place}>
            <FormattedMessage id="delivery.pickup" values={{ place }} />
          </span>
        )}
      </span>
    </li>
  );
}
