import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "~/components/Button";
import { Notice } from "~/components/Notice";
import { type Basket, type BasketIssue } from "~/domain/basket";
import { keepOnlyCountry, removeLine } from "~/state/basket/slice";
import { useAppDispatch } from "~/state/hooks";
import { countryName } from "../MarketPicker/names";

const TEXTS = {
  MultipleRecipientCountries: "issue.multipleRecipientCountries",
  ProductNotAllowedWhileRedeeming: "issue.notWhileRedeeming",
  OutOfStock: "issue.outOfStock",
} as const;

interface LineIssueProps {
  /** Null: the line itself cannot be read. */
  issue: BasketIssue | null;
  basket: Basket;
  readOnly: boolean;
}

/** What keeps a line from being paid, and the ways out. A kind of issue this shop does not know blocks just the same. */
export function LineIssue({ issue, basket, readOnly }: LineIssueProps) {
  const type = issue?.type ?? "";
  const text = Object.hasOwn(TEXTS, type)
    ? TEXTS[type as keyof typeof TEXTS]
    : issue
      ? "issue.unknown"
      : "issue.unreadable";
  return (
    <Notice tone="warning" actions={!readOnly && issue ? <Remedies issue={issue} basket={basket} /> : undefined}>
      <FormattedMessage id={text} />
    </Notice>
  );
}

function Remedies({ issue, basket }: { issue: BasketIssue; basket: Basket }) {
  const dispatch = useAppDispatch();
  const { locale } = useIntl();
  if (issue.type === "MultipleRecipientCountries") {
    return recipientCountries(basket).map((country) => (
      <Button key={country} size="s" onClick={() => dispatch(keepOnlyCountry(country))}>
        <FormattedMessage id="issue.keepOnly" values={{ country: countryName(country, locale) }} />
      </Button>
    ));
  }
  if (issue.type !== "ProductNotAllowedWhileRedeeming" || !issue.relatedTo) return null;
  const lineId = issue.relatedTo;
  return (
    <Button size="s" onClick={() => dispatch(removeLine(lineId))}>
      <FormattedMessage id="issue.remove" />
    </Button>
  );
}

/** The countries to which parcels of this basket go, in the order of the lines. */
function recipientCountries({ deliveries }: Basket): string[] {
  const countries = deliveries.map((delivery) => delivery.recipientAddress?.countryCode?.toUpperCase());
  return [...new Set(countries.filter((country): country is string => Boolean(country)))];
}
