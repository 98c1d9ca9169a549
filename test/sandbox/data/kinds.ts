import { kindRows } from "./kindRows";

/** What a brand sells besides its gift card. */
export interface Item {
  key: string;
  en: string;
  da: string;
  /** An experience bought as a fixed card, or a thing that is posted. */
  type: "pack" | "gift";
  /** Danish kroner, before each brand's own spread. */
  price: number;
  /** Experiences that exist only as a mail or a message. */
  digitalOnly: boolean;
}

/** A kind of business: what it is called, sells, and for whom. */
export interface Kind {
  id: string;
  en: string;
  da: string;
  /** The label of the regular category. Several kinds may share one. */
  category: string;
  recipients: string[];
  occasions: string[];
  /** How the card is sold: `both` as mail and by post, `digital` only as mail, `post` only by post. */
  card: "both" | "digital" | "post";
  /** Fixed amounts, a free amount in a range, or either. */
  amounts: "fixed" | "range" | "either";
  items: Item[];
}

function itemOf(row: string): Item {
  const [head = "", en = "", da = ""] = row.split("|").map((part) => part.trim());
  const [type = "", key = "", price] = head.split(/\s+/);
  return { key, en, da, type: type === "gift" ? "gift" : "pack", price: Number(price), digitalOnly: type === "code" };
}

function kindOf(block: string): Kind {
  const [title = "", traits = "", recipients = "", occasions = "", ...items] = block.trim().split("\n");
  const [id = "", en = "", da = "", category = ""] = title.split("|").map((part) => part.trim());
  const [card, amounts] = traits.trim().split(/\s+/) as [Kind["card"], Kind["amounts"]];
  const words = (row: string) => row.trim().split(/\s+/);
  return {
    id,
    en,
    da,
    category,
    card,
    amounts,
    recipients: words(recipients),
    occasions: words(occasions),
    items: items.map(itemOf),
  };
}

export const kinds: readonly Kind[] = kindRows
  .trim()
  .split(/\n\s*\n/)
  .map(kindOf);
