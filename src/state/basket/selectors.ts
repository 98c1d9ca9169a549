import { createSelector } from "reselect";
import { type BasketLine, generalIssues, linesOf } from "~/domain/basketLines";
import { type BasketIssue } from "~/domain/basket";
import { BUSINESS_CHANNEL, REDEEM_CHANNEL } from "~/domain/salesChannel";
import { selectChosen } from "../auth/selectors";
import { type RootState } from "../rootReducer";

const NO_LINES: BasketLine[] = [];
const NO_ISSUES: BasketIssue[] = [];

export const selectSalesChannelId = (state: RootState) => state.basket.salesChannelId;
/** The server's last answer; null when there is no basket, and until it is known. */
export const selectBasket = (state: RootState) => state.basket.basket;
/** "unknown" until the start-up rule has run; "empty" is known to hold nothing; "failed" offers reloadBasket. */
export const selectBasketStatus = (state: RootState) => state.basket.status;
/** Lines of the answer could not be read: say so, and do not let it be paid. */
export const selectBasketIncomplete = (state: RootState) => state.basket.incomplete;
export const selectItemsCount = (state: RootState) => state.basket.basket?.itemsCount ?? 0;
/** A change is on its way: lines on screen are the last true ones. */
export const selectBasketWaiting = (state: RootState) => state.basket.waiting > 0;
/** The change takes longer than expected. */
export const selectBasketLongWait = (state: RootState) => state.basket.longWait;
/** Why the last change was not made; null once another is asked for. */
export const selectChangeFailure = (state: RootState) => state.basket.changeFailure;
/** What became of a change that was asked for by name; undefined while it is under way. */
export const selectEndedChange = (state: RootState, changeId: string) =>
  state.basket.ended.find((ended) => ended.changeId === changeId);
/** Deliveries for which the carriers gave no price when they were asked last. */
export const selectUnquoted = (state: RootState) => state.basket.unquoted;
/** The order that the stored basket had already become, to link to. */
export const selectOrderedAs = (state: RootState) => state.basket.orderedAs;
/** What was just taken out and can be put back. */
export const selectUndo = (state: RootState) => state.basket.undo;
/** Whether a voucher can be put back once it was taken off. */
export const selectIsCodeKept = (state: RootState, voucherId: string) => state.basket.codesKept.includes(voucherId);
/** Where what was put back stands, until the next change. */
export const selectUndone = (state: RootState) => state.basket.undone;
/** The gifts just added, for the dialog "Your basket has been updated". */
export const selectJustAdded = (state: RootState) => state.basket.justAdded;
/** What was left in a product's form. */
export const selectPurchaseDraft = (state: RootState, productId: string) =>
  state.basket.drafts.purchase[productId] ?? null;
/** What was typed of the payer and not sent yet. */
export const selectBillingDraft = (state: RootState) => state.basket.drafts.billing;
/** The buyer's own name for the order as it was typed; null where nothing was, or for another payer than pays now. */
export const selectReferenceDraft = (state: RootState) => {
  const { billing, reference } = state.basket.drafts;
  return !billing || billing.accountId === (selectChosen(state)?.id ?? "") ? reference : null;
};

/** The lines with their deliveries, issues and presentations, in the server's order. */
export const selectBasketLines = createSelector([selectBasket], (basket) => (basket ? linesOf(basket) : NO_LINES));

/** Issues about the whole basket, or about a line that is not there. */
export const selectBasketIssues = createSelector([selectBasket], (basket) =>
  basket ? generalIssues(basket) : NO_ISSUES,
);
/** The lines of the basket that stand in the way of any change, and why, by their ids. */
export const selectRefusedLines = createSelector(
  [selectBasketLines, (state: RootState) => state.basket.refused],
  (lines, refused) => {
    const whys = new Map(refused.map((why) => [why.lineId, why]));
    return new Map([...whys].filter(([lineId]) => lines.some(({ line }) => line.lineId === lineId)));
  },
);
/** The codes that pay; null where there is no basket. */
export const selectVouchers = (state: RootState) => state.basket.basket?.vouchers ?? null;
/** Codes pay for what is chosen: no things then (spec §6). A company with a code stays a company (spec §4). */
export const selectIsRedeeming = (state: RootState) => {
  const { salesChannelId } = state.basket;
  const hasVouchers = (selectVouchers(state)?.length ?? 0) > 0;
  return salesChannelId === REDEEM_CHANNEL || (salesChannelId !== BUSINESS_CHANNEL && hasVouchers);
};
