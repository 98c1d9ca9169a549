import { isZone } from "~/domain/moment";

/**
 * The browser's IANA zone. Read each time, as people travel while a tab is open. UTC if it has none, or an invalid one.
 */
export function ownZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isZone(timeZone) ? timeZone : "UTC";
}
