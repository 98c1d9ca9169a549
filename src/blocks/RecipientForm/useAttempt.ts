import { useFormikContext } from "formik";
import { useState } from "react";

/**
 * How often the form was sent, for its summary of errors. Formik counts a press before it checks the fields: until that
 * is done, the errors on screen are those of the time before, and nobody is to be led to them.
 */
export function useAttempt(): number {
  const { submitCount, isValidating } = useFormikContext();
  const [checked, setChecked] = useState(submitCount);
  if (!isValidating && checked !== submitCount) setChecked(submitCount);
  return checked;
}
