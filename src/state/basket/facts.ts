import { type PayloadAction, type SliceCaseReducers } from "@reduxjs/toolkit";
import { type Basket } from "~/api/commerce/basket";
import { type ProductLine } from "~/domain/basket";
import { type Failure } from "~/domain/failure";
import { type PurchaseDraft } from "~/domain/purchaseDraft";
import { type BasketState, emptied, type EndedChange, forgotten, type UndoOffer } from "./basketState";

/** Whoever waits for a change reads at once what became of it. */
const MOST_ENDED = 10;

/** What the sagas tell of the basket. */
export const facts = {
  /** Told by the saga, and by a screen that has an early answer: another channel has another basket. */
  channelChosen: (state, { payload }: PayloadAction<number>) => {
    if (state.salesChannelId === payload) return;
    const { undo, codesKept } = state;
    emptied(state);
    state.codesKept = codesKept;
    // The last code taken off leads here; it can still be put back.
    if (undo?.what === "voucher") state.undo = undo;
    state.status = "unknown";
    state.salesChannelId = payload;
  },
  basketLoading: (state) => {
    state.status = "loading";
    state.failure = null;
  },
  basketReceived: (state, { payload }: PayloadAction<{ basket: Basket; incomplete: boolean; sequence: number }>) => {
    if (payload.sequence < state.sequence) return;
    state.basket = payload.basket;
    state.incomplete = payload.incomplete;
    state.sequence = payload.sequence;
    state.status = "ready";
    state.failure = null;
  },
  basketLoadFailed: (state, { payload }: PayloadAction<Failure>) => {
    state.status = "failed";
    state.failure = payload;
  },
  /** There is none yet for this channel and country. */
  basketMissing: (state) => {
    if (!state.basket) state.status = "empty";
  },
  /** The server knows it no more; the person is told. */
  basketExpired: emptied,
  /** It became an order. */
  basketOrdered: (state, { payload }: PayloadAction<{ publicOrderId: string }>) => {
    forgotten(state);
    state.orderedAs = payload.publicOrderId;
  },
  /** It is spent or left behind, and the person knows why. */
  basketForgotten: forgotten,
  /** The carriers were asked; these deliveries got no price. */
  quotesAsked: (state, { payload }: PayloadAction<string[]>) => {
    state.unquoted = payload;
  },
  changeEnded: (state, { payload }: PayloadAction<EndedChange | undefined>) => {
    if (payload) state.ended = [...state.ended, payload].slice(-MOST_ENDED);
    state.waiting = Math.max(0, state.waiting - 1);
    if (state.waiting === 0) state.longWait = false;
  },
  changeTakesLong: (state) => {
    state.longWait = state.waiting > 0;
  },
  basketChangeFailed: {
    /** `isToldThere`: whoever asked for the change says why it was not made, in an open dialog over all toasts. */
    prepare: (payload: Failure, isToldThere?: boolean) => ({ payload, meta: { isToldThere } }),
    reducer: (state, { payload }: PayloadAction<Failure, string, { isToldThere?: boolean }>) => {
      state.changeFailure = payload;
      // What was to be taken out and could not, because of others, stands in the way as it did.
      const { lines = [] } = payload;
      const known = state.refused.filter(({ lineId }) => !lines.some((line) => line.lineId === lineId));
      state.refused = [...known, ...lines];
    },
  },
  productsNotAdded: (state, { payload }: PayloadAction<Failure>) => {
    state.changeFailure = payload;
  },
  /** The server would not switch; the address goes back to the basket's currency. */
  currencyRefused: (_state, _told: PayloadAction<Failure>) => undefined,
  productsAdded: {
    /** `isPart`: their screen counts them; neither the dialog nor the form of a single gift has to do with them. */
    prepare: (payload: PurchaseDraft[], isPart?: boolean) => ({ payload, meta: { isPart } }),
    reducer: (state, { payload, meta }: PayloadAction<PurchaseDraft[], string, { isPart?: boolean }>) => {
      if (meta.isPart) return;
      state.justAdded = { productIds: payload.map((draft) => draft.productId) };
      for (const { productId, typed } of payload) {
        // Whoever left the form while it was on its way may have typed the next gift before.
        const isNext = typed && JSON.stringify(state.drafts.purchase[productId]) !== JSON.stringify(typed);
        if (!isNext) delete state.drafts.purchase[productId];
      }
    },
  },
  /** The saga keeps the code of a voucher that was put in just now; the code itself is nowhere else. */
  codeKept: (state, { payload }: PayloadAction<string>) => {
    state.codesKept.push(payload);
  },
  undoOffered: (state, { payload }: PayloadAction<UndoOffer>) => {
    state.undo = payload;
    state.undone = null;
  },
  removalUndone: (state, { payload }: PayloadAction<{ at: number }>) => {
    state.undo = null;
    state.undone = payload;
  },
  linesRemoved: (_state, _told: PayloadAction<readonly ProductLine[]>) => undefined,
} satisfies SliceCaseReducers<BasketState>;
