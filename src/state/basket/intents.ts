import { type PayloadAction, type SliceCaseReducers } from "@reduxjs/toolkit";
import { type BillingForm } from "~/domain/buyer";
import { type PurchaseDraft } from "~/domain/purchaseDraft";
import { asked, type BasketState, type Moment, type RecipientChange } from "./basketState";

/** What screens ask of the basket. */
export const intents = {
  /** Reads the basket again: after a failed load, or when the screen wants the last truth. */
  reloadBasket: (state) => {
    state.failure = null;
  },
  addProducts: (state, { payload }: PayloadAction<PurchaseDraft[]>) => {
    asked(state);
    // An older draft of it is done with; one that is kept from now on is of the next gift.
    for (const { productId, typed } of payload) {
      if (typed && state.drafts.purchase[productId]) state.drafts.purchase[productId] = typed;
    }
  },
  changeQuantity: (state, _asked: PayloadAction<{ lineId: string; quantity: number }>) => asked(state),
  removeLine: (state, _asked: PayloadAction<string>) => asked(state),
  /** Takes out all that stand in each other's way. */
  removeLines: (state, _asked: PayloadAction<readonly string[]>) => asked(state),
  /** Puts back what was just taken out; the payload is the offer's id. */
  undoRemoval: (state, _asked: PayloadAction<number>) => asked(state),
  /** Somebody looks at the offer, or turns from it: it stays, or its time begins again. */
  holdUndo: (_state, _asked: PayloadAction<boolean>) => undefined,
  /** The time to change one's mind is over. */
  closeUndo: (state) => {
    state.undo = null;
  },
  /** Keeps the lines that go to one country: the way out of MultipleRecipientCountries. */
  keepOnlyCountry: (state, _asked: PayloadAction<string>) => asked(state),
  /** A voucher's code, cleaned; it pays a part of what is in the basket. */
  redeemCode: (state, _asked: PayloadAction<{ code: string; pin?: string }>) => asked(state),
  removeVoucher: (state, _asked: PayloadAction<string>) => asked(state),
  /** Another recipient for some lines; and another way there, where `way` says so. */
  changeRecipient: (state, _asked: PayloadAction<RecipientChange>) => asked(state),
  /** Another day for some lines; null is as soon as it can be. */
  changeMoment: (state, _asked: PayloadAction<{ lineIds: readonly string[] } & Moment>) => asked(state),
  /** Another greeting for a line, by its token, or none. */
  changeGreeting: (state, _asked: PayloadAction<{ lineId: string; greetingToken: string | null }>) => asked(state),
  /** Another wrapping for a line, or none. */
  changeWrapping: (state, _asked: PayloadAction<{ lineId: string; wrappingId: string | null }>) => asked(state),
  saveBuyer: (state, { payload }: PayloadAction<{ billing: BillingForm; reference: string | null }>) => {
    asked(state);
    state.drafts.billing = payload.billing;
    // Emptied is not the same as never typed: what the basket still holds goes out with it.
    state.drafts.reference = payload.reference ?? "";
  },
  chooseQuote: (state, _asked: PayloadAction<{ deliveryId: string; shippingQuoteId: string }>) => asked(state),
  /** Asks what the physical deliveries cost that have no quotes yet, and lets gift cards go their automatic way. */
  askForQuotes: asked,
  /** The screen belongs to a channel: its basket is the one to show. */
  enterChannel: (_state, _asked: PayloadAction<number>) => undefined,
  /** The person agreed to leave the country, and the basket with it; `path` is where the shop starts again. */
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
  saveBillingDraft: (state, { payload }: PayloadAction<BillingForm | null>) => {
    const before = state.drafts.billing;
    // A company's name for its order is nothing to another payer.
    if (before && payload && before.accountId !== payload.accountId) state.drafts.reference = null;
    state.drafts.billing = payload;
  },
  saveReferenceDraft: (state, { payload }: PayloadAction<string | null>) => {
    state.drafts.reference = payload;
  },
} satisfies SliceCaseReducers<BasketState>;
