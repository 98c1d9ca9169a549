import { type Basket } from "./basket";
import { linesOf } from "./basketLines";
import { type Failure, failureOfCode, type RefusedLine, sameCode } from "./failure";
import { productAt } from "./refusedProducts";

/** A change that is sent, or was: it adds all lines again except the removed ones. */
export interface Sent {
  before: Basket;
  /** The ids of the lines that the person changed. */
  about: readonly string[];
  /** The ids of the lines that are left out. */
  removed: readonly string[];
  /** How many products are sent. */
  count: number;
}

const keptOf = ({ before, removed }: Sent) =>
  linesOf(before).flatMap(({ line }) => (removed.includes(line.lineId) ? [] : [line]));

/** The lines that cannot be sent again: the input has no field for a webhook's address. */
export function unsendable(sent: Sent): RefusedLine[] {
  const lines = keptOf(sent).filter(({ deliveryMethod }) => deliveryMethod === "Webhook");
  return lines.map(({ lineId }) => ({ lineId, text: null }));
}

/** The refusal of a change because of these lines. */
export const refusalOf = (lines: RefusedLine[]): Failure => ({ ...failureOfCode("OtherLineRefused"), lines });

/** The failure of a change, with the errors about lines that the person did not change moved to `lines`. */
export function withRefusedLines(failure: Failure, sent: Sent): Failure {
  const kept = keptOf(sent);
  // More products than lines: something is being put back, and the indices do not match the lines.
  if (kept.length !== sent.count) return failure;
  const otherLine = (field: string) => {
    const lineId = kept[productAt(field) ?? -1]?.lineId;
    // An error about a quantity concerns the change itself, not the line.
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

/** Whether the error names a line that is no longer sold; such errors have no path. */
function isNamed({ code, message }: Failure, line: { stockKeepingUnit: string; productId: string }): boolean {
  if (sameCode(code, "InvalidSku")) return message.includes(`'${line.stockKeepingUnit}'`);
  return sameCode(code, "ProductNotFound") && message.includes(`'${line.productId}'`);
}
