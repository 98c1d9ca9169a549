import { useState } from "react";
import { useClearOnLeave } from "~/components/useClearOnLeave";
import { type AddressSecrets } from "~/domain/secretPath";
import { useAddressSecrets } from "../AddressSecrets/addressSecrets";

/** The code and PIN of the link that led here, to fill in the form with until the page is left. */
export function useLinkedCode(route: "redeem" | "portal"): { code: string | undefined; pin: string | undefined } {
  const told = useAddressSecrets(route);
  const [over, setOver] = useState<AddressSecrets | null>(null);
  useClearOnLeave(() => setOver(told));
  const [code, pin] = (told !== over && told) || [];
  return { code, pin };
}
