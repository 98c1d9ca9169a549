import {
  command,
  factor,
  fields,
  forEach,
  type Kind,
  milliseconds,
  named,
  nothing,
  orNull,
  skuIn,
  text,
} from "../kinds";
import type { ControlCommand } from "../parts";
import { seededPeople } from "./accounts";
import { forgetBasket } from "./baskets";
import { bookOrder } from "./booking";
import { accountChanges, departmentChanges, giftKind, issueKind, voucherChanges, voucherKind } from "./commandKinds";
import { layReady } from "./downloads";
import { newDownload, seededDownloads } from "./downloadTable";
import { seededFilms, seededGreetings } from "./seededGreetings";
import { createCommerceState, type CommerceState } from "./state";
import { billOf } from "./totals";
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
export const commerceControl =
  (state: CommerceState) =>
  (isReset: boolean): Record<string, ControlCommand> => {
    // what a command names must be there after the reset that comes before it
    const then = () => (isReset ? createCommerceState(state) : state);
    const basket = named("the id of a basket", (id) => then().baskets.get(id));
    const paying = named("the id of a basket that is paying", (id) => {
      const session = state.payments.session(then().baskets.get(id)?.paymentSessionId ?? "");
      return session?.status === "Open" ? session : undefined;
    });
    /** Changes fields of what it names; that is looked for once more, as after a reset it is another. */
    const changing = <Thing extends object>(
      expected: string,
      find: (from: CommerceState, name: string) => Thing | undefined,
      changes: Kind<Partial<Thing>>,
    ) =>
      command(
        forEach(
          named(expected, (name) => find(then(), name) && name),
          changes,
        ),
        (asked) => {
          for (const [name, change] of asked) Object.assign(find(state, name)!, change);
        },
      );
    return {
      /** A basket id, or null for all of them: they are forgotten, as after a restart. */
      dropBaskets: command(orNull(basket), (one) => {
        const dropped = one ? [one] : [...state.baskets.values()];
        for (const each of dropped) forgetBasket(state, each);
        return dropped.length;
      }),
      /** A SKU: nothing of it is left, not even what baskets had reserved. */
      sellOut: command(skuIn(state.catalogue), (sku) => {
        state.goneSkus.add(sku);
        state.shelf.stock.set(sku, 0);
      }),
      /** `{ basketId, type, relatedTo }`: an issue that stays until the basket's lines are changed. */
      addIssue: command(issueKind(basket), ({ basketId: { id }, type, relatedTo = null }) => {
        state.addedIssues.set(id, [...(state.addedIssues.get(id) ?? []), { type, relatedTo }]);
      }),
      /** `{ basketId, factor }`: the prices of what is in one basket, from now on; others pay what the shelf asks. */
      basketPrices: command(fields({ basketId: basket, factor }), (asked) => {
        asked.basketId.dearer = asked.factor;
      }),
      /** Milliseconds from a payment to its order; null for one to two seconds. */
      bookingDelay: command(orNull(milliseconds), (delay) => (state.bookingDelay = delay)),
      /** A basket id that is paying: its payment is authorized as if a card had been used in another tab. */
      payElsewhere: command(paying, (session) => state.payments.pay(session, "4111111111111111")),
      /** A basket id: it is ordered on the spot, whatever it lacked. */
      orderAtOnce: command(basket, (ordered) => {
        ordered.orderId ??= state.ids.next();
        ordered.agreedBill ??= billOf(state, ordered);
        bookOrder(state, ordered);
        return ordered.publicOrderId;
      }),
      /** Confirmations that got lost are sent again; answers how many. */
      deliverConfirmations: command(nothing, () => state.payments.deliverLostConfirmations()),
      /** `{ "dep-nordhavn": { approvedForInvoice: false, status: "Blocked" } }` */
      departments: changing(
        "the id of a department",
        ({ people }, wanted) => people.departments.find(({ id }) => id === wanted),
        departmentChanges,
      ),
      /** `{ "acc-anton-nordhavn": { status: "Blocked" } }` */
      accounts: changing(
        "the id of a business account",
        ({ people }, wanted) => people.businessAccounts.find(({ id }) => id === wanted),
        accountChanges,
      ),
      /** `{ "SGK-DKK500AAAA": { balance: 10 } }` */
      vouchers: changing("the code of a voucher", ({ vouchers }, code) => vouchers.get(code), voucherChanges),
      /** `{ balance, currency?, pin?, expiresInDays?, channels? }`: a voucher of one's own to try; answers its code. */
      voucher: command(voucherKind, (row) => {
        const code = `SGK-OWN${state.ids.next().replaceAll("-", "").slice(0, 10).toUpperCase()}`;
        // an id of its own: the code is not to be read out of it
        const made = { id: state.ids.next(), now: state.clock.now() };
        state.vouchers.set(code, newVoucher({ ...row, code }, made));
        return code;
      }),
      /**
       * `{ scheme?, proof?, isDelayed?, productId?, value?, takes?, file?, bundle? }`: a received gift of one's own to
       * try; answers its token.
       */
      gift: command(giftKind(state.catalogue), (given) => {
        const token = `GIFT-${state.ids.next().slice(0, 13).toUpperCase()}`;
        const row = { scheme: "NoAuthRequired" as const, ...given, token };
        layReady(state, newDownload(row, { now: state.clock.now(), signs: `8${token.slice(5, 13)}`, codePin: "3711" }));
        return token;
      }),
      /** A public order id: what was sent to its recipients. */
      mail: command(text, (ordered) =>
        state.mails.filter(({ publicOrderId, about }) => about === "gift" && publicOrderId === ordered),
      ),
      reset: command(nothing, () => reset(state)),
    };
  };
