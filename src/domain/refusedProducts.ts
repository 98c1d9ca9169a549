/** Which of the products sent a refusal speaks of ("7.recipientEmail", "addProducts.7.recipientEmail"), each with its first words. */
export function refusedOf(fields: Readonly<Record<string, string>>): { at: number; text: string }[] {
  const texts = new Map<number, string>();
  for (const [field, text] of Object.entries(fields)) {
    const at = /^(?:addProducts\.)?(\d{1,4})(?:\.|$)/.exec(field)?.[1];
    if (at !== undefined && !texts.has(Number(at))) texts.set(Number(at), text);
  }
  return [...texts].map(([at, text]) => ({ at, text }));
}
