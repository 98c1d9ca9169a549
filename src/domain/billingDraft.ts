import { isAddressed } from "./address";
import { type BillingForm, emptyBilling } from "./buyer";
import { isRecord } from "./isRecord";
import { readText } from "./readText";

/**
 * A stored billing form: its own fields, each a string of a sane length or empty; null for junk and for an empty form.
 * A country that was only preselected, in the market that is stored with it, becomes that of the market `countryCode`.
 */
export function readBillingDraft(stored: unknown, countryCode?: string): BillingForm | null {
  if (!isRecord(stored)) return null;
  const empty = emptyBilling("");
  const read = Object.keys(empty).map((field) => [field, readText(stored[field])] as const);
  const draft = { ...empty, ...(Object.fromEntries(read) as Partial<BillingForm>) };
  if (!Object.values(draft).some(Boolean)) return null;
  const isHere = countryCode !== undefined && isPreselected(draft, readText(stored.typedIn));
  return isHere ? { ...draft, countryCode: countryCode.toUpperCase() } : draft;
}

/** Whether the country is that of the market in which a form was filled in, and nothing typed depends on it. */
const isPreselected = (draft: BillingForm, typedIn: string): boolean =>
  typedIn !== "" && draft.countryCode === typedIn.toUpperCase() && !draft.phone.trim() && !isAddressed(draft);

/** Whether a stored billing form was filled in by the shop, and not typed. */
export const readFilledIn = (stored: unknown): boolean => isRecord(stored) && stored.isFilledIn === true;

/** The order reference that was stored with the form, "" for one that was emptied; null for none. */
export function readReferenceDraft(stored: unknown): string | null {
  if (!isRecord(stored)) return null;
  return stored.reference === "" ? "" : readText(stored.reference) || null;
}
