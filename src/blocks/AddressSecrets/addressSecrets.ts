import { createContext, useContext, useEffect, useState } from "react";
import { type AddressSecrets, type SecretRoute } from "~/domain/secretPath";

interface Keeper {
  /** For the screen of a route that is opened next, as if its address had told it. */
  keep: (route: SecretRoute, secrets: AddressSecrets) => void;
  read: (route: SecretRoute) => AddressSecrets | null;
  forget: (route: SecretRoute) => void;
}

/** Who keeps what addresses told in secret. The app, which clears the address, hands it in. */
export const AddressSecretsContext = createContext<Keeper>({
  keep: () => undefined,
  read: () => null,
  forget: () => undefined,
});

/**
 * The token, pin or code of the address that led here, which no longer shows it; null when there was none. It is
 * forgotten everywhere else as soon as the screen has it: gone when the screen is left. Another link of the same route
 * that is followed meanwhile is answered with its own.
 */
export function useAddressSecrets(route: SecretRoute): AddressSecrets | null {
  const keeper = useContext(AddressSecretsContext);
  const told = keeper.read(route);
  const [held, setHeld] = useState(told);
  if (told && told !== held) setHeld(told);
  useEffect(() => keeper.forget(route), [keeper, route, told]);
  return told ?? held;
}
