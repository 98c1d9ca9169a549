import { type BusinessAccount } from "./buyer";

interface Statuses extends Pick<BusinessAccount, "status"> {
  department: Pick<BusinessAccount["department"], "status">;
}

/** As whom a person shops (spec §6). */
export type UserMode = "Anonymous" | "B2C" | "REDEEM" | "B2B" | "Blocked";

/**
 * The mode that follows from what is there (spec §4): a chosen business account wins, and blocks when it or its
 * department is blocked; vouchers make a redeemer; a signed-in person is a consumer.
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

/** Whether nothing may be bought as an account: it is blocked, or its department is. */
export const isBlocked = ({ status, department }: Statuses) => status === "Blocked" || department.status === "Blocked";

/** Whether the shop's own cards may be bought: codes do not pay for them, and who is blocked buys nothing. */
export const mayBuyOwnCards = (mode: UserMode) => mode !== "REDEEM" && mode !== "Blocked";

/**
 * The header's links (spec §2): buying is hidden for visitors too, who find it on the front page; redeeming for
 * businesses.
 */
export function headerLinks(mode: UserMode): { buy: boolean; redeem: boolean } {
  return { buy: mayBuyOwnCards(mode) && mode !== "Anonymous", redeem: mode !== "B2B" && mode !== "Blocked" };
}
