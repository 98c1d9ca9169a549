import { getIn, useFormikContext } from "formik";
import { type FocusEvent, type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { afterPress } from "~/components/afterPress";
import { useAnnounce } from "~/components/announce";
import { Button } from "~/components/Button";
import { meantEmail } from "~/domain/meantEmail";
import styles from "./RecipientForm.module.css";

interface MeantEmailProps {
  /** The input's id. */
  id: string;
  /** The path of the person in the form's values. */
  name: string;
  /** The field. */
  children: ReactNode;
}

/**
 * Asks below a field for an e-mail address, once it is left, whether another address was meant: a gift that goes to a
 * mistyped one reaches nobody, and cannot be called back.
 */
export function MeantEmail({ id, name, children }: MeantEmailProps) {
  const { values, setFieldValue } = useFormikContext<object>();
  const { formatMessage } = useIntl();
  const announce = useAnnounce();
  const person = getIn(values, name) as { email: string; emailRepeat?: string };
  const [left, setLeft] = useState<string | null>(null);
  const meant = left === person.email ? meantEmail(left) : null;

  const leaving = {
    onBlur: ({ target }: FocusEvent) => {
      if (target.id !== id) return;
      const { email } = person;
      // The question pushes down what is being pressed to leave the field.
      afterPress(() => {
        // The press may have left the form.
        if (!target.isConnected) return;
        setLeft(email);
        const asked = meantEmail(email);
        if (asked) announce(formatMessage({ id: "recipient.meantEmail" }, { email: asked }));
      });
    },
  };
  const take = () => {
    const repeated = person.emailRepeat === person.email && { emailRepeat: meant };
    void setFieldValue(name, { ...person, email: meant, ...repeated });
    document.getElementById(id)?.focus();
  };
  return (
    // Not a control: it only notices that the field is left.
    <div {...leaving}>
      {children}
      {meant && (
        <p className={styles.meant}>
          <Button size="s" onClick={take}>
            <FormattedMessage id="recipient.meantEmail" values={{ email: meant }} />
          </Button>
        </p>
      )}
    </div>
  );
}
