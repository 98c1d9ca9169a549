/**
 * For Formik: nobody is told of a mistake before they press the button. `ForgetMended` then takes away what was mended.
 */
export const CHECKED_WHEN_SENT = { validateOnChange: false, validateOnBlur: false } as const;
