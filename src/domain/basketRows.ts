import { type Fee } from "./basket";
import { type BasketLine } from "./basketLines";
import { isInTheWay } from "./payable";
import { type Presentation } from "./presentation";

/** A line of the basket as a row on screen. */
export interface BasketRow {
  /** React's key of the row; it stays the same while the line changes. */
  key: string;
  /** Identifies the line by its content, as its id changes. */
  what: string;
  /** The line as it is now. */
  now: BasketLine;
  /** The same line at the time when it first looked like this, to be drawn: its ids may be outdated. */
  entry: BasketLine;
  /** The number of the group that it is drawn in, which stays the same while the basket changes. */
  group: number;
}

/**
 * The rows of these lines. Every change of the basket removes all lines and adds them again with new ids, and a change
 * of recipient, date or method moves a line to another delivery too. A row that somebody is working in must stay the
 * same row all the while, and one that still looks as in `before` keeps its entry, so that it is not drawn again. Only
 * a row that keeps the basket from being paid always gets the new entry: links to it and its remedies use its ids.
 */
export function rowsOf(lines: readonly BasketLine[], before: readonly BasketRow[]): BasketRow[] {
  const whats = whatsOf(lines);
  const was = rowsBefore(lines, whats, before);
  const keys = keysOf(whats, was);
  const groups = groupsOf(was);
  const samePresentations = remembering((one: readonly Presentation[], other) => isSame(one, other, IDS));
  return lines.map((now, at) => {
    const old = was[at]?.entry;
    const stays = old && !isInTheWay(now) && samePresentations(old.presentations, now.presentations);
    return {
      key: keys[at]!,
      what: whats[at]!,
      now,
      entry: stays && looksSame(old, now) ? old : now,
      group: groups[at]!,
    };
  });
}

function whatsOf(lines: readonly BasketLine[]): string[] {
  const seen = new Map<string, number>();
  return lines.map(({ line, delivery }) => {
    const what = [delivery.id, line.productId, line.stockKeepingUnit, line.giftcardValue, line.valueCurrency].join(" ");
    const count = seen.get(what) ?? 0;
    seen.set(what, count + 1);
    return count ? `${what} ${count}` : what;
  });
}

/**
 * The row that each of these lines had before. If there are as many lines as before, a line with new content takes over
 * a row of the same product that is left without a line, in their order.
 */
function rowsBefore(lines: readonly BasketLine[], whats: readonly string[], before: readonly BasketRow[]) {
  const known = new Map(before.map((row) => [row.what, row]));
  const found = whats.map((what) => known.get(what));
  if (lines.length !== before.length) return found;
  const left = new Set(before);
  for (const row of found) if (row) left.delete(row);
  return found.map((row, at) => {
    if (row) return row;
    const other = [...left].find(({ now }) => now.line.productId === lines[at]!.line.productId);
    if (other) left.delete(other);
    return other;
  });
}

/** A row keeps its key; a new one has its `what` as key, made unique if that is taken. */
function keysOf(whats: readonly string[], was: readonly (BasketRow | undefined)[]): string[] {
  const taken = new Set(was.map((row) => row?.key));
  return whats.map((what, at) => {
    let key = was[at]?.key ?? what;
    while (!was[at] && taken.has(key)) key += "+";
    taken.add(key);
    return key;
  });
}

/** Rows per group: few enough to be laid out within one frame while scrolling. */
const GROUP = 3;

/** The group of each row. A row stays in its group; a new one between others joins the group of the row before it. */
function groupsOf(was: readonly (BasketRow | undefined)[]): number[] {
  const lastKnown = was.findLastIndex(Boolean);
  let group = 0;
  let size = 0;
  return was.map((row, at) => {
    const own = row?.group ?? (at > lastKnown && size >= GROUP ? group + 1 : group);
    if (own > group) [group, size] = [own, 0];
    size += 1;
    return group;
  });
}

/** Remembers the last result per thing, as many lines are of the same gift. */
function remembering<Thing extends object>(compare: (one: Thing, other: Thing) => boolean): typeof compare {
  const found = new Map<Thing, { other: Thing; same: boolean }>();
  return (one, other) => {
    let last = found.get(one);
    if (last?.other !== other) found.set(one, (last = { other, same: compare(one, other) }));
    return last.same;
  };
}

/** Fields that every change of the basket renews, and that are not shown. */
const IDS = ["lineId", "relatedToProductLine", "relatedTo", "targetId"];
/** Fields of a delivery that other lines have a part in. */
const OF_ALL = [...IDS, "productLines", "fees", "greetings", "wrappings"];

function looksSame(one: BasketLine, other: BasketLine): boolean {
  return (
    isSame(one.line, other.line, IDS) &&
    isSame(one.delivery, other.delivery, OF_ALL) &&
    isSame(one.greeting, other.greeting, IDS) &&
    isSame(one.wrapping, other.wrapping, IDS) &&
    isSame(feesOf(one), feesOf(other), IDS) &&
    isSame(one.issues, other.issues, IDS)
  );
}

/** The fees of one line. */
function feesOf({ line, delivery }: Pick<BasketLine, "line" | "delivery">): readonly Fee[] {
  return delivery.fees.filter(({ relatedToProductLine }) => relatedToProductLine === line.lineId);
}

/** Whether two values are deeply equal, apart from the fields with these names. */
function isSame(one: unknown, other: unknown, but: readonly string[]): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [mine, yours] = [one, other] as [Record<string, unknown>, Record<string, unknown>];
  const names = Object.keys(mine);
  return (
    names.length === Object.keys(yours).length &&
    names.every(
      (name) =>
        mine[name] === yours[name] ||
        but.includes(name) ||
        (Object.hasOwn(yours, name) && isSame(mine[name], yours[name], but)),
    )
  );
}
