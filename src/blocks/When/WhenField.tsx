import { useFormikContext } from "formik";
import { useErrorText } from "../RecipientForm/useErrorText";
import { MomentField } from "./MomentField";
import { type WhenValues } from "./whenValues";

/** When the gift of a form is sent. */
export function WhenField({ id }: { id: string }) {
  const { values, errors, setValues } = useFormikContext<WhenValues & { deliveryMethod: string }>();
  const errorText = useErrorText();
  return (
    <MomentField
      id={id}
      values={values}
      deliveryMethod={values.deliveryMethod}
      error={errorText(errors.day)}
      onChange={(change) => void setValues({ ...values, ...change })}
    />
  );
}
