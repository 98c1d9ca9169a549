import { type Basket } from "./basket";
import { type Failure, isUnknownBasket } from "./failure";
import { OTHERS_BASKET } from "./failureCode";
import { countryCode } from "./market";
import { purchasePhase } from "./purchase";
import { BUSINESS_CHANNEL } from "./salesChannel";

/** Whether there is something in a basket: gifts, or codes. */
export const isInUse = ({ itemsCount, vouchers }: Pick<Basket, "itemsCount" | "vouchers">): boolean =>
  itemsCount > 0 || vouchers.length > 0;

type BasketStep =
  | { do: "create"; because: "otherCountry" | "otherChannel" | "otherAccount" | "expired" | "bought" }
  | { do: "switchCurrency"; paymentCurrency: string }
  | { do: "use" }
  /** the server could not say: the id is kept and the person may try again */
  | { do: "keep"; failure: Failure };

/** What is expected of a stored basket. */
interface Asked {
  salesChannelId: number;
  currency: string;
  accountId: string | null;
  /** the country, in lower case, if only a guess says that the basket is of it */
  guessedCountry?: string | null;
}

/** Whether a basket belongs to another business account than the chosen one; its contents must not be shown. */
export function isOtherAccounts({ salesChannelId, buyer }: Basket, accountId: string | null): boolean {
  return salesChannelId === BUSINESS_CHANNEL && Boolean(buyer?.accountId) && buyer?.accountId !== accountId;
}

/** The country that a basket says it is of, in lower case; null where it says none. */
export const countryOf = ({ formData }: Pick<Basket, "formData">): string | null => countryCode(formData?.countryCode);

/**
 * What to do with the answer about a stored basket (spec §4). A new basket is created if this one was bought; also if
 * it belongs to another channel, another business account than the chosen one (`accountId`) or another country, for
 * which it stays stored. What it says of its country only counts if that was a guess (`guessedCountry`). Another
 * payment currency is switched, keeping the products. Only "There is no basket with id" means that the basket is gone,
 * and only `OTHERS_BASKET` that it is another account's.
 */
export function nextStep(
  answer: { basket: Basket } | { failure: Failure },
  { salesChannelId, currency, accountId, guessedCountry = null }: Asked,
): BasketStep {
  if ("failure" in answer) {
    if (answer.failure.code === OTHERS_BASKET) return { do: "create", because: "otherAccount" };
    return isUnknownBasket(answer.failure)
      ? { do: "create", because: "expired" }
      : { do: "keep", failure: answer.failure };
  }
  const { basket } = answer;
  if (guessedCountry !== null && (countryOf(basket) ?? guessedCountry) !== guessedCountry)
    return { do: "create", because: "otherCountry" };
  if (basket.salesChannelId !== salesChannelId) return { do: "create", because: "otherChannel" };
  if (isOtherAccounts(basket, accountId)) return { do: "create", because: "otherAccount" };
  const phase = purchasePhase(basket.purchasePhase);
  if (phase === "bought") return { do: "create", because: "bought" };
  const paymentCurrency = currency.toUpperCase();
  // What is being paid keeps the currency it is paid in.
  if (phase === "editable" && basket.paymentCurrency?.toUpperCase() !== paymentCurrency) {
    return { do: "switchCurrency", paymentCurrency };
  }
  return { do: "use" };
}
