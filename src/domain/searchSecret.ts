import { certainCode } from "./pastedCode";
import { type AddressSecrets, type SecretRoute } from "./secretPath";
import { greetingInText, hasGiftLink, linkInText } from "./voucherLookup";

/** What opens a gift or pays for one, and where it belongs. */
export interface SearchSecret {
  route: Exclude<SecretRoute, "portal">;
  /** Empty where a link is broken: what is left of it must not be told to anybody either. */
  secrets: AddressSecrets;
}

/**
 * The code of a gift card, or the link of a received gift or a greeting, that somebody typed or pasted into the search;
 * null for anything else. It is neither sent to the search service nor put into an address.
 */
export function secretInSearch(typed: string, prefixes: readonly string[]): SearchSecret | null {
  if (hasGiftLink(typed)) {
    const gift = linkInText(typed, prefixes);
    const secrets = gift ? [gift.exportType, gift.token, gift.pin ?? ""].filter(Boolean) : [];
    return { route: "verify-owner", secrets };
  }
  const greeting = greetingInText(typed);
  if (greeting) return { route: "greeting", secrets: [greeting] };
  const found = certainCode(typed, prefixes);
  return found && { route: "redeem", secrets: [found.code, found.pin].filter(Boolean) };
}
