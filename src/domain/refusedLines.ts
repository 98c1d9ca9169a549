import { type Basket } from "./basket";
import { linesOf } from "./basketLines";
import { type Failure, failureOfCode, type RefusedLine, sameCode } from "./failure";
import { productAt } from "./refusedProducts";

/** A change that was sent, or would be: it puts all lines in again that it does not take out. */
export interface Sent {
  before: Basket;
  /** The lines it was about. */
  about: readonly string[];
  removed: readonly string[];
  /** How many products there are to be. */
  count: number;
}

const keptOf = ({ before, removed }: Sent) =>
  linesOf(before).flatMap(({ line }) => (removed.includes(line.lineId) ? [] : [line]));

/** The lines that the input has no place for: the address of a recipient's own system is not in it. */
export function unsendable(sent: Sent): RefusedLine[] {
  const lines = keptOf(sent).filter(({ deliveryMethod }) => deliveryMethod === "Webhook");
  return lines.map(({ lineId }) => ({ lineId, text: null }));
}

/** The refusal of a change because of these lines. */
export const refusalOf = (lines: RefusedLine[]): Failure => ({ ...failureOfCode("OtherLineRefused"), lines });

/** A refused change, with what was refused of lines that it was not about told apart from the rest. */
export function withRefusedLines(failure: Failure, sent: Sent): Failure {
  const kept = keptOf(sent);
  // What is put back stands among them, and has no line yet.
  if (kept.length !== sent.count) return failure;
  const otherLine = (field: string) => {
    const lineId = kept[productAt(field) ?? -1]?.lineId;
    // How many there can be is about the number asked for, not about the gift.
    return lineId !== undefined && !sent.about.includes(lineId) && !field.endsWith(".quantity") ? lineId : null;
  };
  const lines = new Map<string, RefusedLine>();
  const own: Failure["fields"] = {};
  for (const [field, text] of Object.entries(failure.fields)) {
    const lineId = otherLine(field);
    if (lineId === null) own[field] = text;
    else if (!lines.has(lineId)) lines.set(lineId, { lineId, text });
  }
  for (const line of kept) {
    const { lineId } = line;
    if (isNamed(failure, line)) lines.set(lineId, { lineId, text: failure.message, isGone: true });
  }
  if (lines.size === 0) return failure;
  const refused = [...lines.values()];
  return Object.keys(own).length > 0 ? { ...failure, fields: own, lines: refused } : refusalOf(refused);
}

/** What is not sold any more has no path: it is called by its name. */
function isNamed({ code, message }: Failure, line: { stockKeepingUnit: string; productId: string }): boolean {
  if (sameCode(code, "InvalidSku")) return message.includes(`'${line.stockKeepingUnit}'`);
  return sameCode(code, "ProductNotFound") && message.includes(`'${line.productId}'`);
}
