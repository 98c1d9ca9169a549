import { type Fee } from "./basket";
import { ownEntry } from "./ownEntry";
import { type Title, titleIn } from "./presentation";

/** The kinds of fees for which the shop has a word of its own, by what the server says that they are for. */
const KINDS = {
  Shipping: "delivery",
  SuperGiftcardFee: "cardFee",
  GiftWrapping: "wrapping",
  PersonalisedGreeting: "greeting",
} as const;

/** What a fee is called: its own title, or the shop's word for its kind; "fee" for any other. */
export interface FeeName {
  kind: (typeof KINDS)[keyof typeof KINDS] | "fee";
  title: Title | null;
}

/** The name of a fee. Its labels come in five languages: the shop's word is better than one in a foreign language. */
export function feeName({ labels, targetType }: Pick<Fee, "labels" | "targetType">, language: string): FeeName {
  const title = titleIn(labels, language);
  const isOwn = title !== null && title.lang === undefined;
  const kind = ownEntry(KINDS, targetType);
  return isOwn || !kind ? { kind: "fee", title } : { kind, title: null };
}
