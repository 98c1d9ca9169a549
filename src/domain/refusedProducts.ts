/**
 * The products that field errors are about ("7.recipientEmail", "addProducts.7.recipientEmail"), by their index among
 * those sent, each with the first message about it.
 */
export function refusedOf(fields: Readonly<Record<string, string>>): { at: number; text: string }[] {
  const texts = new Map<number, string>();
  for (const [field, text] of Object.entries(fields)) {
    const at = productAt(field);
    if (at !== null && !texts.has(at)) texts.set(at, text);
  }
  return [...texts].map(([at, text]) => ({ at, text }));
}

/** The index of the product that an error's field belongs to; null for any other field. */
export function productAt(field: string): number | null {
  const at = /^(?:addProducts\.)?(\d{1,4})(?:\.|$)/.exec(field)?.[1];
  return at === undefined ? null : Number(at);
}
