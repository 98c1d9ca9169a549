import { createSelector } from "reselect";
import { type BasketLine, generalIssues, linesOf } from "~/domain/basketLines";
import { type BasketIssue } from "~/domain/basket";
import { ownEntry } from "~/domain/ownEntry";
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
/** Lines of the answer could not be read: the person must be told, and it must not be paid. */
export const selectBasketIncomplete = (state: RootState) => state.basket.incomplete;
export const selectItemsCount = (state: RootState) => state.basket.basket?.itemsCount ?? 0;
/** A change is under way: the lines on screen are from the server's last answer. */
export const selectBasketWaiting = (state: RootState) => state.basket.waiting > 0;
/** What is in the basket is known: it is neither being loaded for the first time nor being changed. */
export const selectBasketSettled = ({ basket: { basket, status, waiting } }: RootState) =>
  waiting === 0 && (basket !== null || (status !== "unknown" && status !== "loading"));
/** The change takes longer than expected. */
export const selectBasketLongWait = (state: RootState) => state.basket.longWait;
/** Why the last change was not made; null once another is requested. */
export const selectChangeFailure = (state: RootState) => state.basket.changeFailure;
/** The outcome of a change by its id; undefined while it is under way. */
export const selectEndedChange = (state: RootState, changeId: string) =>
  state.basket.ended.find((ended) => ended.changeId === changeId);
/** The ids of deliveries that got no quote when quotes were last requested. */
export const selectUnquoted = (state: RootState) => state.basket.unquoted;
/** The deliveries that got quotes only in another currency than the basket's, as quotedAbroad names them. */
export const selectQuotedAbroad = (state: RootState) => state.basket.abroad;
/** The public id of the order that the stored basket had already become, to link to. */
export const selectOrderedAs = (state: RootState) => state.basket.orderedAs;
/** What was just removed and can be put back. */
export const selectUndo = (state: RootState) => state.basket.undo;
/** Whether a voucher could be put back after its removal. */
export const selectIsCodeKept = (state: RootState, voucherId: string) => state.basket.codesKept.includes(voucherId);
/** The index of the line that was put back, until the next change. */
export const selectUndone = (state: RootState) => state.basket.undone;
/** The gifts that were just added, for the dialog "Your basket has been updated". */
export const selectJustAdded = (state: RootState) => state.basket.justAdded;
/** The unfinished purchase form of a product. */
export const selectPurchaseDraft = (state: RootState, productId: string) =>
  ownEntry(state.basket.drafts.purchase, productId) ?? null;
/** The billing form as it was last typed or filled in. */
export const selectBillingDraft = (state: RootState) => state.basket.drafts.billing;
/** The billing form that was typed or filled in for the payer of now. */
export const selectPayerDraft = (state: RootState) => {
  const { billing } = state.basket.drafts;
  return billing?.accountId === (selectChosen(state)?.id ?? "") ? billing : null;
};
/** The same, if it was typed: what the shop has filled in gives way to what becomes known about the payer later. */
export const selectTypedBilling = (state: RootState) =>
  state.basket.drafts.isFilledIn ? null : selectPayerDraft(state);
/** The order reference as it was typed; null if it was not, or for another payer than the current one. */
export const selectReferenceDraft = (state: RootState) => {
  const { billing, reference } = state.basket.drafts;
  return !billing || billing.accountId === (selectChosen(state)?.id ?? "") ? reference : null;
};

/** The lines with their deliveries, issues and presentations, in the server's order. */
export const selectBasketLines = createSelector([selectBasket], (basket) => (basket ? linesOf(basket) : NO_LINES));

/** Issues about the whole basket, or about a line that is not in it. */
export const selectBasketIssues = createSelector([selectBasket], (basket) =>
  basket ? generalIssues(basket) : NO_ISSUES,
);
/** The lines because of which changes are refused, and why, by line id. */
export const selectRefusedLines = createSelector(
  [selectBasketLines, (state: RootState) => state.basket.refused],
  (lines, refused) => {
    const whys = new Map(refused.map((why) => [why.lineId, why]));
    return new Map([...whys].filter(([lineId]) => lines.some(({ line }) => line.lineId === lineId)));
  },
);
/** Gifts are in the redeem channel's basket, although it has no codes: nothing but gift cards can be added there. */
export const selectHasGiftsWithoutCodes = ({ basket: { salesChannelId, basket } }: RootState) =>
  salesChannelId === REDEEM_CHANNEL && basket !== null && basket.itemsCount > 0 && basket.vouchers.length === 0;
/** The same, once it is known that they stay there: the person must choose a way on. */
export const selectLacksCodes = (state: RootState) => selectHasGiftsWithoutCodes(state) && !state.basket.removesVoucher;
/** The vouchers in the basket; null without a basket. */
export const selectVouchers = (state: RootState) => state.basket.basket?.vouchers ?? null;
/**
 * Whether the person shops with vouchers, so without physical gifts (spec §6). Not in the business channel (spec §4).
 */
export const selectIsRedeeming = (state: RootState) => {
  const { salesChannelId } = state.basket;
  const hasVouchers = (selectVouchers(state)?.length ?? 0) > 0;
  return salesChannelId === REDEEM_CHANNEL || (salesChannelId !== BUSINESS_CHANNEL && hasVouchers);
};
