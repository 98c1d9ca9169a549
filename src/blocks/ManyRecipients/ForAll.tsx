import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Field } from "~/components/Field";
import { TextInput } from "~/components/TextInput";
import { type RowTerms } from "~/domain/recipientRow";
import { LONGEST_AMOUNT } from "~/domain/typedAmount";
import { GreetingField } from "../Greeting/GreetingField";
import { useErrorText } from "../RecipientForm/useErrorText";
import { MomentField } from "../When/MomentField";
import { ZoneLine } from "../When/ZoneLine";
import { offered } from "./cellText";
import { isUndated, type TableRow } from "./tableRows";
import { type GiftForAll } from "./useForAll";

/** The id of the field for the day of rows without a date. */
export const DAY_FIELD = "many-day";

interface ForAllProps {
  rows: readonly TableRow[];
  terms: RowTerms;
  forAll: GiftForAll;
  /** What is wrong with the date of rows without one, as the id of a text. */
  dayProblem: string | null;
  onChange: (change: Partial<GiftForAll>) => void;
}

/** What the gifts of a table have in common: what their rows do not say, and the greeting. */
export function ForAll({ rows, terms, forAll, dayProblem, onChange }: ForAllProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { amount, when, greetingToken } = forAll;
  const [zoneOpen, setZoneOpen] = useState(false);
  const hasMoment = isUndated(rows);
  const hasDates = rows.some(({ row }) => row.date);
  const onWhen = (change: Partial<GiftForAll["when"]>) => onChange({ when: { ...when, ...change } });
  return (
    <>
      {rows.some(({ row }) => !row.amount) && (
        <Field label={<FormattedMessage id="many.amountForAll" />} hint={offered(intl, terms)}>
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            maxLength={LONGEST_AMOUNT}
            value={amount}
            onChange={(event) => onChange({ amount: event.target.value })}
          />
        </Field>
      )}
      {hasMoment && (
        <MomentField
          id={DAY_FIELD}
          legend={hasDates && <FormattedMessage id="many.whenForAll" />}
          values={when}
          deliveryMethod={terms.method}
          error={errorText(dayProblem ?? undefined)}
          onChange={onWhen}
        />
      )}
      {hasDates && !(hasMoment && when.when === "later") && (
        <ZoneLine
          id="many-zone"
          zone={when.timezone}
          at={null}
          isOpen={zoneOpen}
          onOpen={() => setZoneOpen(true)}
          onChange={(timezone) => onWhen({ timezone })}
        />
      )}
      <GreetingField
        id="many-greeting"
        greetingToken={greetingToken}
        place={`many ${terms.productId}`}
        legend={<FormattedMessage id="many.greetingForAll" />}
        onChange={(token) => onChange({ greetingToken: token })}
      />
    </>
  );
}
