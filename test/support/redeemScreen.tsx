import { act, fireEvent, screen } from "@testing-library/react";
import { type ReactNode } from "react";
import { AddressSecretsContext } from "~/blocks/AddressSecrets/addressSecrets";
import { addressSecrets } from "~/browser/addressSecrets";
import { Redeem } from "~/screens/Redeem/Redeem";
import { renderAt } from "./renderAt";
import { idle, ready } from "./shopFacts";
import { type Shop, startShop } from "./startShop";

export const REDEEM_PATH = "/en/dk/dkk/redeem";

export const codeField = () => screen.getByRole("textbox", { name: "Code" });
export const pinField = () => screen.getByRole("textbox", { name: /^PIN/ });

export const typeCode = (code: string) => fireEvent.change(codeField(), { target: { value: code } });
export const sendCode = () => fireEvent.submit(screen.getByRole("form", { name: "Use a code" }));

/** Types a code, sends it, and waits for what comes of it. */
export async function enter(shop: Shop, code: string): Promise<void> {
  typeCode(code);
  await act(async () => {
    sendCode();
    await idle(shop);
  });
}

/** With what came in an address and left it. */
export const withSecrets = (node: ReactNode) => (
  <AddressSecretsContext value={addressSecrets}>{node}</AddressSecretsContext>
);

/** The place for codes, or another form for them, in a shop with an empty basket. */
export async function drawRedeem(form: ReactNode = <Redeem />) {
  const shop = startShop({ path: REDEEM_PATH });
  await ready(shop);
  return { shop, ...renderAt(shop, REDEEM_PATH, { redeem: form }) };
}
