import { type IntlShape } from "react-intl";
import { listFormat } from "~/domain/formats";
import { rangeOf } from "~/domain/amount";
import { formatOption } from "~/domain/price";
import { type CellProblem, type RowTerms } from "~/domain/recipientRow";
import { type Column } from "~/domain/recipientHeadings";
import { rangeTexts } from "../PurchaseForm/AmountField";
import { FIELD_TEXTS } from "../RecipientForm/fieldTexts";

const TEXTS = {
  name: FIELD_TEXTS.name,
  email: FIELD_TEXTS.email,
  phone: FIELD_TEXTS.phone,
  amount: { required: "purchase.amountRequired", invalid: "many.amountInvalid" },
  date: { invalid: "many.dateInvalid", past: "purchase.dayPast", tooLate: "purchase.dayTooLate" },
} as const satisfies Record<Column, Partial<Record<CellProblem, string>>>;

type TextId = { [C in Column]: (typeof TEXTS)[C][keyof (typeof TEXTS)[C]] }[Column];

/** The error text for a cell. */
export function cellText(intl: IntlShape, column: Column, problem: CellProblem, terms: RowTerms): string {
  if (problem === "notOffered") return offered(intl, terms);
  const texts: Partial<Record<CellProblem, TextId>> = TEXTS[column];
  return intl.formatMessage({ id: texts[problem] ?? texts.invalid ?? "many.amountInvalid" });
}

/** The offered amounts in words: from the lowest in steps to the highest, or a list; or that none is in stock. */
export function offered({ formatMessage }: IntlShape, { inventory, locale }: RowTerms): string {
  const free = inventory.find((entry) => rangeOf(entry));
  const range = free && rangeOf(free);
  if (range) return formatMessage({ id: "purchase.amountOutside" }, rangeTexts(range, free.priceCurrency, locale));
  if (inventory.length === 0) return formatMessage({ id: "product.outOfStock" });
  const values = inventory.flatMap(({ price, priceCurrency }) =>
    price == null ? [] : [formatOption(price, priceCurrency, locale)],
  );
  const list = listFormat(locale, { type: "disjunction" }).format(values);
  return formatMessage({ id: "many.amountNotOffered" }, { offered: list });
}
