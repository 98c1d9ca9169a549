import { Form, Formik, type FormikProps } from "formik";
import { useEffect, useId, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { ownZone } from "~/components/ownZone";
import { Skeleton } from "~/components/Skeleton";
import { type BasketLine } from "~/domain/basketLines";
import { type Extras, recipientOf, takesGreeting, takesWrapping } from "~/domain/delivery";
import { selectBasketWaiting } from "~/state/basket/selectors";
import { changeRecipient } from "~/state/basket/slice";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { useCountries } from "../Countries/useCountries";
import { useLosesExtras } from "../Gift/LosesExtras";
import { CHECKED_WHEN_SENT } from "../RecipientForm/checkedWhenSent";
import { ForgetMended } from "../RecipientForm/ForgetMended";
import { withInternationalPhone } from "../RecipientForm/internationalPhone";
import { RecipientForm } from "../RecipientForm/RecipientForm";
import { useRules } from "../RecipientForm/useRules";
import { instantOfWhen, whenSentBy } from "../When/whenValues";
import { ChangeDialog } from "./ChangeDialog";
import styles from "./ChangeDialog.module.css";
import { FocusFirst } from "./FocusFirst";
import { RecipientErrors } from "./RecipientErrors";
import { type ReaddressValues } from "./readdressValues";
import { useChangeDialog } from "./useChangeDialog";
import { useWays } from "./useWays";
import { WayField } from "./WayField";

const loadRules = () => import("../RecipientForm/recipientSchema");

interface RecipientDialogProps {
  /** The lines to change, all of one delivery. */
  lines: readonly [BasketLine, ...BasketLine[]];
  onClose: () => void;
}

/** Changes the recipient of gifts in the basket, or the delivery method of a card. */
export function RecipientDialog({ lines, onClose }: RecipientDialogProps) {
  const market = useAppSelector(selectMarket);
  const formId = useId();
  const countries = useCountries();
  const state = useChangeDialog(onClose);
  const form = useRef<FormikProps<ReaddressValues>>(null);
  /** The delivery method that was last saved here. */
  const savedWay = useRef<string | null>(null);
  const [first] = lines;
  const { ways, loading } = useWays(lines.length === 1 ? first : null);
  const extras: Extras = {
    greetingToken: first.greeting?.greetingToken ?? null,
    wrappingId: first.wrapping?.wrappingId ?? null,
  };
  /** The extras of the line when the method was chosen; the person has agreed to losing those. */
  const agreed = useRef(extras);
  const { delivery } = first;
  const initialValues: ReaddressValues = {
    recipient: recipientOf(delivery, market.countryCode),
    deliveryMethod: delivery.deliveryMethod,
    stockKeepingUnit: first.line.stockKeepingUnit,
  };

  const check = useRules(
    loadRules,
    ({ formSchema }, { deliveryMethod }: ReaddressValues) => formSchema(deliveryMethod, market.countryCode),
    "recipient.name",
  );
  const asked = async ({ recipient, deliveryMethod, stockKeepingUnit }: ReaddressValues) => {
    const sent = await withInternationalPhone(recipient, deliveryMethod, market.countryCode);
    const here = { timezone: ownZone(), now: Date.now() };
    const isSameWay = deliveryMethod === (savedWay.current ?? delivery.deliveryMethod);
    const when = isSameWay ? null : whenSentBy(deliveryMethod, delivery, here);
    const deliveryDate = when && instantOfWhen(when, deliveryMethod, here.now);
    return changeRecipient({
      lineIds: lines.map(({ line }) => line.lineId),
      recipient: sent,
      ...(when && { way: { deliveryMethod, stockKeepingUnit, deliveryDate, timezone: when.timezone } }),
    });
  };
  const save = (values: ReaddressValues) =>
    state.send(
      () => asked(values),
      () => {
        savedWay.current = values.deliveryMethod;
        return form.current?.values === values;
      },
    );
  const onTake = (from: string) => {
    const { greetingToken, wrappingId } = agreed.current;
    agreed.current = {
      greetingToken: takesGreeting(from) ? extras.greetingToken : greetingToken,
      wrappingId: takesWrapping(from) ? extras.wrappingId : wrappingId,
    };
  };
  const { choose: saveBy, question } = useLosesExtras(() => {
    agreed.current = extras;
    if (form.current) void save(form.current.values);
  });
  // A greeting or wrapping may still be being added to the line, or have been added since the method was chosen: saving
  // waits for that, to ask about what would be lost.
  const waiting = useAppSelector(selectBasketWaiting);
  const [isHeld, setHeld] = useState(false);
  const submit = ({ deliveryMethod }: ReaddressValues) => {
    if (waiting && deliveryMethod !== delivery.deliveryMethod) return setHeld(true);
    const { greetingToken, wrappingId } = agreed.current;
    saveBy(deliveryMethod, {
      greetingToken: extras.greetingToken === greetingToken ? null : extras.greetingToken,
      wrappingId: extras.wrappingId === wrappingId ? null : extras.wrappingId,
    });
  };
  const [heldBefore, setHeldBefore] = useState(0);
  if (isHeld && !waiting) {
    setHeld(false);
    setHeldBefore(heldBefore + 1);
  }
  useEffect(() => {
    if (heldBefore > 0) void form.current?.submitForm();
  }, [heldBefore]);
  return (
    <Formik innerRef={form} initialValues={initialValues} validate={check} {...CHECKED_WHEN_SENT} onSubmit={submit}>
      {({ values: { deliveryMethod } }) => (
        <ChangeDialog
          state={{ ...state, pending: state.pending || isHeld }}
          formId={formId}
          title={<FormattedMessage id="basket.changeRecipient" />}
          save={<FormattedMessage id="recipient.save" />}
        >
          {question}
          <Form id={formId} noValidate className={styles.form}>
            <ForgetMended />
            <RecipientErrors method={deliveryMethod} idPrefix="change" failure={state.failure} />
            {loading ? (
              // The methods are above the fields, and would shift them if they came later.
              <Skeleton shape="block" height="30rem" />
            ) : (
              <>
                <FocusFirst formId={formId} />
                <WayField entry={first} ways={ways} onTake={onTake} />
                <RecipientForm method={deliveryMethod} idPrefix="change" countries={countries} except={delivery.id} />
              </>
            )}
          </Form>
        </ChangeDialog>
      )}
    </Formik>
  );
}
