import { amountProblem, rangeOf } from "./amount";
import { parseAmount } from "./typedAmount";
import { emptyRecipient } from "./delivery";
import { dateProblem, firstDay, instantOf } from "./deliveryDate";
import { type InventoryEntry } from "./product";
import { type PurchaseDraft } from "./purchaseDraft";
import { emailProblem, type FieldProblem, nameProblem } from "./recipientCheck";
import { type Column } from "./recipientHeadings";
import { type RecipientRow } from "./recipientTable";
import { momentOf } from "./tableMoment";
import { tally } from "./tally";
import { cleanWord, phoneText } from "./typedText";

/** What all recipients of a table get, and how its cells are to be read. */
export interface RowTerms {
  productId: string;
  method: "Email" | "Sms";
  inventory: readonly InventoryEntry[];
  /** The amount, as it was typed, for rows that have none of their own. */
  amount: string;
  /** The BCP 47 tag that decides how amounts and dates are read. */
  locale: string;
  countryCode: string;
  /** The IANA zone of the dates. */
  timezone: string;
  /** When rows without a date of their own are sent: an ISO instant; null for now. */
  deliveryDate: string | null;
  now: number;
  /** The international form of a phone number; null when it is not valid. */
  toE164: (typed: string) => string | null;
}

export type CellProblem = FieldProblem | "notOffered" | "past" | "tooLate";

/** The columns that a delivery method needs, in the order they are shown. */
export function columnsFor(method: RowTerms["method"]): Column[] {
  return ["name", method === "Sms" ? "phone" : "email", "amount", "date"];
}

/** What is wrong with the cells of a row; empty when it can be sent. */
export function rowProblems(row: RecipientRow, terms: RowTerms): Partial<Record<Column, CellProblem>> {
  const found: Record<Column, CellProblem | null> = {
    name: nameProblem(row.name),
    email: terms.method === "Email" ? emailProblem(row.email) : null,
    phone: terms.method === "Sms" ? phoneProblem(row.phone, terms) : null,
    amount: amountCellProblem(row.amount, terms),
    date: dateCellProblem(row.date, terms),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem));
}

function phoneProblem(phone: string, { toE164 }: RowTerms): CellProblem | null {
  if (!phoneText(phone)) return "required";
  return toE164(phone) ? null : "invalid";
}

/** The amount of a row and the inventory entry that offers it; null when none does. */
function offerOf(typed: string, { inventory, amount, locale }: RowTerms) {
  const value = parseAmount(typed.trim() || amount, locale, inventory[0]?.priceCurrency);
  if (value === null) return null;
  const entry = inventory.find((one) => {
    const range = rangeOf(one);
    return range ? amountProblem(range, value) === null : one.price === value;
  });
  return entry && { entry, value };
}

function amountCellProblem(typed: string, terms: RowTerms): CellProblem | null {
  const text = typed.trim() || terms.amount.trim();
  if (!text) return "required";
  if (offerOf(typed, terms)) return null;
  // One of another currency is an amount too.
  const currencies = [terms.inventory[0]?.priceCurrency, null];
  return currencies.some((one) => parseAmount(text, terms.locale, one) !== null) ? "notOffered" : "invalid";
}

/** A date sooner than this means now: it would have passed before the basket is paid. */
const SOON_MS = 10 * 60_000;

/** The instant of a row's date, or that of rows without one; null means now, also for a date that is about to come. */
function instantOfRow(text: string, { locale, timezone, deliveryDate, now }: RowTerms): string | null {
  if (!text.trim()) return deliveryDate;
  const moment = momentOf(text, locale);
  const instant = moment && instantOf(moment.day, moment.time, timezone);
  return instant && Date.parse(instant) > now + SOON_MS ? instant : null;
}

function dateCellProblem(text: string, { method, locale, timezone, now }: RowTerms): CellProblem | null {
  if (!text.trim()) return null;
  const moment = momentOf(text, locale);
  if (!moment) return "invalid";
  const problem = dateProblem({ ...moment, zone: timezone }, method, now);
  // Today is fine, even if its default time of day has passed.
  if (problem === "past") return moment.day === firstDay(method, now, timezone) ? null : "past";
  return problem === "tooLate" ? "tooLate" : problem && problem !== "offStep" ? "invalid" : null;
}

/** The gift of a row without problems; null when its amount is not offered. */
export function draftOfRow(row: RecipientRow, terms: RowTerms): PurchaseDraft | null {
  const offer = offerOf(row.amount, terms);
  if (!offer) return null;
  const phone = terms.method === "Sms" ? (terms.toE164(row.phone) ?? row.phone) : "";
  const email = terms.method === "Email" ? cleanWord(row.email) : "";
  return {
    productId: terms.productId,
    stockKeepingUnit: offer.entry.sku,
    deliveryMethod: terms.method,
    deliveryDate: instantOfRow(row.date, terms),
    timezone: terms.timezone,
    giftcardValue: offer.value,
    valueCurrency: offer.entry.priceCurrency,
    quantity: 1,
    recipient: {
      ...emptyRecipient(terms.countryCode),
      name: row.name,
      email,
      emailRepeat: email,
      phone,
      phoneRepeat: phone,
    },
  };
}

/** The addresses or phone numbers that occur in more than one row, however they are written. */
export function repeated(
  rows: readonly RecipientRow[],
  { method, toE164 }: Pick<RowTerms, "method" | "toE164">,
): string[] {
  const counts = tally(
    rows.flatMap((row) => {
      const spelled = () => phoneText(row.phone).replace(/[ ()-]/g, "");
      const to = method === "Sms" ? (toE164(row.phone) ?? spelled()) : cleanWord(row.email).toLowerCase();
      return to ? [[to, 1]] : [];
    }),
  );
  return [...counts].flatMap(([to, count]) => (count > 1 ? [to] : []));
}

/** For each row, whether its recipient is already among the `known` addresses or phone numbers. */
export function alreadyAmong(
  rows: readonly RecipientRow[],
  known: readonly (string | null | undefined)[],
  { method, toE164 }: Pick<RowTerms, "method" | "toE164">,
): boolean[] {
  const has = new Set(known.map((to) => to?.trim().toLowerCase()));
  return rows.map((row) => {
    const to = method === "Sms" ? toE164(row.phone) : cleanWord(row.email).toLowerCase();
    return Boolean(to && has.has(to));
  });
}
