import { type BusinessAccount } from "./buyer";

interface Statuses extends Pick<BusinessAccount, "status"> {
  department: Pick<BusinessAccount["department"], "status">;
}

/** The capacity in which a person shops (spec §6). */
export type UserMode = "Anonymous" | "B2C" | "REDEEM" | "B2B" | "Blocked";

/**
 * The user mode (spec §4): a chosen business account comes first (Blocked if it or its department is), then vouchers in
 * the basket, then being signed in.
 */
export function userMode({
  isSignedIn,
  voucherCount,
  account,
}: {
  isSignedIn: boolean;
  voucherCount: number;
  account?: Statuses | null;
}): UserMode {
  if (account) return isBlocked(account) ? "Blocked" : "B2B";
  if (voucherCount > 0) return "REDEEM";
  return isSignedIn ? "B2C" : "Anonymous";
}

/** Whether nothing may be bought for an account: it or its department is blocked. */
export const isBlocked = ({ status, department }: Statuses) => status === "Blocked" || department.status === "Blocked";

/** Whether the shop's own cards may be bought: vouchers do not pay for them, and whoever is blocked buys nothing. */
export const mayBuyOwnCards = (mode: UserMode) => mode !== "REDEEM" && mode !== "Blocked";

/**
 * Which links the header shows (spec §2): buying not for redeemers and anonymous visitors, who find it on the front
 * page; redeeming not for businesses; neither for the blocked.
 */
export function headerLinks(mode: UserMode): { buy: boolean; redeem: boolean } {
  return { buy: mayBuyOwnCards(mode) && mode !== "Anonymous", redeem: mode !== "B2B" && mode !== "Blocked" };
}
