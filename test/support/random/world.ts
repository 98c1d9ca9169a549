import { expect } from "vitest";
import { LOCAL } from "~/domain/storage";
import { logout } from "~/state/auth/slice";
import { selectBasketLines, selectVouchers } from "~/state/basket/selectors";
import { addProducts, changeQuantity, productsAdded, removeLine, saveBillingDraft } from "~/state/basket/slice";
import { marketEntered } from "~/state/facts";
import { openOrder } from "~/state/orders/slice";
import { rememberOwnOrder } from "~/state/rememberedOrders";
import { selectIsLeaving } from "~/state/payment/selectors";
import { changeMyOrder, closeTrouble, continuePayment, pspReturned } from "~/state/payment/slice";
import { billing, emailCard } from "../gifts";
import { clickPay } from "../paying";
import { type Network } from "../network";
import { signIn } from "../signIn";
import { DANISH, pass, type Shop, startShop } from "../startShop";
import { memoryStorage, SharedStorage } from "../tabs";
import { type Plant } from "./plants";

export const SWEDISH = { locale: "en", countryCode: "se", currency: "sek" };
/** Vouchers may pay for it. */
const BRAND_CARD = { productId: "1123", stockKeepingUnit: "1123-E" };
const SOLD_IN_SWEDEN = { productId: "1000", stockKeepingUnit: "1000-E", valueCurrency: "SEK" };
const LETTERS = "abcdefghijklmnopqrstuvwxyz";

export type PaymentEnd = "ok" | "cancel" | "fail" | "close" | "back";

/** The state of a gift, as far as the person was told. */
type Fate = "in" | "out" | "unknown";

/**
 * One browser with three tabs: two in Denmark, one in Sweden. Remembers what the person was told about every gift, and
 * how often they chose to pay.
 */
export class World {
  readonly storage = new SharedStorage();
  private session = memoryStorage();
  main: Shop;
  other: Shop;
  abroad: Shop;
  readonly fates = new Map<string, Fate>();
  readonly purchases: string[] = [];
  decisions = 0;
  private gifts = 0;
  private currency = "dkk";

  constructor(
    readonly network: Network,
    private readonly foreignOrder: string,
    private readonly plant: Plant | null = null,
  ) {
    this.main = this.open();
    this.other = this.open(memoryStorage());
    this.abroad = this.open(memoryStorage(), SWEDISH);
  }

  private open(session = this.session, market = { ...DANISH, currency: this.currency }): Shop {
    let made: Shop | null = null;
    const tab = this.storage.tab();
    made = startShop({
      network: this.network,
      storage: this.storage,
      session,
      market,
      ...(this.plant && { services: this.plant(() => made, tab) }),
    });
    return made;
  }

  /** Reloads the tab. The purchases that it reported are kept. */
  private replace(shop: Shop, session = this.session): Shop {
    this.leave(shop);
    return this.open(session);
  }

  private leave(shop: Shop): void {
    shop.close();
    expect(shop.reported).toEqual([]);
    for (const event of shop.pushed) if (event.event === "purchase") this.purchases.push(event.orderId);
  }

  /** Waits until nothing is under way. */
  async quiet(shop = this.main): Promise<void> {
    const isBusy = () => shop.state().basket.waiting > 0 || shop.state().payment.phase === "working";
    for (let waited = 0; waited < 160 && isBusy(); waited += 1) await pass(1000, 500);
    expect(isBusy()).toBe(false);
  }

  /** Adds a gift, and waits for the answer unless in haste; then the outcome is not known. */
  async add(shop: Shop, isHasty = false): Promise<void> {
    this.gifts += 1;
    const name = `Gift ${LETTERS[this.gifts % 26]!.toUpperCase()}${LETTERS[Math.floor(this.gifts / 26) % 26]!}x`;
    const isSwedish = shop.state().intl.market.countryCode === "se";
    const recipient = { ...emailCard().recipient, name };
    const before = shop.actions.length;
    this.fates.set(name, "unknown");
    shop.dispatch(addProducts([emailCard({ recipient, ...(isSwedish ? SOLD_IN_SWEDEN : BRAND_CARD) })]));
    if (isHasty) return;
    await this.quiet(shop);
    if (shop.actions.slice(before).some(({ type }) => type === productsAdded.type)) this.fates.set(name, "in");
  }

  /** Removes the first line, or raises its quantity. */
  async touch(more: 0 | 1): Promise<void> {
    const [entry] = selectBasketLines(this.main.state());
    if (!entry) return;
    const { lineId, quantity } = entry.line;
    const name = entry.delivery.recipientName ?? "";
    const before = this.main.actions.length;
    this.main.dispatch(more === 0 ? removeLine(lineId) : changeQuantity({ lineId, quantity: quantity + more }));
    await this.quiet();
    if (more > 0) return;
    const isTold = this.main.actions.slice(before).some(({ type }) => type === "basket/linesRemoved");
    this.fates.set(name, isTold ? "out" : "unknown");
  }

  async reload(): Promise<void> {
    this.main = this.replace(this.main);
    await pass(2000, 500);
  }

  async switchCurrency(): Promise<void> {
    this.currency = this.currency === "dkk" ? "eur" : "dkk";
    this.main.dispatch(marketEntered({ ...DANISH, currency: this.currency }));
    await pass(2000, 500);
  }

  /** To Sweden and back, with a gift bought there; in haste, while one for Denmark is being added. */
  async visitSweden(isHasty: boolean): Promise<void> {
    if (isHasty) await this.add(this.main, true);
    this.main.dispatch(marketEntered(SWEDISH));
    await pass(1000, 500);
    await this.add(this.main);
    this.main.dispatch(marketEntered({ ...DANISH, currency: this.currency }));
    await pass(1000, 500);
  }

  async offline(): Promise<void> {
    this.main.setOnline(false);
    await this.add(this.main);
    this.main.setOnline(true);
    await pass(1000, 500);
  }

  /** Signs in at the backend and comes back with its cookie. */
  async signIn(): Promise<void> {
    await signIn(this.network, this.network.sandbox.commerce.people.persons[0]!.id);
    this.storage.values.set(LOCAL.signedIn, "1");
    await this.reload();
  }

  /** Signing out discards the baskets: nothing that was promised about them counts any more. */
  async signOut(): Promise<void> {
    if (this.main.state().auth.status !== "signedIn") return;
    this.main.dispatch(logout());
    for (const [name, fate] of this.fates) if (fate === "in") this.fates.set(name, "unknown");
    await pass(1000, 500);
    await this.reload();
  }

  async press(shop: Shop): Promise<number> {
    this.decisions += 1;
    shop.dispatch(saveBillingDraft(billing));
    const isWaiting = shop.state().basket.basket?.purchasePhase === "Paying";
    const before = this.network.count("finalizeBasket");
    const press = () => (isWaiting ? shop.dispatch(continuePayment()) : clickPay(shop));
    press();
    press();
    await this.quiet(shop);
    return this.network.count("finalizeBasket") - before;
  }

  async pay(end: PaymentEnd): Promise<void> {
    const left = this.main.left.length;
    expect(await this.press(this.main)).toBeLessThanOrEqual(1);
    if (this.main.left.length === left) return this.confirm();
    const { id, publicOrderId } = this.main.state().basket.basket!;
    if (end === "back") {
      this.main.comeBack("restored");
    } else {
      if (end === "ok" || end === "close") this.network.sandbox.control({ payElsewhere: id });
      if (end === "close") this.session = memoryStorage();
      this.main = this.replace(this.main);
      if (end === "ok") this.main.dispatch(openOrder({ publicOrderId, basketId: id }));
      else if (end !== "close") this.main.dispatch(pspReturned(end));
    }
    await pass(4000, 500);
    await this.quiet();
  }

  /** Paid without a payment window: the form disappears, and the confirmation is shown. */
  private async confirm(): Promise<void> {
    const [, publicOrderId, basketId] = /\/order\/([^/]+)\/psp\/([^/]+)/.exec(this.main.path()) ?? [];
    if (!publicOrderId || !selectIsLeaving(this.main.state())) return;
    this.main.dispatch(closeTrouble());
    this.main.dispatch(openOrder({ publicOrderId, basketId: basketId ?? null }));
    await pass(4000, 500);
    await this.quiet();
  }

  /** Both Danish tabs pay at once: one of them may, the other is told. */
  async payTogether(): Promise<void> {
    if (this.main.state().basket.basket?.purchasePhase !== "Shopping") return;
    const before = this.network.count("finalizeBasket");
    await Promise.all([this.press(this.main), this.press(this.other)]);
    expect(this.network.count("finalizeBasket") - before).toBeLessThanOrEqual(1);
    for (const shop of [this.main, this.other]) shop.comeBack("restored");
    await pass(2000, 500);
    this.main.dispatch(changeMyOrder());
    await this.quiet();
  }

  /** The address of somebody else's order, with the basket on screen, which is not that order's. */
  async forgeReturn(): Promise<void> {
    const basketId = this.main.state().basket.basket?.id;
    if (!basketId) return;
    // An order of this tab, so that it may be seen, but of an older basket than the address says.
    const older = { publicOrderId: this.foreignOrder, basketId: "an-older-one", counted: true, sum: null };
    rememberOwnOrder(this.main.session, older);
    this.main.dispatch(openOrder({ publicOrderId: this.foreignOrder, basketId }));
    await pass(4000, 500);
    await this.quiet();
  }

  /** Repairs the connection and reloads every tab: now everything that was promised must be there. */
  async judge(): Promise<void> {
    const { network } = this;
    network.heal();
    network.offline = false;
    await pass(60_000, 5000);
    for (const shop of [this.main, this.other, this.abroad]) this.leave(shop);
    const here = this.open();
    const there = this.open(memoryStorage(), SWEDISH);
    await pass(3000, 500);

    const { baskets, orders } = network.sandbox.commerce;
    const counts = new Map<string, number>();
    const count = (name: string | null | undefined) => name && counts.set(name, (counts.get(name) ?? 0) + 1);
    for (const shop of [here, there]) {
      const { basket } = shop.state().basket;
      const kept = baskets.get(basket?.id ?? "");
      const shown = selectBasketLines(shop.state());
      expect(shown.map(({ line }) => [line.lineId, line.quantity]).sort()).toEqual(
        (kept?.lines ?? []).map(({ lineId, quantity }) => [lineId, quantity]).sort(),
      );
      expect(selectVouchers(shop.state())?.length ?? 0).toBe(kept?.voucherCodes.length ?? 0);
      for (const { delivery } of shown) count(delivery.recipientName);
      for (const order of orders.values()) expect(order.basket.id).not.toBe(basket?.id);
      expect(shop.reported).toEqual([]);
    }
    for (const { basket } of orders.values()) for (const line of basket.lines) count(line.recipient.name);
    for (const [name, fate] of this.fates) {
      const found = counts.get(name) ?? 0;
      expect([name, found], "doubled").toEqual([name, Math.min(found, 1)]);
      if (fate !== "unknown") expect([name, found], "as it was told").toEqual([name, fate === "in" ? 1 : 0]);
    }
    // One is somebody else's.
    expect(orders.size - 1).toBeLessThanOrEqual(this.decisions);
    expect(this.purchases).toEqual([...new Set(this.purchases)]);
    here.close();
    there.close();
  }
}
