import { type AddressSecrets, type SecretRoute, secretsOf } from "~/domain/secretPath";
import { environment } from "./environment";
import { registerSecret } from "./secrets";

/** In memory only, not in the store or a cache, where other code could read them. */
const kept = new Map<SecretRoute, AddressSecrets>();

/**
 * Keeps the token, PIN or code of a path for the screen of its route, and returns the path without them; null if it has
 * none. Calling it twice does no harm.
 */
export function takeSecrets(pathname: string): string | null {
  const found = secretsOf(pathname, environment.keepCaseFragments);
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

/** Also removes them from the address bar, before anything can read them there. */
export function clearAddress(): void {
  const { pathname, search, hash } = window.location;
  const path = takeSecrets(pathname);
  if (path !== null) window.history.replaceState(null, "", path + search + hash);
}

/** For screens, to read the secrets of their address, to forget them, or to hand some on to the next screen. */
export const addressSecrets = {
  keep,
  read: (route: SecretRoute) => kept.get(route) ?? null,
  forget: (route: SecretRoute) => void kept.delete(route),
};
