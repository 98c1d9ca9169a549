import { type PayloadAction, type SliceCaseReducers } from "@reduxjs/toolkit";
import { type BillingForm } from "~/domain/buyer";
import { type PurchaseDraft } from "~/domain/purchaseDraft";
import { asked, type BasketState, type Moment, type RecipientChange } from "./basketState";

/** What screens can ask of the basket. */
export const intents = {
  /** Reads the basket again: after a failed load, or when a screen needs the server's latest. */
  reloadBasket: (state) => {
    state.failure = null;
  },
  /** The basket comes on screen: it is read again if it may not be as it is shown. */
  checkBasket: () => undefined,
  addProducts: (state, { payload }: PayloadAction<PurchaseDraft[]>) => {
    asked(state);
    // What is sent need not be kept, unless it is refused: a draft that is stored later is of the next gift.
    for (const { productId } of payload) delete state.drafts.purchase[productId];
  },
  changeQuantity: (state, _asked: PayloadAction<{ lineId: string; quantity: number }>) => asked(state),
  removeLine: (state, _asked: PayloadAction<string>) => asked(state),
  /** Removes several lines at once, which block each other's removal. */
  removeLines: (state, _asked: PayloadAction<readonly string[]>) => asked(state),
  /** Puts back what was just removed; the payload is the offer's id. */
  undoRemoval: (state, _asked: PayloadAction<number>) => asked(state),
  /** Somebody points at the offer (true: it stays) or turns away from it (false: its time starts again). */
  holdUndo: (_state, _asked: PayloadAction<boolean>) => undefined,
  /** The offer is over. */
  closeUndo: (state) => {
    state.undo = null;
  },
  /** Keeps only the lines that go to one country: the remedy for MultipleRecipientCountries. */
  keepOnlyCountry: (state, _asked: PayloadAction<string>) => asked(state),
  /** Redeems a voucher's code, already cleaned. */
  redeemCode: (state, _asked: PayloadAction<{ code: string; pin?: string }>) => asked(state),
  removeVoucher: (state, _asked: PayloadAction<string>) => {
    asked(state);
    state.removesVoucher = true;
  },
  /** From the redeem channel, without codes, to the shop's own: the gifts of the basket go along, or stay in it. */
  goToShop: (state, _asked: PayloadAction<{ withGifts: boolean }>) => asked(state),
  /** Another recipient for some lines, and another delivery method if `way` has one. */
  changeRecipient: (state, _asked: PayloadAction<RecipientChange>) => asked(state),
  /** Another date for some lines; null is "send now". */
  changeMoment: (state, _asked: PayloadAction<{ lineIds: readonly string[] } & Moment>) => asked(state),
  /** Another amount for a gift card. */
  changeAmount: (state, _asked: PayloadAction<{ lineId: string; stockKeepingUnit: string; giftcardValue: number }>) =>
    asked(state),
  /** Another greeting for a line, by its token, or none. */
  changeGreeting: (state, _asked: PayloadAction<{ lineId: string; greetingToken: string | null }>) => asked(state),
  /** Another wrapping for a line, or none. */
  changeWrapping: (state, _asked: PayloadAction<{ lineId: string; wrappingId: string | null }>) => asked(state),
  saveBuyer: (state, { payload }: PayloadAction<{ billing: BillingForm; reference: string | null }>) => {
    asked(state);
    state.drafts.billing = payload.billing;
    // "" (emptied) differs from null (never typed): it removes the reference that the basket still has.
    state.drafts.reference = payload.reference ?? "";
  },
  chooseQuote: (state, _asked: PayloadAction<{ deliveryId: string; shippingQuoteId: string }>) => asked(state),
  /** Requests quotes for physical deliveries without any, and chooses the automatic way for gift cards. */
  askForQuotes: asked,
  /** The screen belongs to this channel: its basket is to be shown. */
  enterChannel: (_state, _asked: PayloadAction<number>) => undefined,
  /** The person agreed to leave the country and give up the basket; the shop is opened afresh at `path`. */
  leaveCountry: (_state, _asked: PayloadAction<{ path: string }>) => undefined,
  closeJustAdded: (state) => {
    state.justAdded = null;
  },
  closeOrderedAs: (state) => {
    state.orderedAs = null;
  },
  savePurchaseDraft: (state, { payload }: PayloadAction<PurchaseDraft>) => {
    state.drafts.purchase[payload.productId] = payload;
  },
  saveBillingDraft: {
    reducer: (state, { payload, meta }: PayloadAction<BillingForm | null, string, { isFilledIn: boolean }>) => {
      const before = state.drafts.billing;
      // The order reference belongs to one payer.
      if (before && payload && before.accountId !== payload.accountId) state.drafts.reference = null;
      state.drafts.billing = payload;
      state.drafts.isFilledIn = meta.isFilledIn;
    },
    /** `isFilledIn`: nobody typed it, it is what the account says. */
    prepare: (payload: BillingForm | null, isFilledIn?: boolean) => ({
      payload,
      meta: { isFilledIn: isFilledIn === true },
    }),
  },
  saveReferenceDraft: (state, { payload }: PayloadAction<string | null>) => {
    state.drafts.reference = payload;
  },
} satisfies SliceCaseReducers<BasketState>;
