import { type FormEvent, useEffect, useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router";
import { SeeAllLink } from "~/blocks/SeeAllLink/SeeAllLink";
import { Badge } from "~/components/Badge";
import { Button } from "~/components/Button";
import { Notice } from "~/components/Notice";
import { RadioGroup } from "~/components/RadioGroup";
import { accountOfSlug } from "~/domain/accountSlug";
import { type BusinessAccount, companyName, mayPayByInvoice } from "~/domain/buyer";
import { businessAccountPath } from "~/domain/routes";
import { isBlocked } from "~/domain/userMode";
import { selectChosen } from "~/state/auth/selectors";
import { chooseAccount } from "~/state/auth/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import styles from "./BusinessAccount.module.css";

interface AccountPickerProps {
  accounts: readonly BusinessAccount[];
  urlSlug: string | null;
  /** The id of the account whose form was just open. */
  picked: string | null;
  onEdit: (account: BusinessAccount) => void;
}

/** The id of the button that opens the form of the picked account. */
export const EDIT_ID = "account-edit";

/** The value for "as a private person". */
const PRIVATE = "";

/** The choice of whom to shop for: a department, or oneself. The department that the address names is preselected. */
export function AccountPicker({ accounts, urlSlug, picked: before, onEdit }: AccountPickerProps) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const market = useAppSelector(selectMarket);
  const current = useAppSelector(selectChosen)?.id ?? PRIVATE;
  const named = urlSlug === null ? null : accountOfSlug(accounts, urlSlug);
  const [own, setOwn] = useState<string | null>(before);
  const [wanted, setWanted] = useState<string | null>(null);
  const [seen, setSeen] = useState(current);
  const nowId = useId();

  // The account was changed elsewhere: what was picked here is dropped.
  if (seen !== current) {
    setSeen(current);
    if (wanted !== current) {
      setWanted(null);
      setOwn(null);
    }
  }

  const isUnknown = urlSlug !== null && !named;
  const place = businessAccountPath(market);
  useEffect(() => {
    if (isUnknown) void navigate(place, { replace: true });
  }, [isUnknown, navigate, place]);

  const picked = own ?? named?.id ?? current;
  const account = accounts.find(({ id }) => id === picked);
  const isCurrent = picked === current;
  const mayNotBuy = account !== undefined && isBlocked(account);
  const isNew = wanted === current && !mayNotBuy;
  // The account that the person shops for could not be read: it is kept, and the others can be picked.
  const isUnread = !account && picked !== PRIVATE;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isCurrent) return;
    setWanted(picked);
    dispatch(chooseAccount(picked === PRIVATE ? null : picked));
  };
  return (
    <form className={styles.part} onSubmit={submit}>
      <RadioGroup
        name="account"
        variant="cards"
        legend={<FormattedMessage id="account.whom" />}
        value={picked}
        onChange={setOwn}
        options={[
          ...accounts.map((each) => ({
            value: each.id,
            label: companyName(each),
            hint: (
              <>
                <FormattedMessage id="account.number" values={{ number: each.department.companyRegistrationId }} />
                <Statuses account={each} />
              </>
            ),
          })),
          {
            value: PRIVATE,
            label: formatMessage({ id: "account.private" }),
            hint: formatMessage({ id: "account.privateHint" }),
          },
        ]}
      />
      <div role="status" id={nowId}>
        {isCurrent && (
          <Notice
            tone={mayNotBuy ? "warning" : isNew ? "success" : "info"}
            title={
              account ? (
                <FormattedMessage
                  id={mayNotBuy ? "account.blockedTitle" : "account.nowFor"}
                  values={{ name: <bdi>{companyName(account)}</bdi> }}
                />
              ) : (
                <FormattedMessage id={isUnread ? "account.shoppingForCompany" : "account.nowPrivate"} />
              )
            }
            actions={!mayNotBuy && <SeeAllLink size="s" />}
          >
            {isNew && <FormattedMessage id={account ? "account.ownBasket" : "account.basketBack"} />}
          </Notice>
        )}
      </div>
      <div className={styles.actions}>
        {!isUnread && (
          <Button
            type="submit"
            variant="primary"
            pending={wanted === picked && !isCurrent}
            unavailable={isCurrent}
            aria-describedby={isCurrent ? nowId : undefined}
          >
            {account ? (
              <FormattedMessage id="account.shopFor" values={{ name: <bdi>{companyName(account)}</bdi> }} />
            ) : (
              <FormattedMessage id="account.shopPrivately" />
            )}
          </Button>
        )}
        {account && !mayNotBuy && (
          <Button id={EDIT_ID} icon="edit" onClick={() => onEdit(account)}>
            <FormattedMessage id="account.edit" />
          </Button>
        )}
      </div>
    </form>
  );
}

/** The status of an account, as text; the colour is only an addition. */
function Statuses({ account }: { account: BusinessAccount }) {
  const { department } = account;
  if (isBlocked(account)) {
    return (
      <span className={styles.statuses}>
        <Badge tone="warning">
          <FormattedMessage id="account.blocked" />
        </Badge>
      </span>
    );
  }
  const isPending = department.status === "PendingReview";
  // Of a status that is new to the shop nothing is said.
  const isActive = account.status === "Active" && department.status === "Active";
  const isByInvoice = mayPayByInvoice(account);
  return (
    <span className={styles.statuses}>
      {isPending && (
        <Badge tone="warning">
          <FormattedMessage id="account.pending" />
        </Badge>
      )}
      {isActive && (
        <Badge tone="accent">
          <FormattedMessage id="account.active" />
        </Badge>
      )}
      <Badge tone={isByInvoice ? "accent" : "neutral"}>
        <FormattedMessage id={isByInvoice ? "account.invoice" : "account.noInvoice"} />
      </Badge>
    </span>
  );
}
