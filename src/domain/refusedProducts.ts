/**
 * Which of the products sent a refusal speaks of ("7.recipientEmail", "addProducts.7.recipientEmail"), each with its
 * first words.
 */
export function refusedOf(fields: Readonly<Record<string, string>>): { at: number; text: string }[] {
  const texts = new Map<number, string>();
  for (const [field, text] of Object.entries(fields)) {
    const at = productAt(field);
    if (at !== null && !texts.has(at)) texts.set(at, text);
  }
  return [...texts].map(([at, text]) => ({ at, text }));
}

/** The place among the products sent that a field belongs to; null for any other field. */
export function productAt(field: string): number | null {
  const at = /^(?:addProducts\.)?(\d{1,4})(?:\.|$)/.exec(field)?.[1];
  return at === undefined ? null : Number(at);
}
