import { isZone } from "~/domain/moment";

/**
 * The browser's IANA zone now: the shop stays open while people travel. UTC where it has none, or one that it does not
 * know itself.
 */
export function ownZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isZone(timeZone) ? timeZone : "UTC";
}
