/** The browser's IANA zone; UTC where it has none. */
export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
}
