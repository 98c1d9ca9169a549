import { type Basket } from "./basket";
import { type Failure, isUnknownBasket } from "./failure";
import { purchasePhase } from "./purchase";
import { isRedeemRoute } from "./routes";
import { BUSINESS_CHANNEL, CONSUMER_CHANNEL, isPortalId, REDEEM_CHANNEL } from "./salesChannel";

/**
 * The channel a visit starts in (spec §4): the one its address names, else a stored portal, else the business's for a
 * chosen account, else the stored one where it fits; on the redeem route, without a fitting channel and without
 * vouchers, the redeem channel; else the consumer's.
 */
export function startChannel({
  isRedeemRoute,
  hasVouchers,
  namedChannelId,
  storedChannelId,
  department,
}: {
  isRedeemRoute: boolean;
  hasVouchers: boolean;
  /** the channel that an address names */
  namedChannelId?: number | null;
  storedChannelId?: number | null;
  /** the chosen business account's department */
  department?: string | null;
}): number {
  // The business channel needs an account that was chosen; a number alone is not one.
  if (namedChannelId && namedChannelId !== BUSINESS_CHANNEL) return namedChannelId;
  // Whoever chooses an account leaves the portal: one that is stored was entered after that.
  if (storedChannelId && isPortalId(storedChannelId)) return storedChannelId;
  if (department) return BUSINESS_CHANNEL;
  if (storedChannelId && storedChannelId !== BUSINESS_CHANNEL) return storedChannelId;
  return isRedeemRoute && !hasVouchers ? REDEEM_CHANNEL : CONSUMER_CHANNEL;
}

/**
 * The channel a page is opened in, before anything was asked: the stored one, but the shop's front page is the
 * consumer's, so that a person who comes by its own address leaves a portal. `rest` is what the address leads to
 * past the market, `department` that of the account the person shops for there.
 */
export function channelOfAddress(rest: string, storedChannelId: number | null, department?: string | null): number {
  const isLeaving = rest === "" && storedChannelId !== null && isPortalId(storedChannelId);
  return startChannel({
    isRedeemRoute: isRedeemRoute(rest),
    hasVouchers: false,
    department,
    storedChannelId: isLeaving ? null : storedChannelId,
  });
}

export type BasketStep =
  | { do: "load"; basketId: string }
  | { do: "create"; because: "none" | "otherChannel" | "otherAccount" | "expired" | "bought" }
  | { do: "switchCurrency"; basketId: string; paymentCurrency: string }
  | { do: "use" }
  /** the server could not say: the id is kept and the person may try again */
  | { do: "keep"; failure: Failure };

/** The first step for a channel and country: read the basket stored for it, else make one (spec §4). */
export function firstStep(storedBasketId: string | null | undefined): BasketStep {
  return storedBasketId ? { do: "load", basketId: storedBasketId } : { do: "create", because: "none" };
}

/** Whether a basket is an account's that is not the one shopped for: what is in it and for whom is not ours to show. */
export function isOtherAccounts({ salesChannelId, buyer }: Basket, accountId: string | null): boolean {
  return Number(salesChannelId) === BUSINESS_CHANNEL && Boolean(buyer?.accountId) && buyer?.accountId !== accountId;
}

/**
 * What to do with the answer (spec §4): a basket of another channel stays stored for its own and a new one is made, and
 * so does one of another business account than the chosen one (`accountId`); a basket that was bought is left behind;
 * another payment currency is switched, keeping the products. Only "There is no basket with id" means that it is gone.
 */
export function nextStep(
  answer: { basket: Basket } | { failure: Failure },
  { salesChannelId, currency, accountId }: { salesChannelId: number; currency: string; accountId: string | null },
): BasketStep {
  if ("failure" in answer) {
    return isUnknownBasket(answer.failure)
      ? { do: "create", because: "expired" }
      : { do: "keep", failure: answer.failure };
  }
  const { basket } = answer;
  if (Number(basket.salesChannelId) !== salesChannelId) return { do: "create", because: "otherChannel" };
  if (isOtherAccounts(basket, accountId)) return { do: "create", because: "otherAccount" };
  const phase = purchasePhase(basket.purchasePhase);
  if (phase === "bought") return { do: "create", because: "bought" };
  const paymentCurrency = currency.toUpperCase();
  // What is being paid keeps the currency it is paid in.
  if (phase === "editable" && basket.paymentCurrency?.toUpperCase() !== paymentCurrency) {
    return { do: "switchCurrency", basketId: basket.id, paymentCurrency };
  }
  return { do: "use" };
}
