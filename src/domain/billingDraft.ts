import { type BillingForm, emptyBilling } from "./buyer";

const LONGEST = 500;

/** A stored billing form, held against its own fields: texts of a sane length; null for anything else. */
export function readBillingDraft(stored: unknown): BillingForm | null {
  if (typeof stored !== "object" || stored === null || Array.isArray(stored)) return null;
  const given = stored as Record<string, unknown>;
  const empty = emptyBilling("");
  const read = Object.keys(empty).map((field) => {
    const value = Object.hasOwn(given, field) ? given[field] : "";
    return [field, typeof value === "string" && value.length <= LONGEST ? value : ""] as const;
  });
  const draft = { ...empty, ...(Object.fromEntries(read) as Partial<BillingForm>) };
  return Object.values(draft).some(Boolean) ? draft : null;
}

/** The order's reference that was stored beside the form; null for none. */
export function readReferenceDraft(stored: unknown): string | null {
  if (typeof stored !== "object" || stored === null || !Object.hasOwn(stored, "reference")) return null;
  const { reference } = stored as { reference: unknown };
  return typeof reference === "string" && reference.length <= LONGEST && reference ? reference : null;
}
