/** What the history needs of an order. */
export interface ListedOrder {
  deliveries: readonly {
    deliveryMethod: string;
    recipientName: string | null;
    hasBeenShipped: boolean;
    productLines: readonly {
      productId: string;
      giftcardValue?: number | null;
      valueCurrency?: string | null;
      quantity: number;
    }[];
  }[];
}

/** An order in one glance. */
export interface OrderInShort {
  /** The first product; null for an order without any. */
  productId: string | null;
  /** What is on the first card; null for a thing. */
  value: { amount: number; currency: string } | null;
  /** How many pieces in all. */
  gifts: number;
  /** The first recipient with a name, and how many different ones there are. */
  recipient: string | null;
  recipients: number;
  deliveries: number;
  sent: number;
  /** The ways it goes, each once. */
  methods: string[];
}

export function inShort({ deliveries }: ListedOrder): OrderInShort {
  const lines = deliveries.flatMap(({ productLines }) => productLines);
  const names = new Set(deliveries.map(({ recipientName }) => recipientName?.trim()).filter(Boolean));
  const [recipient = null] = names;
  const [first] = lines;
  const { giftcardValue: amount, valueCurrency: currency } = first ?? {};
  return {
    productId: first?.productId ?? null,
    value: amount != null && currency ? { amount, currency } : null,
    gifts: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    recipient: recipient ?? null,
    recipients: names.size,
    deliveries: deliveries.length,
    sent: deliveries.filter(({ hasBeenShipped }) => hasBeenShipped).length,
    methods: [...new Set(deliveries.map(({ deliveryMethod }) => deliveryMethod))],
  };
}

const LAST_PAGE = 100_000;

/** The page of the history that an address names; the first for anything that names none. */
export function pageOfText(text: string | null): number {
  const page = /^\d{1,6}$/.test(text ?? "") ? Number(text) : 1;
  return Math.min(Math.max(1, page), LAST_PAGE);
}
