import { type Fee } from "./basket";
import { type BasketLine } from "./basketLines";

/** A line of the basket as a row on screen. */
export interface BasketRow {
  /** What the line is, whatever its id. */
  key: string;
  /** The line as it is. */
  now: BasketLine;
  /** The line as it was first seen looking like this: its ids may be old ones. */
  entry: BasketLine;
}

/**
 * The rows of these lines. A change of the basket takes all lines out and puts them in again under new ids; a row that
 * a person is working in must stay the same row, and one that looks the same as `before` keeps its entry, so that it
 * has not to be drawn again. One with an issue never does: the ways out of it name its ids.
 */
export function rowsOf(lines: readonly BasketLine[], before: readonly BasketRow[]): BasketRow[] {
  const known = new Map(before.map(({ key, entry }) => [key, entry]));
  const seen = new Map<string, number>();
  return lines.map((now) => {
    const { line, delivery } = now;
    const what = [delivery.id, line.productId, line.stockKeepingUnit, line.giftcardValue, line.valueCurrency].join(" ");
    const count = seen.get(what) ?? 0;
    seen.set(what, count + 1);
    const key = count ? `${what} ${count}` : what;
    const old = known.get(key);
    return { key, now, entry: old && now.issues.length === 0 && looksSame(old, now) ? old : now };
  });
}

/** What is new with every change of the basket, and is not seen. */
const IDS = ["lineId", "relatedToProductLine", "relatedTo", "targetId"];
/** What belongs to other lines too. */
const OF_ALL = [...IDS, "productLines", "fees", "greetings", "wrappings"];

function looksSame(one: BasketLine, other: BasketLine): boolean {
  return (
    isSame(one.line, other.line, IDS) &&
    isSame(one.delivery, other.delivery, OF_ALL) &&
    isSame(one.greeting, other.greeting, IDS) &&
    isSame(one.wrapping, other.wrapping, IDS) &&
    isSame(feesOf(one), feesOf(other), IDS) &&
    isSame(one.issues, other.issues, IDS) &&
    isSame(one.presentations, other.presentations, IDS)
  );
}

/** The fees of one line. */
function feesOf({ line, delivery }: Pick<BasketLine, "line" | "delivery">): readonly Fee[] {
  return delivery.fees.filter(({ relatedToProductLine }) => relatedToProductLine === line.lineId);
}

/** Whether two answers say the same, but for these names. */
function isSame(one: unknown, other: unknown, but: readonly string[]): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [mine, yours] = [one, other] as [Record<string, unknown>, Record<string, unknown>];
  const names = Object.keys(mine);
  return (
    names.length === Object.keys(yours).length &&
    names.every((name) => but.includes(name) || (Object.hasOwn(yours, name) && isSame(mine[name], yours[name], but)))
  );
}
