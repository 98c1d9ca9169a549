import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "~/components/Button";
import { Notice } from "~/components/Notice";
import { type Basket, type BasketIssue } from "~/domain/basket";
import { type Remedy, remediesOf } from "~/domain/issueRemedies";
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

interface LineIssueProps {
  /** Null: the line itself cannot be read. */
  issue: BasketIssue | null;
  /** The line the issue stands at; none when it is about the whole basket. */
  lineId?: string;
  basket: Basket;
  readOnly: boolean;
}

/**
 * What keeps a line from being paid, and the ways out. A kind of issue this shop does not know blocks just the same.
 */
export function LineIssue({ issue, lineId, basket, readOnly }: LineIssueProps) {
  const known: BasketIssue = issue ?? { type: "", relatedTo: lineId };
  const remedies = readOnly ? [] : remediesOf(known, basket);
  const text = issue ? textOf(issue.type, lineId) : "issue.unreadable";
  return (
    <Notice
      tone="warning"
      actions={remedies.length > 0 && remedies.map((remedy) => <RemedyButton key={keyOf(remedy)} remedy={remedy} />)}
    >
      <FormattedMessage id={text} />
      {text === "issue.ofBasket" && <ContactUs />}
    </Notice>
  );
}

function textOf(type: string, lineId: string | undefined) {
  // Without its line only the countries can be spoken of.
  if (!lineId && type !== "MultipleRecipientCountries") return "issue.ofBasket";
  if (!Object.hasOwn(TEXTS, type)) return "issue.unknown";
  return TEXTS[type as keyof typeof TEXTS];
}

const keyOf = (remedy: Remedy) => (remedy.kind === "keepOnly" ? remedy.countryCode : remedy.kind);

function RemedyButton({ remedy }: { remedy: Remedy }) {
  const dispatch = useAppDispatch();
  const { locale } = useIntl();
  return (
    <Button
      size="s"
      onClick={({ currentTarget }) => {
        focusOnLineOf(currentTarget);
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
