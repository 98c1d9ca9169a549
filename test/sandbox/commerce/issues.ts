import { channelIds } from "../data/channels";
import { GLOBAL_CARD_ID } from "../data/ownCards";
import { knownProduct } from "./lookups";
import type { BasketRecord, IssueRecord, LineRecord } from "./records";
import type { CommerceState } from "./state";
import { linesOutOfStock } from "./stock";

/** Lines that go to a different country from the first posted one: a basket has one recipient country (spec §5). */
function strayCountries(basket: BasketRecord): LineRecord[] {
  const posted = basket.lines.filter(({ method }) => method === "Physical");
  return posted.filter(({ recipient }) => recipient.address?.countryCode !== posted[0]?.recipient.address?.countryCode);
}

const isRedeeming = (basket: BasketRecord): boolean =>
  basket.voucherCodes.length > 0 || basket.salesChannelId === channelIds.redeem;

/** Things, and the card that is good everywhere, cannot be had for a code (spec §6, REDEEM). */
function notForCodes(state: CommerceState, basket: BasketRecord): LineRecord[] {
  if (!isRedeeming(basket)) return [];
  return basket.lines.filter(
    ({ productId }) => productId === GLOBAL_CARD_ID || knownProduct(state, productId).productType === "PhysicalProduct",
  );
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
