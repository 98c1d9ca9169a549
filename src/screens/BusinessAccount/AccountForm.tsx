import { Form, Formik } from "formik";
import { useEffect, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { loadPhones } from "~/blocks/RecipientForm/recipientSchema";
import { Button } from "~/components/Button";
import { FailureText } from "~/components/FailureText";
import { Notice } from "~/components/Notice";
import { type BusinessAccount } from "~/domain/buyer";
import { selectSavedAccount, selectSaveFailure, selectSaving, selectUser } from "~/state/auth/selectors";
import { closeSaving, saveAccount } from "~/state/auth/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { AccountErrors } from "./AccountErrors";
import { AccountFields } from "./AccountFields";
import styles from "./AccountForm.module.css";
import { accountSchema } from "./accountSchema";
import { type AccountValues, inputOf, valuesOf } from "./accountValues";

interface AccountFormProps {
  /** The account to change; null for a new one. */
  account: BusinessAccount | null;
  onSaved: (saved: { id: string; name: string; isNew: boolean }) => void;
  onCancel: () => void;
}

/** All that is asked of a company (spec §3, "Account form"). What was typed stays until the server has taken it. */
export function AccountForm({ account, onSaved, onCancel }: AccountFormProps) {
  const dispatch = useAppDispatch();
  const { countryCode } = useAppSelector(selectMarket);
  const user = useAppSelector(selectUser);
  const saving = useAppSelector(selectSaving);
  const saved = useAppSelector(selectSavedAccount);
  const failure = useAppSelector(selectSaveFailure);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    dispatch(closeSaving());
    heading.current?.focus();
    return () => {
      dispatch(closeSaving());
    };
  }, [dispatch]);

  useEffect(() => {
    if (saved) onSaved({ id: saved.id, name: saved.department.name, isNew: account === null });
  }, [saved, account, onSaved]);

  const send = async (values: AccountValues) => {
    const { phone, countryCode: country } = values.company;
    const number = (await loadPhones()).toE164(phone, country) ?? phone;
    dispatch(saveAccount({ id: account?.id ?? null, input: inputOf(values, number) }));
  };
  const isRefused = failure && Object.keys(failure.fields).length === 0;
  return (
    <section className={styles.screen} aria-labelledby="account-form">
      <header className={styles.head}>
        <h2 id="account-form" ref={heading} tabIndex={-1}>
          {account ? (
            <FormattedMessage id="account.change" values={{ name: account.department.name }} />
          ) : (
            <FormattedMessage id="account.create" />
          )}
        </h2>
        <p className={styles.soft}>
          <FormattedMessage id={account ? "account.numberNote" : "account.reviewNote"} />
        </p>
      </header>
      <Formik
        initialValues={valuesOf(account, user, countryCode.toUpperCase())}
        validationSchema={accountSchema}
        validateOnChange={false}
        validateOnBlur={false}
        onSubmit={send}
      >
        <Form noValidate className={styles.form}>
          <AccountErrors failure={failure} />
          <AccountFields />
          <div role="alert">
            {isRefused && (
              <Notice tone="error" title={<FormattedMessage id="account.refused" />}>
                <FailureText failure={failure} />
              </Notice>
            )}
          </div>
          <div className={styles.actions}>
            <Button type="submit" variant="primary" pending={saving === "working" || saving === "left"}>
              <FormattedMessage id={account ? "account.save" : "account.send"} />
            </Button>
            <Button variant="quiet" onClick={onCancel}>
              <FormattedMessage id="dialog.cancel" />
            </Button>
          </div>
        </Form>
      </Formik>
    </section>
  );
}
