import { useFormikContext } from "formik";
import { useMemo, useState } from "react";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { useAnnounce } from "~/components/announce";
import { Button } from "~/components/Button";
import { Field } from "~/components/Field";
import { Select } from "~/components/Select";
import { recipientFields, type RecipientForm as RecipientDraft } from "~/domain/delivery";
import { billingOf } from "~/domain/buyer";
import { buyerAsRecipient, filledFrom, type KnownRecipient, knownRecipients } from "~/domain/knownRecipients";
import { isolated } from "~/domain/typedText";
import { selectUser } from "~/state/auth/selectors";
import { selectBasket, selectBillingDraft } from "~/state/basket/selectors";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import styles from "./RecipientForm.module.css";
import { usePhones } from "./usePhones";

type FormatMessage = IntlShape["formatMessage"];

/** More than this are shown as a select, with a button, as arrow keys in a select pass through all options. */
const MOST_BUTTONS = 2;

interface KnownRecipientsProps {
  method: string;
  /** The id of the delivery whose recipient is being changed. */
  except?: string;
}

/** Fills the form with somebody already known: the buyer, or the recipient of another gift. */
export function KnownRecipients({ method, except }: KnownRecipientsProps) {
  const { values, setFieldValue } = useFormikContext<{ recipient: RecipientDraft }>();
  const { formatMessage } = useIntl();
  const { countryCode } = useAppSelector(selectMarket);
  const draft = useAppSelector(selectBillingDraft);
  const user = useAppSelector(selectUser);
  const basket = useAppSelector(selectBasket);
  const buyer = basket?.buyer ?? null;
  const toE164 = usePhones(recipientFields(method).includes("phone"))?.toE164 ?? null;
  const announce = useAnnounce();
  const [listed, setListed] = useState("");
  const me = useMemo(() => {
    const told = [draft, buyer && billingOf(buyer, countryCode), user];
    return told.map((one) => buyerAsRecipient(one, user, { method, countryCode, toE164 })).find(Boolean) ?? null;
  }, [draft, buyer, user, method, countryCode, toE164]);
  const others = useMemo(
    () => knownRecipients(basket, { method, countryCode, toE164 }, except),
    [basket, method, countryCode, except, toE164],
  );
  if (!me && others.length === 0) return null;
  const fill = (from: RecipientDraft) => {
    void setFieldValue("recipient", filledFrom(values.recipient, from, method));
    announce(formatMessage({ id: "recipient.detailsFilled" }));
  };
  const isList = others.length > MOST_BUTTONS;
  const inButtons = isList ? [] : others;
  const picked = isList ? others.find(({ key }) => key === listed) : undefined;
  const sameAs = (other: KnownRecipient) => (
    <Button key={other.key} size="s" icon="copy" onClick={() => fill(other.recipient)}>
      <FormattedMessage id="recipient.sameAs" values={{ name: nameAmong(others, other, formatMessage) }} />
    </Button>
  );
  return (
    <div className={styles.known}>
      {(me !== null || inButtons.length > 0) && (
        <div className={styles.buttons}>
          {me && (
            <Button size="s" icon="user" onClick={() => fill(me)}>
              <FormattedMessage id="recipient.sendToMe" />
            </Button>
          )}
          {inButtons.map(sameAs)}
        </div>
      )}
      {isList && (
        <Field label={<FormattedMessage id="recipient.sameAsList" />}>
          <Select value={picked?.key ?? ""} onChange={({ target }) => setListed(target.value)}>
            <option value="">{formatMessage({ id: "recipient.sameAsNobody" })}</option>
            {others.map((other) => (
              <option key={other.key} value={other.key}>
                {withPlace(other, formatMessage)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {picked && <div className={styles.buttons}>{sameAs(picked)}</div>}
    </div>
  );
}

/** The digits of a number that follows a name from right to left keep their order. */
const withPlace = ({ name, place }: KnownRecipient, formatMessage: FormatMessage) =>
  formatMessage({ id: "facts.two" }, { one: isolated(name), other: place });

/** A name; with the place if there is another of the same name. */
function nameAmong(others: readonly KnownRecipient[], one: KnownRecipient, formatMessage: FormatMessage): string {
  const hasDouble = others.some((other) => other.key !== one.key && other.name === one.name);
  return hasDouble ? withPlace(one, formatMessage) : one.name;
}
