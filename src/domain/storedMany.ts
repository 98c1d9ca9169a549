import { emptyRecipient } from "./delivery";
import { isRecord } from "./isRecord";
import { type PurchaseDraft } from "./purchaseDraft";
import { type RecipientRow, type RecipientTable } from "./recipientTable";
import { MOST_ROWS } from "./tableLimits";
import { readId } from "./storedBaskets";

/** Whose basket many gifts go into: its channel, and its department in business. */
export interface ManyHome {
  salesChannelId: number;
  departmentId: string | null;
}

/** Gifts for many recipients as they are kept over a reload. */
export interface KeptMany {
  home: ManyHome;
  gifts: PurchaseDraft[];
  /** Which of them are in the basket. */
  added: boolean[];
  /** Those that were on their way, and how many like them were in the basket before; null for none. */
  sent: SentPart | null;
}

export interface SentPart {
  basketId: string;
  part: number[];
  had: number;
}

/** A row of a table that is being checked. */
export interface TableRow {
  /** Its number in the table, from 1, by which it is named on screen. */
  number: number;
  row: RecipientRow;
  /** The person is editing it, so it stays among the rows with problems even if nothing is wrong any more. */
  open: boolean;
}

export interface Table extends Omit<RecipientTable, "rows"> {
  rows: TableRow[];
  /** Something was put right in it, or left out, by hand. */
  isMended?: boolean;
}

/** The table for a product, as it is left in the dialog. */
export interface KeptTable {
  productId: string;
  method: "Email" | "Sms";
  /** The amount for all rows as it was typed; null if it was left as it was. */
  amount: string | null;
  /** The currency of its amounts. */
  currency: string;
  table: Table;
}

const LONGEST = 300;
const textOf = (value: unknown): string => (typeof value === "string" && value.length <= LONGEST ? value : "");
const countOf = (value: unknown): number => (Number.isSafeInteger(value) && (value as number) > 0 ? Number(value) : 0);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, MOST_ROWS) : []);

/** The gifts as they are stored: five hundred whole drafts would not fit. */
export function manyToStore({ home, gifts, added, sent }: KeptMany) {
  const first = gifts[0];
  return {
    home,
    sent,
    productId: first?.productId,
    deliveryMethod: first?.deliveryMethod,
    countryCode: first?.recipient.countryCode,
    gifts: gifts.map(({ stockKeepingUnit, giftcardValue, valueCurrency, deliveryDate, timezone, recipient }, at) => ({
      sku: stockKeepingUnit,
      value: giftcardValue,
      currency: valueCurrency,
      ...(deliveryDate && { date: deliveryDate, zone: timezone }),
      name: recipient.name,
      to: recipient.email || recipient.phone,
      ...(added[at] && { isIn: true }),
    })),
  };
}

/** Stored gifts, checked field by field; null for none, and for junk. */
export function readMany(stored: unknown): KeptMany | null {
  if (!isRecord(stored) || !isRecord(stored.home) || !Number.isSafeInteger(stored.home.salesChannelId)) return null;
  const { home, sent, deliveryMethod } = stored;
  const productId = readId(stored.productId);
  const entries = listOf(stored.gifts).filter(isRecord);
  if (!productId || (deliveryMethod !== "Email" && deliveryMethod !== "Sms") || entries.length === 0) return null;
  const gifts = entries.map((entry): PurchaseDraft => {
    const to = textOf(entry.to);
    const [email, phone] = deliveryMethod === "Email" ? [to, ""] : ["", to];
    const date = textOf(entry.date);
    return {
      productId,
      deliveryMethod,
      stockKeepingUnit: textOf(entry.sku),
      giftcardValue: typeof entry.value === "number" && entry.value >= 0 ? entry.value : null,
      valueCurrency: textOf(entry.currency) || null,
      deliveryDate: Number.isNaN(Date.parse(date)) ? null : date,
      timezone: textOf(entry.zone) || null,
      quantity: 1,
      recipient: {
        ...emptyRecipient(textOf(stored.countryCode)),
        ...{ name: textOf(entry.name), email, emailRepeat: email, phone, phoneRepeat: phone },
      },
    };
  });
  return {
    home: { salesChannelId: home.salesChannelId as number, departmentId: readId(home.departmentId) },
    gifts,
    added: entries.map(({ isIn }) => isIn === true),
    sent: isRecord(sent) ? readSent(sent, gifts.length) : null,
  };
}

function readSent({ basketId, part, had }: Record<string, unknown>, count: number): SentPart | null {
  const id = readId(basketId);
  const places = listOf(part).filter((at): at is number => Number.isSafeInteger(at) && countOf(at) < count);
  return id && places.length > 0 ? { basketId: id, part: places, had: countOf(had) } : null;
}

/** A stored table, checked field by field; null for none, and for junk. */
export function readKeptTable(stored: unknown): KeptTable | null {
  if (!isRecord(stored) || !isRecord(stored.table)) return null;
  const { method, amount, table } = stored;
  const productId = readId(stored.productId);
  const rows = listOf(table.rows).flatMap((entry) => (isRecord(entry) ? [readRow(entry)] : []));
  if (!productId || (method !== "Email" && method !== "Sms") || rows.length === 0) return null;
  const [first, second] = listOf(table.joined).map(textOf);
  return {
    productId,
    method,
    amount: typeof amount === "string" ? textOf(amount) : null,
    currency: textOf(stored.currency),
    table: {
      rows,
      ignored: listOf(table.ignored).map(textOf).filter(Boolean),
      left: countOf(table.left),
      beyond: countOf(table.beyond),
      joined: first && second ? [first, second] : null,
      isMended: table.isMended === true,
    },
  };
}

function readRow({ number, row, open }: Record<string, unknown>): TableRow {
  const { name, email, phone, amount, date } = isRecord(row) ? row : {};
  const cells = { name: textOf(name), email: textOf(email), phone: textOf(phone), amount: textOf(amount) };
  return { number: countOf(number), row: { ...cells, date: textOf(date) }, open: open === true };
}
