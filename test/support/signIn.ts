import { type Network } from "./network";
import { ORIGIN } from "./startShop";

/** Signs in a person of the sandbox, as its sign-in page does: from now on the browser has their session. */
export async function signIn(network: Network, person: string): Promise<void> {
  const url = new URL(`/api/login?returnUrl=${encodeURIComponent(`${ORIGIN}/signin-oidc`)}`, ORIGIN);
  await network.pass(url, { method: "POST", body: new URLSearchParams({ person }), redirect: "manual" });
}
