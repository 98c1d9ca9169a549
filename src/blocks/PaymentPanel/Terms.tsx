import { useFormikContext } from "formik";
import { useEffect } from "react";
import { FormattedMessage } from "react-intl";
import { Checkbox } from "~/components/Checkbox";
import { EditorialLink } from "~/components/EditorialLink";
import { useShopSettings } from "~/components/shopSettings";
import { fillLocale } from "~/domain/paths";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { useErrorText } from "../RecipientForm/useErrorText";

export const TERMS_ID = "terms";

interface TermsValues {
  terms: boolean;
}

/**
 * The checkbox for the terms, never ticked by default. Their link is outside the label, so that it does not tick it.
 */
export function Terms() {
  const { values, errors, submitCount, isValidating, setFieldValue } = useFormikContext<TermsValues>();
  const { termsUrl } = useShopSettings();
  const market = useAppSelector(selectMarket);
  const errorText = useErrorText();
  const onlyTerms = Object.keys(errors).length === 1 && errors.terms !== undefined;

  useEffect(() => {
    if (submitCount > 0 && !isValidating && onlyTerms) document.getElementById(TERMS_ID)?.focus();
  }, [submitCount, isValidating, onlyTerms]);

  return (
    <Checkbox
      id={TERMS_ID}
      name="terms"
      checked={values.terms}
      onChange={(event) => void setFieldValue("terms", event.target.checked)}
      label={<FormattedMessage id="terms.accept" />}
      aside={
        <EditorialLink href={fillLocale(termsUrl, market.locale)} market={market}>
          <FormattedMessage id="terms.read" />
        </EditorialLink>
      }
      error={errorText(errors.terms)}
    />
  );
}
