import { type Network } from "./network";
import { ORIGIN } from "./startShop";

/** Signs a person of the sandbox in, as its sign-in page does: the browser has their session from now on. */
export async function signIn(network: Network, person: string): Promise<void> {
  const url = new URL(`/api/login?returnUrl=${encodeURIComponent(`${ORIGIN}/signin-oidc`)}`, ORIGIN);
  await network.pass(url, { method: "POST", body: new URLSearchParams({ person }), redirect: "manual" });
}
