const warned = new Set<number>();

/** Warns in the console about an operator's mistake, once per channel. */
export function warnOnce(channelId: number, message: string): void {
  if (warned.has(channelId)) return;
  warned.add(channelId);
  console.warn(message);
}
