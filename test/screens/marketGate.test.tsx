import { waitFor, screen } from "@testing-library/react";
import { useParams } from "react-router";
import { expect, test } from "vitest";
import { MarketGate } from "~/app/gates";
import { Navigator } from "~/app/navigator";
import { type Market } from "~/domain/market";
import { LOCAL } from "~/domain/storage";
import { selectSalesChannelId } from "~/state/basket/selectors";
import { browserOf } from "../support/signedIn";
import { faults } from "../support/network";
import { renderAt } from "../support/renderAt";
import { startShop } from "../support/startShop";

function Gate() {
  const { locale = "", country = "", currency = "" } = useParams();
  const market: Market = { locale, countryCode: country, currency };
  return (
    <MarketGate market={market} waiting={null}>
      <h1>the shop</h1>
    </MarketGate>
  );
}

/** A shop in which somebody shops for a company; `closed` are countries the business channel does not sell in. */
async function inBusiness(path: string, closed: string[]) {
  const { network, storage } = await browserOf("anton");
  network.fail(
    "salesFlows",
    faults.edit((answer: { data: { salesFlows: { items: { countryCode: string }[] } } }) => {
      const flows = answer.data.salesFlows;
      flows.items = flows.items.filter(({ countryCode }) => !closed.includes(countryCode.toLowerCase()));
      return answer;
    }),
  );
  storage.values.set(LOCAL.account, JSON.stringify({ id: "acc-anton-nordhavn", departmentId: "dep-nordhavn" }));
  const shop = startShop({ network, storage, path: "/en/dk/dkk/shop", enter: false });
  expect(selectSalesChannelId(shop.state())).toBe(1);
  const drawn = renderAt(shop, path, {
    shop: (
      <>
        <Navigator />
        <Gate />
      </>
    ),
  });
  return { ...drawn, shop };
}

test("where the business channel has closed in a country with companies, its landing page is led to", async () => {
  const { place } = await inBusiness("/en/no/nok/shop", ["no"]);
  await waitFor(() => expect(place.address).not.toBe("/en/no/nok/shop"));
  expect(place.address.startsWith("/en/no")).toBe(false);
});

test("where companies have no account the shop is drawn, and the choice of one rests", async () => {
  const { place, shop } = await inBusiness("/en/jp/jpy/shop", []);
  await screen.findByText("the shop");
  await waitFor(() => expect(shop.state().intl.market.countryCode).toBe("jp"));
  expect(place.address).toBe("/en/jp/jpy/shop");
});
