import { createContext, use, useEffect, useState } from "react";
import { type AddressSecrets, type SecretRoute } from "~/domain/secretPath";

interface Keeper {
  /** Keeps secrets for the screen that is opened next, as if they had been in its address. */
  keep: (route: SecretRoute, secrets: AddressSecrets) => void;
  read: (route: SecretRoute) => AddressSecrets | null;
  forget: (route: SecretRoute) => void;
}

/** Keeps the secrets of addresses. Provided by the app, which removes them from the address. */
export const AddressSecretsContext = createContext<Keeper>({
  keep: () => undefined,
  read: () => null,
  forget: () => undefined,
});

/**
 * The token, PIN or code of the address that led here, which no longer shows it; null if there was none. Once the
 * screen has it, it is forgotten everywhere else, so that it is gone when the screen is left. If another link of the
 * same route is followed meanwhile, its secrets are returned.
 */
export function useAddressSecrets(route: SecretRoute): AddressSecrets | null {
  const keeper = use(AddressSecretsContext);
  const told = keeper.read(route);
  const [held, setHeld] = useState(told);
  if (told && told !== held) setHeld(told);
  useEffect(() => keeper.forget(route), [keeper, route, told]);
  return told ?? held;
}
