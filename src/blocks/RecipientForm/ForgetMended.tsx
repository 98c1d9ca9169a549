import { getIn, useFormikContext } from "formik";
import { useEffect, useRef } from "react";

/** Other fields that a field is validated by. */
const JUDGED_BY: Readonly<Record<string, readonly string[]>> = {
  emailRepeat: ["email"],
  phoneRepeat: ["phone"],
  phone: ["countryCode"],
  postCode: ["countryCode"],
  companyRegistrationId: ["vatCountry"],
  day: ["when", "time", "timezone"],
};

/**
 * For a form that is only validated when it is submitted: removes an error as soon as its field is changed, so that
 * nobody reads "Enter your name" beside their name. The next submit validates everything again.
 */
export function ForgetMended() {
  const { values, errors, setFieldError } = useFormikContext<object>();
  const before = useRef(values);
  useEffect(() => {
    const was = before.current;
    before.current = values;
    const isChanged = (path: string) => getIn(was, path) !== getIn(values, path);
    for (const path of pathsOf(errors)) {
      const at = path.lastIndexOf(".") + 1;
      const others = JUDGED_BY[path.slice(at)] ?? [];
      if ([path, ...others.map((name) => path.slice(0, at) + name)].some(isChanged)) setFieldError(path, undefined);
    }
  }, [values]); // eslint-disable-line react-hooks/exhaustive-deps -- only what is typed puts a mistake right
  return null;
}

/** The paths of the fields with errors: "terms", "billing.name". */
function pathsOf(errors: object, under = ""): string[] {
  return Object.entries(errors).flatMap(([key, error]) =>
    typeof error === "object" && error !== null ? pathsOf(error as object, `${under}${key}.`) : [under + key],
  );
}
