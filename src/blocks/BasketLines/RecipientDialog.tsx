import { Form, Formik } from "formik";
import { useEffect, useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import { object } from "yup";
import { Button } from "~/components/Button";
import { Dialog } from "~/components/Dialog";
import { type Delivery } from "~/domain/basket";
import { recipientOf, type RecipientForm as Draft } from "~/domain/delivery";
import { selectBasketWaiting, selectChangeFailure } from "~/state/basket/selectors";
import { changeRecipient } from "~/state/basket/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { useCountries } from "../Countries/useCountries";
import { RecipientForm } from "../RecipientForm/RecipientForm";
import { loadPhones, recipientSchema } from "../RecipientForm/recipientSchema";
import styles from "./RecipientDialog.module.css";
import { RecipientErrors } from "./RecipientErrors";

/** Gives the gifts of a delivery to somebody else, or to a better address. */
export function RecipientDialog({ delivery, onClose }: { delivery: Delivery; onClose: () => void }) {
  const market = useAppSelector(selectMarket);
  const dispatch = useAppDispatch();
  const formId = useId();
  const method = delivery.deliveryMethod;
  const countries = useCountries();
  const [open, setOpen] = useState(true);
  const [sent, setSent] = useState(false);
  const [attempted, setAttempted] = useState(false);
  const waiting = useAppSelector(selectBasketWaiting);
  const failure = useAppSelector(selectChangeFailure);
  const [wasWaiting, setWasWaiting] = useState(waiting);
  if (wasWaiting !== waiting) {
    setWasWaiting(waiting);
    if (sent && !waiting) {
      setSent(false);
      if (!failure) setOpen(false);
    }
  }
  useEffect(() => {
    if (open) return;
    // The dialog plays its closing before it goes.
    const timer = setTimeout(onClose, 350);
    return () => clearTimeout(timer);
  }, [open, onClose]);

  const submit = async ({ recipient }: { recipient: Draft }) => {
    const phone = recipient.phone.trim() && (await loadPhones()).toE164(recipient.phone, recipient.countryCode);
    setSent(true);
    setAttempted(true);
    dispatch(
      changeRecipient({ deliveryId: delivery.id, recipient: { ...recipient, phone: phone || recipient.phone } }),
    );
  };
  return (
    <Formik
      initialValues={{ recipient: recipientOf(delivery, market.countryCode) }}
      validationSchema={object({ recipient: recipientSchema(method) })}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={submit}
    >
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={<FormattedMessage id="basket.changeRecipient" />}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>
              <FormattedMessage id="dialog.cancel" />
            </Button>
            <Button variant="primary" type="submit" form={formId} pending={sent}>
              <FormattedMessage id="recipient.save" />
            </Button>
          </>
        }
      >
        <Form id={formId} noValidate className={styles.form}>
          <RecipientErrors method={method} idPrefix="change" failure={attempted && !sent ? failure : null} />
          <RecipientForm method={method} idPrefix="change" countries={countries} except={delivery.id} />
        </Form>
      </Dialog>
    </Formik>
  );
}
