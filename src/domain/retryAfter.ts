/** Seconds that a "Retry-After" asks for, as a number or as a date; null when it says nothing that makes sense. */
export function secondsAsked(raw: unknown, now: number): number | null {
  if (typeof raw === "number") return raw > 0 ? raw : null;
  if (typeof raw !== "string") return null;
  const seconds = /^\d{1,9}$/.test(raw.trim()) ? Number(raw) : (Date.parse(raw) - now) / 1000;
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null;
}
