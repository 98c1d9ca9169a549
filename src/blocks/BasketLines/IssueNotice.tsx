import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "~/components/Button";
import { Notice } from "~/components/Notice";
import { type Basket, type BasketIssue } from "~/domain/basket";
import { isAllGone, type Remedy, remediesOf } from "~/domain/issueRemedies";
import { ownEntry } from "~/domain/ownEntry";
import { changeQuantity, keepOnlyCountry, removeLine } from "~/state/basket/slice";
import { useAppDispatch } from "~/state/hooks";
import { countryName } from "~/domain/names";
import { ContactUs } from "../ContactUs/ContactUs";
import { focusOnLineOf } from "./focusOnLine";

const TEXTS = {
  MultipleRecipientCountries: "issue.multipleRecipientCountries",
  ProductNotAllowedWhileRedeeming: "issue.notWhileRedeeming",
  OutOfStock: "issue.outOfStock",
} as const;

export interface LineIssueProps {
  /** Null if the problem is that the line itself cannot be read. */
  issue: BasketIssue | null;
  /** The line that shows the issue; none for an issue of the whole basket. */
  lineId?: string;
  basket: Basket;
  readOnly: boolean;
}

/** What keeps a line from being paid, with its remedies. An unknown type of issue blocks the payment too. */
export function IssueNotice({ issue, lineId, basket, readOnly }: LineIssueProps) {
  const known: BasketIssue = issue ?? { type: "", relatedTo: lineId };
  const remedies = readOnly ? [] : remediesOf(known, basket);
  const text = issue ? textOf(issue, lineId, basket) : "issue.unreadable";
  return (
    <Notice
      tone="warning"
      actions={remedies.length > 0 && remedies.map((remedy) => <RemedyButton key={keyOf(remedy)} remedy={remedy} />)}
    >
      <FormattedMessage id={text} values={{ codes: basket.vouchers.length }} />
      {text === "issue.ofBasket" && <ContactUs />}
    </Notice>
  );
}

function textOf(issue: BasketIssue, lineId: string | undefined, basket: Basket) {
  const { type } = issue;
  // For an unknown line there is only a text about countries.
  if (!lineId && type !== "MultipleRecipientCountries") return "issue.ofBasket";
  if (type === "OutOfStock" && isAllGone(issue, basket)) return "issue.soldOut";
  return ownEntry(TEXTS, type) ?? "issue.unknown";
}

const keyOf = (remedy: Remedy) => (remedy.kind === "keepOnly" ? remedy.countryCode : remedy.kind);

function RemedyButton({ remedy }: { remedy: Remedy }) {
  const dispatch = useAppDispatch();
  const { locale } = useIntl();
  return (
    <Button
      size="s"
      onClick={(event) => {
        focusOnLineOf(event);
        dispatch(changeOf(remedy));
      }}
    >
      {remedy.kind === "keepOnly" ? (
        <FormattedMessage id="issue.keepOnly" values={{ country: countryName(remedy.countryCode, locale) }} />
      ) : remedy.kind === "reduce" ? (
        <FormattedMessage id="issue.reduce" values={{ count: remedy.quantity }} />
      ) : (
        <FormattedMessage id="issue.remove" />
      )}
    </Button>
  );
}

function changeOf(remedy: Remedy) {
  if (remedy.kind === "keepOnly") return keepOnlyCountry(remedy.countryCode);
  return remedy.kind === "reduce" ? changeQuantity(remedy) : removeLine(remedy.lineId);
}
