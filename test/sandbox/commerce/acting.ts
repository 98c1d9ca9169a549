import { isListedFor } from "../data/agreements";
import type { BusinessAccountRecord } from "./accounts";
import { buyingAccount, departmentOf, notSold, productFor } from "./lookups";
import type { BasketRecord } from "./records";
import { refusal } from "./refusals";
import type { CommerceState } from "./state";

/** The account of an id, which must be the signed-in person's: nobody acts for somebody else's company. */
export function ownAccount(state: CommerceState, accountId: string, userId: string | null): BusinessAccountRecord {
  const account = state.people.businessAccounts.find(({ id }) => id === accountId);
  if (!account || account.subjectId !== userId) {
    throw refusal("UNAUTHORIZED_ACCESS", "The account does not belong to the signed-in person");
  }
  return account;
}

/** A basket that names a company's account is for those who act for it: nobody else fills, ships or pays for it. */
export function refuseStranger(state: CommerceState, { buyer }: BasketRecord, userId: string | null): void {
  if (!buyer?.accountId) return;
  if (userId === null) throw refusal("UNAUTHENTICATED", "Sign in with the business account to go on with its basket");
  ownAccount(state, buyer.accountId, userId);
}

/**
 * What is agreed with one company is there for no other: for the account that the basket names, or any of the person's
 * while it names none.
 */
export function refuseAgreedElsewhere(
  state: CommerceState,
  basket: BasketRecord,
  productId: string,
  userId: string | null,
): void {
  const product = productFor(state, basket, productId);
  const accountId = basket.buyer?.accountId;
  const departments = state.people.businessAccounts
    .filter((account) => (accountId ? account.id === accountId : account.subjectId === userId))
    .map(({ departmentId }) => departmentId);
  if (![null, ...departments].some((department) => isListedFor(product, basket.salesChannelId, department))) {
    throw notSold(productId, basket.salesChannelId);
  }
}

/** Nothing is bought or changed in the name of an account that is blocked, or whose department is (spec §6). */
export function refuseBlocked(state: CommerceState, account: BusinessAccountRecord): void {
  if (account.status === "Blocked" || departmentOf(state, account).status === "Blocked") {
    throw refusal("UNAUTHORIZED_ACCESS", "The business account is blocked");
  }
}

/** The pieces of each product in a basket, so that putting the same lines in again does not count as adding. */
function piecesOf({ lines }: BasketRecord): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { sku, giftcardValue, valueCurrency, quantity } of lines) {
    const thing = JSON.stringify([sku, giftcardValue, valueCurrency]);
    pieces.set(thing, (pieces.get(thing) ?? 0) + quantity);
  }
  return pieces;
}

/** Nothing can be added to the basket of a blocked account, neither products nor codes; everything can be removed. */
export function refuseMoreForBlocked(state: CommerceState, before: BasketRecord, after: BasketRecord): void {
  const account = buyingAccount(state, after);
  if (!account) return;
  const had = piecesOf(before);
  const isMore =
    [...piecesOf(after)].some(([thing, count]) => count > (had.get(thing) ?? 0)) ||
    after.voucherCodes.some((code) => !before.voucherCodes.includes(code));
  if (isMore) refuseBlocked(state, account);
}
