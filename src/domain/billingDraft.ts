import { type BillingForm, emptyBilling } from "./buyer";
import { isRecord } from "./isRecord";
import { readText } from "./readText";

/**
 * A stored billing form: its own fields, each a string of a sane length or empty; null for junk and for an empty form.
 */
export function readBillingDraft(stored: unknown): BillingForm | null {
  if (!isRecord(stored)) return null;
  const empty = emptyBilling("");
  const read = Object.keys(empty).map((field) => [field, readText(stored[field])] as const);
  const draft = { ...empty, ...(Object.fromEntries(read) as Partial<BillingForm>) };
  return Object.values(draft).some(Boolean) ? draft : null;
}

/** The order reference that was stored with the form; null for none. */
export function readReferenceDraft(stored: unknown): string | null {
  return (isRecord(stored) && readText(stored.reference)) || null;
}
