import { Form, Formik, type FormikProps, useFormikContext } from "formik";
import { useId, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { ownZone } from "~/components/ownZone";
import { type Delivery } from "~/domain/basket";
import { type Failure } from "~/domain/failure";
import { changeMoment } from "~/state/basket/slice";
import { CHECKED_WHEN_SENT } from "../RecipientForm/checkedWhenSent";
import { ForgetMended } from "../RecipientForm/ForgetMended";
import { useErrorText } from "../RecipientForm/useErrorText";
import { WhenField } from "../When/WhenField";
import { instantOfWhen, whenOf, whenProblem, type WhenValues } from "../When/whenValues";
import { ChangeDialog } from "./ChangeDialog";
import styles from "./ChangeDialog.module.css";
import { ChangeErrors } from "./ChangeErrors";
import { useChangeDialog } from "./useChangeDialog";

interface MomentDialogProps {
  delivery: Delivery;
  /** The ids of the lines to change. */
  lineIds: readonly string[];
  onClose: () => void;
}

type Values = WhenValues & { deliveryMethod: string };

/** Changes the date on which gifts in the basket are sent. */
export function MomentDialog({ delivery, lineIds, onClose }: MomentDialogProps) {
  const formId = useId();
  const dayId = `${formId}-day`;
  const state = useChangeDialog(onClose);
  const form = useRef<FormikProps<Values>>(null);
  const { deliveryMethod } = delivery;
  const [initialValues] = useState(() => {
    const when = whenOf(delivery, { timezone: ownZone(), now: Date.now() });
    return { ...when, deliveryMethod };
  });
  const check = (values: Values) => {
    const day = whenProblem(values, deliveryMethod);
    return day ? { day } : {};
  };
  const submit = (values: Values) =>
    state.send(
      () => {
        const deliveryDate = instantOfWhen(values, deliveryMethod, Date.now());
        return Promise.resolve(changeMoment({ lineIds, deliveryDate, timezone: values.timezone }));
      },
      () => form.current?.values === values,
    );
  return (
    <Formik<Values>
      innerRef={form}
      initialValues={initialValues}
      validate={check}
      {...CHECKED_WHEN_SENT}
      onSubmit={submit}
    >
      <ChangeDialog
        state={state}
        formId={formId}
        title={<FormattedMessage id="basket.changeDate" />}
        save={<FormattedMessage id="basket.saveDate" />}
      >
        <Form id={formId} noValidate className={styles.form}>
          <ForgetMended />
          <MomentErrors dayId={dayId} failure={state.failure} />
          <WhenField id={dayId} />
        </Form>
      </ChangeDialog>
    </Formik>
  );
}

function MomentErrors({ dayId, failure }: { dayId: string; failure: Failure | null }) {
  const { errors } = useFormikContext<Values>();
  const errorText = useErrorText();
  return <ChangeErrors fieldId={dayId} error={errorText(errors.day)} failure={failure} />;
}
