import { type FormikErrors, setIn, validateYupSchema, yupToFormErrors } from "formik";
import { useEffect } from "react";
import { type ObjectSchema } from "yup";
import { loadChunk } from "~/components/loadChunk";
import { UNREACHED } from "./fieldTexts";

/**
 * The check of a form, whose rules and their library are loaded once the form stands. Answers the errors as Formik
 * wants them; if the rules could not be loaded, an error at the field `toldAt`, and the next check loads them again.
 *
 * `load` must be the same function each time; `schemaOf` gets the loaded module and the values.
 */
export function useRules<Rules, Values extends object>(
  load: () => Promise<Rules>,
  schemaOf: (rules: Rules, values: Values) => ObjectSchema<object>,
  toldAt: string,
) {
  useEffect(() => {
    // The check loads them again, and tells.
    loadChunk(load).catch(() => undefined);
  }, [load]);
  return async (values: Values): Promise<FormikErrors<Values>> => {
    const rules = await loadChunk(load).catch(() => null);
    if (!rules) return setIn({}, toldAt, UNREACHED) as FormikErrors<Values>;
    try {
      await validateYupSchema(values, schemaOf(rules, values));
      return {};
    } catch (error) {
      // Formik would take any other error for none.
      if (!(error instanceof Error && error.name === "ValidationError")) throw error;
      return yupToFormErrors<Values>(error);
    }
  };
}
