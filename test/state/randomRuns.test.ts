import fc from "fast-check";
import { expect, test } from "vitest";
import { selectBasketLines } from "~/state/basket/selectors";
import { addProducts, billingDraftSaved, changeQuantity, productsAdded, removeLine } from "~/state/basket/slice";
import { marketEntered } from "~/state/facts";
import { openOrder } from "~/state/orders/slice";
import { continuePayment, payBasket, pspReturned } from "~/state/payment/slice";
import { billing, emailCard } from "../support/gifts";
import { type Fault, faults, type Network } from "../support/network";
import { DANISH, openNetwork, pass, playTime, type Shop, startShop } from "../support/startShop";
import { memoryShelf, SharedStorage } from "../support/tabs";

/**
 * A person who does anything in any order, on a wire on which every fifth call goes wrong. Afterwards, with the wire
 * mended and the shop loaded anew, nothing that was acknowledged may be lost or doubled.
 */
type Step =
  | { do: "add" | "addInOtherTab" | "remove" | "more" | "reload" | "otherCurrency" | "wait" | "offline" }
  | { do: "pay"; then: "ok" | "cancel" | "fail" | "close" | "back" };

const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Step>({ do: "add" }) },
  fc.constantFrom<Step>(
    { do: "addInOtherTab" },
    { do: "remove" },
    { do: "more" },
    { do: "reload" },
    { do: "otherCurrency" },
    { do: "wait" },
    { do: "offline" },
  ),
  fc.constantFrom("ok", "cancel", "fail", "close", "back").map((then): Step => ({ do: "pay", then: then as "ok" })),
);

const trouble: fc.Arbitrary<Fault | null> = fc.oneof(
  { weight: 4, arbitrary: fc.constant(null) },
  fc.constantFrom<Fault | null>(
    faults.abort(),
    faults.lost(),
    faults.hang(),
    faults.appliedThenHang(),
    faults.status(503),
    faults.status(500),
    faults.raw('{"data":{}}'),
    faults.delay(3000),
    faults.delay(8000),
  ),
);

class Person {
  shop: Shop;
  other: Shop;
  readonly storage = new SharedStorage();
  session = memoryShelf();
  gifts = 0;
  decisions = 0;
  readonly acknowledged = new Set<string>();
  readonly removed = new Set<string>();
  readonly uncertain = new Set<string>();
  private currency = "dkk";

  constructor(readonly network: Network) {
    this.shop = this.open();
    this.other = this.open(memoryShelf());
  }

  open(session = this.session): Shop {
    const market = { ...DANISH, currency: this.currency ?? "dkk" };
    return startShop({ network: this.network, storage: this.storage, session, market });
  }

  async quiet(shop = this.shop): Promise<void> {
    for (
      let waited = 0;
      waited < 120 && (shop.state().basket.waiting > 0 || shop.state().payment.phase === "working");
      waited += 1
    ) {
      await pass(1000, 500);
    }
    expect(shop.state().basket.waiting).toBe(0);
  }

  async add(shop: Shop): Promise<void> {
    this.gifts += 1;
    const name = `Gift ${"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[this.gifts % 26]}${"abcdefghijklmnopqrstuvwxyz"[Math.floor(this.gifts / 26)]}`;
    const before = shop.actions.length;
    shop.dispatch(addProducts([emailCard({ recipient: { ...emailCard().recipient, name } })]));
    await this.quiet(shop);
    if (shop.actions.slice(before).some((action) => action.type === productsAdded.type)) this.acknowledged.add(name);
  }

  async touch(quantity: number): Promise<void> {
    const line = selectBasketLines(this.shop.state())[0];
    if (!line) return;
    const name = line.delivery.recipientName ?? "";
    const before = this.shop.actions.length;
    this.shop.dispatch(
      quantity === 0
        ? removeLine(line.line.lineId)
        : changeQuantity({ lineId: line.line.lineId, quantity: line.line.quantity + quantity }),
    );
    await this.quiet();
    const ended = this.shop.actions.slice(before).map(({ type }) => type);
    if (quantity > 0) return;
    if (ended.includes("basket/linesRemoved")) this.removed.add(name);
    else this.uncertain.add(name);
  }

  async pay(then: "ok" | "cancel" | "fail" | "close" | "back"): Promise<void> {
    this.decisions += 1;
    this.shop.dispatch(billingDraftSaved(billing));
    const before = this.shop.left.length;
    const asked =
      this.shop.state().basket.basket?.purchasePhase === "Paying"
        ? continuePayment()
        : payBasket({ acceptTerms: true });
    const finalized = this.network.count("finalizeBasket");
    this.shop.dispatch(asked);
    this.shop.dispatch(asked);
    await this.quiet();
    expect(this.network.count("finalizeBasket") - finalized).toBeLessThanOrEqual(1);
    if (this.shop.left.length === before) return;
    const { id, publicOrderId } = this.shop.state().basket.basket!;
    if (then === "back") {
      this.shop.comeBack("restored");
    } else {
      if (then === "ok") this.network.sandbox.control({ payElsewhere: id });
      this.shop.close();
      this.shop = this.open(then === "close" ? memoryShelf() : this.session);
      if (then === "ok") this.shop.dispatch(openOrder({ publicOrderId, basketId: id }));
      else if (then !== "close") this.shop.dispatch(pspReturned(then));
    }
    await pass(4000, 500);
    await this.quiet();
  }

  async step(step: Step): Promise<void> {
    switch (step.do) {
      case "add":
        return this.add(this.shop);
      case "addInOtherTab":
        return this.add(this.other);
      case "remove":
        return this.touch(0);
      case "more":
        return this.touch(1);
      case "reload":
        this.shop.close();
        this.shop = this.open();
        return pass(2000, 500);
      case "otherCurrency":
        this.currency = this.currency === "dkk" ? "eur" : "dkk";
        this.shop.dispatch(marketEntered({ ...DANISH, currency: this.currency }));
        return pass(2000, 500);
      case "wait":
        return pass(20_000, 2000);
      case "offline":
        this.shop.setOnline(false);
        await this.add(this.shop);
        this.shop.setOnline(true);
        return pass(1000, 500);
      case "pay":
        return this.pay(step.then);
    }
  }
}

/** How often each gift is in the basket on screen and in orders, by its recipient. */
function whereabouts(person: Person): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (name: string | null | undefined) => name && counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const { delivery } of selectBasketLines(person.shop.state())) count(delivery.recipientName);
  for (const { basket } of person.network.sandbox.commerce.orders.values()) {
    for (const line of basket.lines) count(line.recipient.name);
  }
  return counts;
}

test("nothing acknowledged is lost or doubled, whatever the person and the wire do", async () => {
  playTime();
  const network = openNetwork();
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 14 }), fc.infiniteStream(trouble), async (asked, troubles) => {
      network.sandbox.control({ reset: null, bookingDelay: 500 });
      network.heal();
      network.offline = false;
      const person = new Person(network);
      await pass(1000, 500);
      network.fail(/./, (go, signal) => {
        const { value: fault } = troubles.next();
        return fault ? fault(go, signal) : go();
      });
      for (const step of asked) await person.step(step);

      network.heal();
      network.offline = false;
      await pass(60_000, 5000);
      person.shop.close();
      person.other.close();
      person.shop = person.open();
      await pass(3000, 500);

      const { basket } = person.shop.state().basket;
      const kept = network.sandbox.commerce.baskets.get(basket?.id ?? "");
      expect(selectBasketLines(person.shop.state()).length).toBe(kept?.lines.length ?? 0);
      expect(person.shop.reported).toEqual([]);
      const found = whereabouts(person);
      for (const [name, count] of found) expect([name, count]).toEqual([name, 1]);
      for (const name of person.acknowledged) {
        if (!person.uncertain.has(name))
          expect([name, found.get(name) ?? 0]).toEqual([name, person.removed.has(name) ? 0 : 1]);
      }
      expect(network.sandbox.commerce.orders.size).toBeLessThanOrEqual(person.decisions);
      for (const order of network.sandbox.commerce.orders.values()) expect(order.basket.id).not.toBe(basket?.id);
    }),
    {
      numRuns: Number(process.env.RANDOM_RUNS ?? 6),
      ...(process.env.RANDOM_SEED && { seed: Number(process.env.RANDOM_SEED) }),
    },
  );
}, 600_000);
