import { refuseStranger } from "./acting";
import { basketWithId } from "./lookups";
import type { OrderRecord } from "./orderRecords";
import type { Address, BasketRecord, BuyerRecord, Recipient } from "./records";
import type { CommerceState } from "./state";
import type { Bill } from "./totals";

/**
 * For this long anybody who knows the number sees the whole order, as the buyer has just paid and may not be signed in.
 */
const OPEN_FOR_MS = 60 * 60_000;

/** Whether somebody sees an order with its persons: everybody at first, later on only whose it is. */
export const isOpenTo = (state: CommerceState, order: OrderRecord, userId: string | null): boolean =>
  state.clock.now() - order.bookedAt < OPEN_FOR_MS || (userId !== null && userId === order.userId);

const hidden = (text: string | null): string | null => (text ? `${text.slice(0, 1)}•••` : text);

const hiddenAddress = (address: Address | null): Address | null =>
  address && { ...address, line1: hidden(address.line1), line2: null, attention: null };

const hiddenPerson = <Person extends Recipient>(person: Person): Person => ({
  ...person,
  name: hidden(person.name),
  email: hidden(person.email),
  phone: hidden(person.phone),
  address: hiddenAddress(person.address),
});

const hiddenBuyer = (buyer: BuyerRecord): BuyerRecord => ({ ...hiddenPerson(buyer), accountId: null });

/** The sums of a bill, without the company that its vouchers belong to. */
const withoutCompany = (bill: Bill): Bill => ({
  ...bill,
  vouchers: bill.vouchers.map((payment) => ({ ...payment, voucher: { ...payment.voucher, departmentId: null } })),
});

/** A basket, or that of an order, with what is in it and what it costs, and nothing that tells who it is about. */
const withoutPersons = (basket: BasketRecord): BasketRecord => ({
  ...basket,
  reference: null,
  buyer: basket.buyer && hiddenBuyer(basket.buyer),
  agreedBill: basket.agreedBill && withoutCompany(basket.agreedBill),
  // a greeting's token opens its words
  lines: basket.lines.map((line) => ({ ...line, greeting: null, recipient: hiddenPerson(line.recipient) })),
});

/** The basket of an order as somebody may see it. */
export const basketOfOrder = (state: CommerceState, order: OrderRecord, userId: string | null): BasketRecord =>
  isOpenTo(state, order, userId) ? order.basket : withoutPersons(order.basket);

/** A basket as somebody may see it: the id of one that was ordered stands in the address of its confirmation. */
export function basketFor(state: CommerceState, basket: BasketRecord, userId: string | null): BasketRecord {
  const order = state.orders.get(basket.publicOrderId);
  return order && !isOpenTo(state, order, userId) ? withoutPersons(basket) : basket;
}

/**
 * The basket with this id, for whoever may read it: the unfinished one of a company for none but those who act for it.
 * What was ordered is read on the way back from the payment window, whether or not the session is still there.
 */
export function readableBasket(state: CommerceState, id: string, userId: string | null): BasketRecord {
  const basket = basketWithId(state, id);
  if (basket.phase === "Shopping" || basket.phase === "Paying") refuseStranger(state, basket, userId);
  return basket;
}
