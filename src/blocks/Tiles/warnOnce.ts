const warned = new Set<number>();

/** What an operator has written wrong is said in the console, once for a channel. */
export function warnOnce(channelId: number, message: string): void {
  if (warned.has(channelId)) return;
  warned.add(channelId);
  console.warn(message);
}
