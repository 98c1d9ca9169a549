import { useFormikContext } from "formik";
import { useEffect, useEffectEvent } from "react";
import { FormattedMessage } from "react-intl";
import { Checkbox } from "~/components/Checkbox";
import { EditorialLink } from "~/components/EditorialLink";
import { useShopSettings } from "~/components/shopSettings";
import { fillLocale } from "~/domain/paths";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { useAttempt } from "../RecipientForm/useAttempt";
import { useErrorText } from "../RecipientForm/useErrorText";

export const TERMS_ID = "terms";

interface TermsValues {
  terms: boolean;
}

/**
 * The checkbox for the terms, never ticked by default. Their link is outside the label, so that it does not tick it.
 */
export function Terms() {
  const { values, errors, setFieldValue } = useFormikContext<TermsValues>();
  const { termsUrl } = useShopSettings();
  const market = useAppSelector(selectMarket);
  const errorText = useErrorText();
  const attempt = useAttempt();
  const lead = useEffectEvent(() => {
    if (errors.terms && Object.keys(errors).length === 1) document.getElementById(TERMS_ID)?.focus();
  });
  // Once for each press, and not when the last of the other mistakes is mended: whoever mends it is still typing there.
  useEffect(() => {
    if (attempt > 0) lead();
  }, [attempt]);
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
