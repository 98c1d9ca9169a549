import { useFormikContext } from "formik";
import { useState } from "react";

/**
 * How often the form was submitted, for its error summary. Formik counts a submit before it validates: until that is
 * done, the errors are outdated, and the focus must not go to them.
 */
export function useAttempt(): number {
  const { submitCount, isValidating } = useFormikContext();
  const [checked, setChecked] = useState(submitCount);
  if (!isValidating && checked !== submitCount) setChecked(submitCount);
  return checked;
}
