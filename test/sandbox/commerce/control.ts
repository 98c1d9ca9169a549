import type { BasketIssueType } from "~/api/generated/commerce";
import { amend, amountOf, named } from "../amend";
import type { ControlCommand } from "../parts";
import { seededPeople } from "./accounts";
import { layReady } from "./downloads";
import { newDownload, seededDownloads } from "./downloadTable";
import { seededFilms, seededGreetings } from "./seededGreetings";
import { bookOrder } from "./booking";
import { basketWithId } from "./lookups";
import { billOf } from "./totals";
import type { CommerceState } from "./state";
import { newVoucher, seededVouchers } from "./voucherTable";

/** Resets everything to the sandbox's start, except that ids are never given out twice. */
function reset(state: CommerceState): void {
  const now = state.clock.now();
  const refill = <Value>(kept: Map<string, Value>, fresh: Map<string, Value>) => {
    kept.clear();
    for (const [key, value] of fresh) kept.set(key, value);
  };
  state.baskets.clear();
  state.orders.clear();
  refill(state.vouchers, seededVouchers(now));
  refill(state.greetings, seededGreetings());
  refill(state.films, seededFilms());
  state.downloads.clear();
  for (const download of seededDownloads(now)) layReady(state, download);
  Object.assign(state.people, seededPeople());
  state.payments.forgetAll();
  state.agenda.clear();
  state.goneSkus.clear();
  state.addedIssues.clear();
  const { voucherMisses, pinMisses, tokenMisses, proofMisses } = state;
  for (const misses of [voucherMisses, pinMisses, tokenMisses, proofMisses]) misses.forgetAll();
  state.mails = [];
  state.bookingDelay = null;
}

/** What a test or a person may do to the commerce service from outside. */
export function commerceControl(state: CommerceState): Record<string, ControlCommand> {
  return {
    /** A basket id, or null for all of them: they are forgotten, as after a restart. */
    dropBaskets: (argument) => {
      const ids = typeof argument === "string" ? [argument] : [...state.baskets.keys()];
      return ids.filter((id) => state.baskets.delete(id)).length;
    },
    /** A SKU: nothing of it is left, not even what baskets had reserved. */
    sellOut: (argument) => {
      state.goneSkus.add(String(argument));
      state.shelf.stock.set(String(argument), 0);
    },
    /** `{ basketId, type, relatedTo }`: an issue that stays until the basket's lines are changed. */
    addIssue: (argument) => {
      const { basketId, type, relatedTo } = argument as { basketId: string; type: BasketIssueType; relatedTo?: string };
      const issues = state.addedIssues.get(basketWithId(state, basketId).id) ?? [];
      state.addedIssues.set(basketId, [...issues, { type, relatedTo: relatedTo ?? null }]);
    },
    /** `{ basketId, factor }`: the prices of what is in one basket, from now on; others pay what the shelf asks. */
    basketPrices: (argument) => {
      const { basketId, factor } = argument as { basketId: string; factor: number };
      basketWithId(state, basketId).dearer = amountOf(factor, "The factor");
    },
    /** Milliseconds from a payment to its order; null for one to two seconds. */
    bookingDelay: (argument) => (state.bookingDelay = argument as number | null),
    /** A basket id that is paying: its payment is authorized as if a card had been used in another tab. */
    payElsewhere: (argument) => {
      const basket = basketWithId(state, String(argument));
      const session = state.payments.session(basket.paymentSessionId ?? "");
      return session ? state.payments.pay(session, "4111111111111111") : null;
    },
    /** A basket id: it is ordered on the spot, whatever it lacked. */
    orderAtOnce: (argument) => {
      const basket = basketWithId(state, String(argument));
      basket.orderId ??= state.ids.next();
      basket.agreedBill ??= billOf(state, basket);
      bookOrder(state, basket);
      return basket.publicOrderId;
    },
    /** Confirmations that got lost are sent again; answers how many. */
    deliverConfirmations: () => state.payments.deliverLostConfirmations(),
    /** `{ "dep-nordhavn": { approvedForInvoice: false, status: "Blocked" } }` */
    departments: (argument) => {
      for (const [id, change] of Object.entries(argument as Record<string, object>)) {
        const department = state.people.departments.find((each) => each.id === id);
        amend(named(department, "department", id), change);
      }
    },
    /** `{ "acc-anton-nordhavn": { status: "Blocked" } }` */
    accounts: (argument) => {
      for (const [id, change] of Object.entries(argument as Record<string, object>)) {
        const account = state.people.businessAccounts.find((each) => each.id === id);
        amend(named(account, "account", id), change);
      }
    },
    /** `{ "SGK-DKK500AAAA": { balance: 10 } }` */
    vouchers: (argument) => {
      for (const [code, change] of Object.entries(argument as Record<string, object>))
        amend(named(state.vouchers.get(code), "voucher", code), change);
    },
    /** `{ balance, currency?, pin?, expiresInDays?, channels? }`: a voucher of one's own to try; answers its code. */
    voucher: (argument) => {
      const code = `SGK-OWN${state.ids.next().replaceAll("-", "").slice(0, 10).toUpperCase()}`;
      // an id of its own: the code is not to be read out of it
      const made = { id: state.ids.next(), now: state.clock.now() };
      state.vouchers.set(code, newVoucher({ ...(argument as object), code }, made));
      return code;
    },
    /**
     * `{ scheme, proof?, isDelayed?, takes?, file?, bundle? }`: a received gift of one's own to try; answers its token.
     */
    gift: (argument) => {
      const token = `GIFT-${state.ids.next().slice(0, 13).toUpperCase()}`;
      const row = { scheme: "NoAuthRequired" as const, ...(argument as object), token };
      layReady(state, newDownload(row, { now: state.clock.now(), signs: `8${token.slice(5, 13)}`, codePin: "3711" }));
      return token;
    },
    /** A public order id: what was sent to its recipients. */
    mail: (argument) =>
      state.mails.filter(({ publicOrderId, about }) => about === "gift" && publicOrderId === argument),
    reset: () => reset(state),
  };
}
