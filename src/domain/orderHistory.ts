import { type ParcelShop } from "./shipping";

/** What the history needs of an order. */
export interface ListedOrder {
  deliveries: readonly {
    deliveryMethod: string;
    deliveryDate?: string | null;
    timezone?: string | null;
    recipientName: string | null;
    recipientEmail?: string | null;
    recipientPhone?: string | null;
    hasBeenShipped: boolean;
    shippingQuote?: { parcelShop?: ParcelShop | null } | null;
    productLines: readonly {
      productId: string;
      giftcardValue?: number | null;
      valueCurrency?: string | null;
      quantity: number;
    }[];
  }[];
}

interface Held {
  productLines: readonly { quantity: number }[];
  fees: readonly unknown[];
}

/** Deliveries without the lines of which there are none, and without those that hold nothing, unless none does. */
export function holding<Delivery extends Held>(deliveries: Delivery[]): Delivery[] {
  const held = deliveries
    .map((one) => ({ ...one, productLines: one.productLines.filter(({ quantity }) => quantity > 0) }))
    .filter(({ productLines, fees }) => productLines.length > 0 || fees.length > 0);
  return held.some(({ productLines }) => productLines.length > 0) ? held : deliveries;
}

/** An order at a glance. */
export interface OrderInShort {
  /** The first product; null for an order without any. */
  productId: string | null;
  /** The value of the first card; null for a physical gift. */
  value: { amount: number; currency: string } | null;
  /** How many gifts are like the first: the same product, of the same value. */
  alike: number;
  /** The total quantity. */
  gifts: number;
  /** The first recipient with a name, and how many there are; namesakes differ by e-mail address or phone number. */
  recipient: string | null;
  recipients: number;
  deliveries: number;
  sent: number;
  /** What goes next, with its day; null where nothing waits for one. */
  next: (Pick<ListedOrder["deliveries"][number], "deliveryMethod" | "timezone"> & { deliveryDate: string }) | null;
  /** The delivery methods, each once. */
  methods: string[];
  /** The pickup points of its parcels, each once. */
  shops: ParcelShop[];
}

/** What a row of the history says of an order. */
export function inShort({ deliveries }: ListedOrder): OrderInShort {
  const all = deliveries.flatMap(({ productLines }) => productLines);
  const held = all.filter(({ quantity }) => quantity > 0);
  const lines = held.length > 0 ? held : all;
  const named = deliveries.filter(({ recipientName }) => recipientName?.trim());
  const people = new Set(
    named.map((one) => [one.recipientName!.trim(), one.recipientEmail, one.recipientPhone].join("\n")),
  );
  const [first] = lines;
  const waiting = deliveries.flatMap((one) =>
    !one.hasBeenShipped && one.deliveryDate ? [{ ...one, deliveryDate: one.deliveryDate }] : [],
  );
  const shops = deliveries.flatMap(({ shippingQuote }) => shippingQuote?.parcelShop ?? []);
  const { giftcardValue: amount, valueCurrency: currency } = first ?? {};
  return {
    productId: first?.productId ?? null,
    value: amount != null && currency ? { amount, currency } : null,
    alike: piecesOf(lines.filter((line) => isAlike(line, first))),
    gifts: piecesOf(lines),
    recipient: named[0]?.recipientName?.trim() ?? null,
    recipients: people.size,
    deliveries: deliveries.length,
    sent: deliveries.filter(({ hasBeenShipped }) => hasBeenShipped).length,
    next: waiting.sort((one, other) => Date.parse(one.deliveryDate) - Date.parse(other.deliveryDate))[0] ?? null,
    methods: [...new Set(deliveries.map(({ deliveryMethod }) => deliveryMethod))],
    shops: [...new Map(shops.map((shop) => [shop.id, shop])).values()],
  };
}

type Line = ListedOrder["deliveries"][number]["productLines"][number];

const piecesOf = (lines: readonly Line[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

const isAlike = (one: Line, other: Line | undefined) =>
  one.productId === other?.productId &&
  one.giftcardValue === other.giftcardValue &&
  one.valueCurrency === other.valueCurrency;

/**
 * A page of the history as it is shown: each order once, and never fewer orders or pages in all than are seen here, as
 * servers miscount.
 */
export function shownPage<Order extends { publicId: string }>(
  { items, pagingInfo }: { items: readonly Order[]; pagingInfo: { totalItems: number; totalPages: number } },
  { page, perPage }: { page: number; perPage: number },
) {
  const orders = [...new Map(items.map((order) => [order.publicId, order])).values()];
  if (!orders.length) return { items: orders, pagingInfo };
  return {
    items: orders,
    pagingInfo: {
      totalItems: Math.max(pagingInfo.totalItems, (page - 1) * perPage + orders.length),
      totalPages: Math.max(pagingInfo.totalPages, page),
    },
  };
}

const LAST_PAGE = 100_000;

/** The page of the history that an address asks for; the first for anything invalid. */
export function pageOfText(text: string | null): number {
  const page = /^\d{1,6}$/.test(text ?? "") ? Number(text) : 1;
  return Math.min(Math.max(1, page), LAST_PAGE);
}
