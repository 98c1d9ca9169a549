import { type AddressSecrets, type SecretRoute, secretsOf } from "~/domain/secretPath";
import { registerSecret } from "./secrets";

/** In memory only: neither the store nor a cache, where others could read them. */
const kept = new Map<SecretRoute, AddressSecrets>();

/**
 * Keeps the token, pin or code of a path for the screen of its route, and answers the path without them; null when it
 * has none. Doing it twice changes nothing.
 */
export function takeSecrets(pathname: string): string | null {
  const found = secretsOf(pathname);
  if (!found) return null;
  if (found.isUsable) keep(found.route, found.secrets);
  else found.secrets.forEach(registerSecret);
  return found.path;
}

function keep(route: SecretRoute, secrets: AddressSecrets): void {
  secrets.forEach((secret, index) => {
    if (route !== "verify-owner" || index > 0) registerSecret(secret);
  });
  kept.set(route, secrets);
}

/** Takes them out of the address bar as well, before anything can read it there. */
export function clearAddress(): void {
  const { pathname, search, hash } = window.location;
  const path = takeSecrets(pathname);
  if (path !== null) window.history.replaceState(null, "", path + search + hash);
}

/** What screens are handed: they take what their address told, once, or hand it on to the screen they lead to. */
export const addressSecrets = {
  keep,
  read: (route: SecretRoute) => kept.get(route) ?? null,
  forget: (route: SecretRoute) => void kept.delete(route),
};
