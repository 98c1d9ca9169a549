import { channelIds } from "../data/channels";
import { knownProduct } from "./lookups";
import type { BasketRecord, IssueRecord, LineRecord } from "./records";
import type { CommerceState } from "./state";
import { linesOutOfStock } from "./stock";

const countryOfLine = ({ recipient }: LineRecord): string | null => recipient.address?.countryCode ?? null;

/**
 * Lines that go to another country than the first that is posted: a basket has one recipient country (spec §5). A line
 * whose address is still to come has none yet.
 */
function strayCountries(basket: BasketRecord): LineRecord[] {
  const posted = basket.lines.filter((line) => line.method === "Physical" && countryOfLine(line) !== null);
  return posted.filter((line) => countryOfLine(line) !== countryOfLine(posted[0]!));
}

/** A company remains a company, whichever codes it redeems (spec §4). */
const isRedeeming = ({ salesChannelId, voucherCodes }: BasketRecord): boolean =>
  salesChannelId === channelIds.redeem || (salesChannelId !== channelIds.b2b && voucherCodes.length > 0);

/** Codes do not pay for physical gifts or for the shop's own cards (spec §6, REDEEM). */
function notForCodes(state: CommerceState, basket: BasketRecord): LineRecord[] {
  if (!isRedeeming(basket)) return [];
  return basket.lines.filter(({ productId }) => {
    const { productType, collections } = knownProduct(state, productId);
    return productType === "PhysicalProduct" || !collections.includes("Redeemable");
  });
}

/** What keeps a basket from being paid, each about a line. */
export function issuesOf(state: CommerceState, basket: BasketRecord): IssueRecord[] {
  if (basket.phase !== "Shopping") return [];
  return [
    ...(state.addedIssues.get(basket.id) ?? []),
    ...linesOutOfStock(state, basket).map((relatedTo) => ({ type: "OutOfStock" as const, relatedTo })),
    ...strayCountries(basket).map(({ lineId }) => ({ type: "MultipleRecipientCountries" as const, relatedTo: lineId })),
    ...notForCodes(state, basket).map(({ lineId }) => ({
      type: "ProductNotAllowedWhileRedeeming" as const,
      relatedTo: lineId,
    })),
  ];
}
