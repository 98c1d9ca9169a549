import { type Basket } from "~/api/commerce/basket";
import { type BillingForm } from "~/domain/buyer";
import { type RecipientForm } from "~/domain/delivery";
import { type Failure, type RefusedLine } from "~/domain/failure";
import { type PurchaseDraft } from "~/domain/purchaseDraft";
import { CONSUMER_CHANNEL } from "~/domain/salesChannel";

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

export interface Moment {
  /** An ISO instant in UTC. */
  deliveryDate: string | null;
  timezone: string;
}

export interface RecipientChange {
  lineIds: readonly string[];
  recipient: RecipientForm;
  way?: { deliveryMethod: string; stockKeepingUnit: string } & Moment;
}

/** What became of a change: why it was not made, null where it was. */
export interface EndedChange {
  changeId: string;
  failure: Failure | null;
}

export interface BasketState {
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
  /** The changes that ended last, of those that somebody waits for by name: see useChange. */
  ended: readonly EndedChange[];
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

export const initialState: BasketState = {
  salesChannelId: CONSUMER_CHANNEL,
  basket: null,
  incomplete: false,
  sequence: 0,
  status: "unknown",
  failure: null,
  waiting: 0,
  longWait: false,
  ended: [],
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

/** Every change that is asked for: it is waited for, and what became of the last one is over. */
export function asked(state: BasketState) {
  state.waiting += 1;
  state.changeFailure = null;
  state.undone = null;
}

/** Empties all but the billing form, which is kept for the next basket (spec §4). */
export function emptied(state: BasketState) {
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

/** Empties it with what was to be written on the order. */
export function forgotten(state: BasketState) {
  emptied(state);
  state.drafts.reference = null;
}
