import { type Basket } from "~/api/commerce/basket";
import { type BillingForm } from "~/domain/buyer";
import { type RecipientForm } from "~/domain/delivery";
import { type Failure, type RefusedLine } from "~/domain/failure";
import { type PurchaseDraft } from "~/domain/purchaseDraft";
import { CONSUMER_CHANNEL } from "~/domain/salesChannel";

/** Something removed that can be put back; only the saga knows how. */
export interface UndoOffer {
  id: number;
  what: "lines" | "voucher" | "greeting" | "wrapping";
  /** How many lines it is about, and the index of the first one. */
  count: number;
  at: number;
  /** The presentations of the first line's product, for its name. */
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
  /** Another delivery method, with the SKU and date for it. */
  way?: { deliveryMethod: string; stockKeepingUnit: string } & Moment;
}

/** The outcome of a change that somebody waits for. */
export interface EndedChange {
  changeId: string;
  /** Why it was not made; null if it was. */
  failure: Failure | null;
}

export interface BasketState {
  salesChannelId: number;
  /** The server's last answer, whole. */
  basket: Basket | null;
  /** Part of the answer could not be read: the screen does not show everything, so it must not be paid. */
  incomplete: boolean;
  /** The number of the request whose answer this is; an older answer never replaces it. */
  sequence: number;
  /** "empty": there is no basket on the server yet; the first gift creates one. */
  status: "unknown" | "loading" | "ready" | "empty" | "failed";
  failure: Failure | null;
  /** How many changes have been requested and not ended. */
  waiting: number;
  longWait: boolean;
  /** A voucher is being removed: with the last one the basket is left, and its gifts may go along to another. */
  removesVoucher: boolean;
  /** The outcomes of the last changes that somebody waits for by id: see useChange. */
  ended: readonly EndedChange[];
  /** Why the last change was not made, until the next one. */
  changeFailure: Failure | null;
  /** The lines because of which a change was refused, as long as they have these ids. */
  refused: readonly RefusedLine[];
  /** The ids of deliveries that got no quote when quotes were last requested. */
  unquoted: readonly string[];
  /** The deliveries that got quotes only in another currency than the basket's, as quotedAbroad names them. */
  abroad: readonly string[];
  /** The public id of the order that the stored basket turned out to be, to link to. */
  orderedAs: string | null;
  /** The ids of vouchers whose codes the saga still has, so that they can be put back. Others must be typed again. */
  codesKept: string[];
  /** What was just removed and can be put back, for a while. */
  undo: UndoOffer | null;
  /** The index of the line that was put back. */
  undone: { at: number } | null;
  /** The gifts that were just added, until the dialog is closed. */
  justAdded: { productIds: string[]; value: number | null; currency: string | null } | null;
  drafts: {
    purchase: Record<string, PurchaseDraft>;
    billing: BillingForm | null;
    /** The billing form is what the account said: what the account says later takes its place. */
    isFilledIn: boolean;
    /** The order reference as it was typed; null if it was not. */
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
  removesVoucher: false,
  ended: [],
  changeFailure: null,
  refused: [],
  unquoted: [],
  abroad: [],
  orderedAs: null,
  codesKept: [],
  undo: null,
  undone: null,
  justAdded: null,
  drafts: { purchase: {}, billing: null, isFilledIn: false, reference: null },
};

/** For every requested change: it is waited for, and the outcome of the last one is cleared. */
export function asked(state: BasketState) {
  state.waiting += 1;
  state.changeFailure = null;
  state.undone = null;
}

/** Clears everything but the forms, which are kept for the next basket: billing (spec §4), and the next gift. */
export function emptied(state: BasketState) {
  state.basket = null;
  state.incomplete = false;
  state.status = "empty";
  state.failure = null;
  state.changeFailure = null;
  state.refused = [];
  state.unquoted = [];
  state.abroad = [];
  state.justAdded = null;
  state.codesKept = [];
  state.undo = null;
}

/** The same, including the order reference and the next gift. */
export function forgotten(state: BasketState) {
  emptied(state);
  state.drafts.purchase = {};
  state.drafts.reference = null;
}
