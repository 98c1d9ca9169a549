/** The tokens, PINs and codes of this visit, to be removed from error reports. */
export const secrets = new Set<string>();

/** From now on this text is removed from error reports. */
export function registerSecret(secret: string): void {
  if (secret.length >= 3) secrets.add(secret);
}
