import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { type Basket } from "~/api/commerce/basket";
import { type ProductLine } from "~/domain/basket";
import { type BillingForm } from "~/domain/buyer";
import { type RecipientForm } from "~/domain/delivery";
import { type Failure, type RefusedLine } from "~/domain/failure";
import { type PurchaseDraft } from "~/domain/purchaseDraft";
import { CONSUMER_CHANNEL } from "~/domain/salesChannel";
import { countryLeft, loggedOut } from "../facts";

/** Something that can be put back; how is known to the saga alone. */
export interface UndoOffer {
  id: number;
  what: "lines" | "voucher" | "greeting" | "wrapping";
  /** How many lines, and where the first of them stood; where the line stands that it was taken off. */
  count: number;
  at: number;
  /** What the first of them is called, language by language. */
  presentations: Basket["basketPresentations"][number]["presentations"];
}

interface Moment {
  /** An ISO instant in UTC. */
  deliveryDate: string | null;
  timezone: string;
}

export interface RecipientChange {
  lineIds: readonly string[];
  recipient: RecipientForm;
  way?: { deliveryMethod: string; stockKeepingUnit: string } & Moment;
}

interface BasketState {
  salesChannelId: number;
  /** The server's last answer, whole. */
  basket: Basket | null;
  /** Something of the answer could not be read: what is on screen is not all there is, so it must not be paid. */
  incomplete: boolean;
  /** The number of the asking whose answer is held; an older one never replaces it. */
  sequence: number;
  /** "empty": there is no basket on the server yet, the first gift makes one. */
  status: "unknown" | "loading" | "ready" | "empty" | "failed";
  failure: Failure | null;
  /** Changes that were asked for and have not ended. */
  waiting: number;
  longWait: boolean;
  /** Why the last change was not made, until the next one is asked for. */
  changeFailure: Failure | null;
  /** The lines that stood in the way of a change, until they have other ids. */
  refused: readonly RefusedLine[];
  /** The deliveries for which the carriers gave no price when they were asked last. */
  unquoted: readonly string[];
  /** The stored basket turned out to be ordered already: the order to link to. */
  orderedAs: string | null;
  /** The vouchers whose codes are known here, so that they can be put back. Others have to be typed again. */
  codesKept: string[];
  /** What was just taken out and can be put back with one press, for a while. */
  undo: UndoOffer | null;
  /** Where what was put back stands. */
  undone: { at: number } | null;
  /** The gifts just added, until the dialog is closed. */
  justAdded: { productIds: string[] } | null;
  drafts: {
    purchase: Record<string, PurchaseDraft>;
    billing: BillingForm | null;
    /** The buyer's own name for the order, as it is typed; null until something was. */
    reference: string | null;
  };
}

const initialState: BasketState = {
  salesChannelId: CONSUMER_CHANNEL,
  basket: null,
  incomplete: false,
  sequence: 0,
  status: "unknown",
  failure: null,
  waiting: 0,
  longWait: false,
  changeFailure: null,
  refused: [],
  unquoted: [],
  orderedAs: null,
  codesKept: [],
  undo: null,
  undone: null,
  justAdded: null,
  drafts: { purchase: {}, billing: null, reference: null },
};

function asked(state: BasketState) {
  state.waiting += 1;
  state.changeFailure = null;
  state.undone = null;
}

/** Empties all but the billing form, which is kept for the next basket (spec §4). */
function emptied(state: BasketState) {
  state.basket = null;
  state.incomplete = false;
  state.status = "empty";
  state.failure = null;
  state.changeFailure = null;
  state.refused = [];
  state.unquoted = [];
  state.justAdded = null;
  state.codesKept = [];
  state.undo = null;
  state.drafts.purchase = {};
}

export const basketSlice = createSlice({
  name: "basket",
  initialState,
  reducers: {
    // asked by a screen
    /** Reads the basket again: after a failed load, or when the screen wants the last truth. */
    reloadBasket: (state) => {
      state.failure = null;
    },
    addProducts: (state, _asked: PayloadAction<PurchaseDraft[]>) => asked(state),
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
    purchaseDraftSaved: (state, { payload }: PayloadAction<PurchaseDraft>) => {
      state.drafts.purchase[payload.productId] = payload;
    },
    billingDraftSaved: (state, { payload }: PayloadAction<BillingForm | null>) => {
      state.drafts.billing = payload;
    },
    referenceDraftSaved: (state, { payload }: PayloadAction<string | null>) => {
      state.drafts.reference = payload;
    },

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

    // told by the saga
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
      emptied(state);
      state.drafts.reference = null;
      state.orderedAs = payload.publicOrderId;
    },
    /** It is spent or left behind, and the person knows why. */
    basketForgotten: (state) => {
      emptied(state);
      state.drafts.reference = null;
    },
    /** The carriers were asked; these deliveries got no price. */
    quotesAsked: (state, { payload }: PayloadAction<string[]>) => {
      state.unquoted = payload;
    },
    changeEnded: (state) => {
      state.waiting = Math.max(0, state.waiting - 1);
      if (state.waiting === 0) state.longWait = false;
    },
    changeTakesLong: (state) => {
      state.longWait = state.waiting > 0;
    },
    basketChangeFailed: (state, { payload }: PayloadAction<Failure>) => {
      state.changeFailure = payload;
      // What was to be taken out and could not, because of others, stands in the way as it did.
      const { lines = [] } = payload;
      const known = state.refused.filter(({ lineId }) => !lines.some((line) => line.lineId === lineId));
      state.refused = [...known, ...lines];
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
        for (const draft of payload) delete state.drafts.purchase[draft.productId];
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
  },
  extraReducers: (builder) => {
    builder.addCase(countryLeft, emptied);
    builder.addCase(loggedOut, (state) => {
      emptied(state);
      state.drafts.billing = null;
      state.drafts.reference = null;
      state.orderedAs = null;
    });
  },
});

export const {
  reloadBasket,
  addProducts,
  changeQuantity,
  removeLine,
  removeLines,
  undoRemoval,
  holdUndo,
  closeUndo,
  keepOnlyCountry,
  redeemCode,
  removeVoucher,
  changeRecipient,
  changeMoment,
  changeGreeting,
  changeWrapping,
  saveBuyer,
  chooseQuote,
  askForQuotes,
  enterChannel,
  leaveCountry,
  closeJustAdded,
  closeOrderedAs,
  purchaseDraftSaved,
  billingDraftSaved,
  referenceDraftSaved,
  channelChosen,
  basketLoading,
  basketReceived,
  basketLoadFailed,
  basketMissing,
  basketExpired,
  basketOrdered,
  basketForgotten,
  quotesAsked,
  changeEnded,
  changeTakesLong,
  basketChangeFailed,
  productsNotAdded,
  currencyRefused,
  productsAdded,
  codeKept,
  undoOffered,
  removalUndone,
  linesRemoved,
} = basketSlice.actions;

/** The intents that change what is in the basket already, one after another; codes have their own saga. */
export const LATER_CHANGES = [
  changeQuantity.type,
  removeLine.type,
  removeLines.type,
  undoRemoval.type,
  keepOnlyCountry.type,
  changeRecipient.type,
  changeMoment.type,
  changeGreeting.type,
  changeWrapping.type,
  saveBuyer.type,
  chooseQuote.type,
  askForQuotes.type,
];
