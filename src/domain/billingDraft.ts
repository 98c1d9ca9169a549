import { type BillingForm, emptyBilling } from "./buyer";
import { isRecord } from "./isRecord";

const LONGEST = 500;

/**
 * A stored billing form: its own fields, each a string of a sane length or empty; null for junk and for an empty form.
 */
export function readBillingDraft(stored: unknown): BillingForm | null {
  if (!isRecord(stored)) return null;
  const empty = emptyBilling("");
  const read = Object.keys(empty).map((field) => {
    const value = Object.hasOwn(stored, field) ? stored[field] : "";
    return [field, typeof value === "string" && value.length <= LONGEST ? value : ""] as const;
  });
  const draft = { ...empty, ...(Object.fromEntries(read) as Partial<BillingForm>) };
  return Object.values(draft).some(Boolean) ? draft : null;
}

/** The order reference that was stored with the form; null for none. */
export function readReferenceDraft(stored: unknown): string | null {
  if (!isRecord(stored) || !Object.hasOwn(stored, "reference")) return null;
  const { reference } = stored;
  return typeof reference === "string" && reference.length <= LONGEST && reference ? reference : null;
}
