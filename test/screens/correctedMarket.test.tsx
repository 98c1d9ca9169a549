import { render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { MemoryRouter, useLocation } from "react-router";
import { onTestFinished, test } from "vitest";
import { forgetAnswers } from "~/api/watch/answers";
import { MarketGate } from "~/app/gates";
import { Navigator } from "~/app/navigator";
import { addressSecrets } from "~/browser/addressSecrets";
import { AddressSecretsContext, useAddressSecrets } from "~/blocks/AddressSecrets/addressSecrets";
import { splitPrefix } from "~/domain/paths";
import { startShop } from "../support/startShop";

function Opened() {
  const { pathname } = useLocation();
  const [token = "none"] = useAddressSecrets("greeting") ?? [];
  return <p>{`${token} at ${pathname}`}</p>;
}

function Gated() {
  const { market } = splitPrefix(useLocation().pathname)!;
  return (
    <MarketGate market={market} waiting="waiting">
      <Opened />
    </MarketGate>
  );
}

test.each([
  ["in a language that its country is not sold to in", "/el/dk/dkk/greeting", "/da/dk/dkk/greeting"],
  ["in a currency that is not its country's any more", "/en/dk/bgn/greeting", "/en/dk/dkk/greeting"],
  ["in no language of ours, of which nothing was drawn", "/xx/dk/dkk/greeting", "/da/dk/dkk/greeting"],
])("the token of a link outlives the correction of its market: %s", async (_where, opened, corrected) => {
  onTestFinished(() => forgetAnswers());
  const shop = startShop();
  addressSecrets.keep("greeting", ["Tk9Qz7wB"]);
  render(
    <Provider store={shop.store}>
      <AddressSecretsContext value={addressSecrets}>
        <MemoryRouter initialEntries={[opened]}>
          <Navigator />
          <Gated />
        </MemoryRouter>
      </AddressSecretsContext>
    </Provider>,
  );
  await screen.findByText(`Tk9Qz7wB at ${corrected}`);
});
