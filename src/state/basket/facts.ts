import { type PayloadAction, type SliceCaseReducers } from "@reduxjs/toolkit";
import { type Basket } from "~/api/commerce/basket";
import { type ProductLine } from "~/domain/basket";
import { type Failure } from "~/domain/failure";
import { type Pieces } from "~/domain/piecesMoved";
import { type PurchaseDraft } from "~/domain/purchaseDraft";
import { type BasketState, emptied, type EndedChange, forgotten, type UndoOffer } from "./basketState";

/** Outcomes are read at once, so only a few are kept. */
const MOST_ENDED = 10;

/** What the sagas tell about the basket. */
export const facts = {
  /** Another channel has another basket. Also dispatched by a screen that has an early answer. */
  channelChosen: (state, { payload }: PayloadAction<number>) => {
    if (state.salesChannelId === payload) return;
    const { undo, codesKept } = state;
    emptied(state);
    state.codesKept = codesKept;
    // Removing the last code leads here; it can still be put back.
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
  /** There is no basket yet for this channel and country. */
  basketMissing: (state) => {
    if (!state.basket) state.status = "empty";
  },
  /** The server no longer knows it; the person is told. */
  basketExpired: emptied,
  /** It became an order. */
  basketOrdered: (state, { payload }: PayloadAction<{ publicOrderId: string }>) => {
    forgotten(state);
    state.orderedAs = payload.publicOrderId;
  },
  /** It is no longer used, and the person knows why. */
  basketForgotten: forgotten,
  /** Quotes were requested: the deliveries with the ids `failed` got none, those `abroad` in another currency only. */
  quotesAsked: (state, { payload }: PayloadAction<{ failed: string[]; abroad: string[] }>) => {
    state.unquoted = payload.failed;
    state.abroad = [...new Set([...state.abroad, ...payload.abroad])];
  },
  changeEnded: (state, { payload }: PayloadAction<EndedChange | undefined>) => {
    if (payload) state.ended = [...state.ended, payload].slice(-MOST_ENDED);
    state.waiting = Math.max(0, state.waiting - 1);
    if (state.waiting > 0) return;
    state.longWait = false;
    state.removesVoucher = false;
  },
  changeTakesLong: (state) => {
    state.longWait = state.waiting > 0;
  },
  basketChangeFailed: {
    /** `isToldThere`: the open dialog that asked for the change shows the failure, so no toast is needed. */
    prepare: (payload: Failure, isToldThere?: boolean) => ({ payload, meta: { isToldThere } }),
    reducer: (state, { payload }: PayloadAction<Failure, string, { isToldThere?: boolean }>) => {
      state.changeFailure = payload;
      // Lines that were refused earlier, and not again now, still keep others from being changed.
      const { lines = [] } = payload;
      const known = state.refused.filter(({ lineId }) => !lines.some((line) => line.lineId === lineId));
      state.refused = [...known, ...lines];
    },
  },
  productsNotAdded: (state, { payload }: PayloadAction<Failure>) => {
    state.changeFailure = payload;
  },
  /** The server refused the currency; the address goes back to the basket's. */
  currencyRefused: (_state, _told: PayloadAction<Failure>) => undefined,
  productsAdded: {
    /** `isPart`: a part of many gifts, whose own screen shows the progress; no dialog, and no form to clear. */
    prepare: (payload: PurchaseDraft[], isPart?: boolean) => ({ payload, meta: { isPart } }),
    reducer: (state, { payload, meta }: PayloadAction<PurchaseDraft[], string, { isPart?: boolean }>) => {
      if (meta.isPart) return;
      const { giftcardValue: value = null, valueCurrency: currency = null } = payload[0] ?? {};
      state.justAdded = { productIds: payload.map((draft) => draft.productId), value, currency };
    },
  },
  /** What was added although its screen has been left since: no dialog waits for it. */
  addedUnseen: (state) => {
    state.justAdded = null;
  },
  /** The saga has kept the code of the voucher with this id; the code itself is nowhere else. */
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
  /** There are more pieces than before, of lines that are put back, have another article or a higher quantity. */
  piecesAdded: (_state, _told: PayloadAction<readonly Pieces[]>) => undefined,
  /** There are fewer pieces than before, of lines that are still there, maybe as another article. */
  piecesRemoved: (_state, _told: PayloadAction<readonly Pieces[]>) => undefined,
} satisfies SliceCaseReducers<BasketState>;
