import { useCallback, useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "~/components/Button";
import { lazyPart } from "~/components/lazyPart";
import { Notice } from "~/components/Notice";
import { PartPlace } from "~/components/PartPlace";
import { Skeleton } from "~/components/Skeleton";
import { type BusinessAccount } from "~/domain/buyer";
import { selectAccountDraft } from "~/state/accountDraft/selectors";
import { useAppSelector } from "~/state/hooks";
import styles from "./BusinessAccount.module.css";
import { type Saved } from "./AccountForm";
import { EDIT_ID, AccountPicker } from "./AccountPicker";

const AccountForm = lazyPart(() => import("./AccountForm"), "AccountForm");

const CREATE_ID = "account-create";

interface AccountsProps {
  accounts: readonly BusinessAccount[];
  /** Some could not be read, so that no accounts does not mean that there are none. */
  isIncomplete: boolean;
  urlSlug: string | null;
}

/** The person's accounts to choose from, and the form to create or change one. */
export function Accounts({ accounts, isIncomplete, urlSlug }: AccountsProps) {
  const draft = useAppSelector(selectAccountDraft);
  // A form that was left unfinished, for example when the session ended, is open again.
  const [form, setForm] = useState<{ account: BusinessAccount | null; taken?: Saved } | null>(() => {
    const account = accounts.find(({ id }) => id === draft?.accountId) ?? null;
    return draft && (account || draft.accountId === null) ? { account } : null;
  });
  const [left, setLeft] = useState<BusinessAccount | null>(null);
  const [saved, setSaved] = useState<Saved | null>(null);
  const told = useRef<HTMLDivElement>(null);

  const open = (account: BusinessAccount | null) => {
    setSaved(null);
    setForm({ account });
  };
  const cancel = () => {
    const account = form?.account ?? null;
    setForm(null);
    setLeft(account);
    // Focuses the button that led here, once it is rendered again.
    requestAnimationFrame(() => document.getElementById(account ? EDIT_ID : CREATE_ID)?.focus());
  };
  const onSaved = useCallback((what: Saved) => {
    setForm(null);
    setSaved(what);
  }, []);
  const onGoesOn = useCallback((account: BusinessAccount, taken: Saved) => setForm({ account, taken }), []);
  useEffect(() => {
    if (saved) told.current?.focus();
  }, [saved]);

  const hasSome = accounts.length > 0 || isIncomplete;
  if (form) {
    return (
      <PartPlace waiting={<Skeleton shape="block" height="32rem" />}>
        <AccountForm
          account={form.account}
          taken={form.taken ?? null}
          onSaved={onSaved}
          onGoesOn={onGoesOn}
          onCancel={cancel}
        />
      </PartPlace>
    );
  }
  return (
    <>
      {saved && (
        <div ref={told} tabIndex={-1} className={styles.told}>
          <Notice
            tone="success"
            title={
              <FormattedMessage id={saved.isNew ? "account.saved" : "account.changed"} values={{ name: saved.name }} />
            }
          >
            {saved.isNew && <FormattedMessage id="account.savedText" />}
          </Notice>
        </div>
      )}
      {hasSome ? (
        <AccountPicker
          key={saved?.id}
          accounts={accounts}
          urlSlug={urlSlug}
          picked={saved?.id ?? left?.id ?? null}
          onEdit={open}
        />
      ) : (
        <div className={styles.part}>
          <h2>
            <FormattedMessage id="account.none" />
          </h2>
          <p className={styles.soft}>
            <FormattedMessage id="account.noneText" />
          </p>
        </div>
      )}
      <div className={hasSome ? styles.another : styles.actions}>
        {hasSome && (
          <>
            <h2>
              <FormattedMessage id="account.another" />
            </h2>
            <p className={styles.soft}>
              <FormattedMessage id="account.reviewNote" />
            </p>
          </>
        )}
        <Button id={CREATE_ID} variant={hasSome ? "secondary" : "primary"} icon="plus" onClick={() => open(null)}>
          <FormattedMessage id="account.create" />
        </Button>
      </div>
    </>
  );
}
