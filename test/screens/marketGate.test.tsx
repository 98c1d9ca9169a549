/* eslint-disable @typescript-eslint/no-explicit-any -- answers are changed as they come over the wire */
import { render, waitFor, screen } from "@testing-library/react";
import Cookies from "js-cookie";
import { Provider } from "react-redux";
import { MemoryRouter, Route, Routes, useLocation, useParams } from "react-router";
import { expect, onTestFinished, test } from "vitest";
import { forgetAnswers } from "~/api/watch/answers";
import { MarketGate, PrefixGate } from "~/app/gates";
import { Navigator } from "~/app/navigator";
import { type Market } from "~/domain/market";
import { LOCAL } from "~/domain/storage";
import { selectSalesChannelId } from "~/state/basket/selectors";
import { channelChosen } from "~/state/basket/slice";
import { browserOf } from "../support/signedIn";
import { faults } from "../support/network";
import { renderAt } from "../support/renderAt";
import { settled, type Shop, startShop } from "../support/startShop";

function Gate() {
  const { locale = "", country = "", currency = "" } = useParams();
  const market: Market = { locale, countryCode: country, currency };
  return (
    <MarketGate market={market} waiting={null}>
      <h1>the shop</h1>
    </MarketGate>
  );
}

test("a portal is left in a country that is entered at once, where it is known not to sell", async () => {
  const shop = startShop({ path: "/en/dk/dkk/shop" });
  shop.dispatch(channelChosen(12));
  const { goTo } = openGate(shop, "/en/dk/dkk/shop");
  await waitFor(() => expect(shop.network.count("salesFlows")).toBe(1));
  await settled();
  await goTo("/en/se/sek/shop");
  await shop.until((state) => state.intl.market.countryCode === "se" && selectSalesChannelId(state) === 3);
});

const SWEDISH = { lang: "sv", countryCode: "se", currency: "sek" };

function haveCookies(cookies: Record<string, string>) {
  Object.entries(cookies).forEach(([name, value]) => Cookies.set(name, value));
}

/** A shop in which somebody shops for a company; `closed` are countries the business channel does not sell in. */
async function inBusiness(path: string, closed: string[]) {
  const { network, storage } = await browserOf("anton");
  network.fail(
    "salesFlows",
    faults.editField("salesFlows", (flows: { items: { countryCode: string }[] }) => {
      flows.items = flows.items.filter(({ countryCode }) => !closed.includes(countryCode.toLowerCase()));
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

test("where the business channel has closed in a country with companies, its landing page is led to, in the country of the last visit", async () => {
  haveCookies(SWEDISH);
  const { place } = await inBusiness("/en/no/nok/shop", ["no"]);
  await waitFor(() => expect(place.address).toBe("/en/se/sek/welcome"));
});

test("where companies have no account the shop is drawn, and the choice of one rests", async () => {
  const { place, shop } = await inBusiness("/en/jp/jpy/shop", []);
  await screen.findByText("the shop");
  await waitFor(() => expect(shop.state().intl.market.countryCode).toBe("jp"));
  expect(place.address).toBe("/en/jp/jpy/shop");
});

/** The flow of one country is malformed, all others came. */
const without = (country: string) =>
  faults.editEach(({ data }) => {
    const items = data?.salesFlows?.items ?? [];
    items.forEach((flow: any, at: number) => {
      if (flow.countryCode.toLowerCase() === country) items[at] = { ...flow, published: null };
    });
  });

function openGate(shop: Shop, path: string) {
  const shown = (
    <>
      <Navigator />
      <Gate />
    </>
  );
  return renderAt(shop, path, { shop: shown });
}

test("a country whose flow could not be read is drawn, as when none of them came", async () => {
  const shop = startShop();
  shop.network.fail("salesFlows", without("dk"));
  const { place } = openGate(shop, "/en/dk/dkk/shop");
  await waitFor(() => expect(shop.network.count("salesFlows")).toBe(1));
  await settled();
  expect(place.address).toBe("/en/dk/dkk/shop");
  expect(screen.getByText("the shop")).toBeVisible();
});

test("all flows that are published are asked for at once, with those that another channel lends", async () => {
  const shop = startShop();
  openGate(shop, "/en/dk/dkk/shop");
  await waitFor(() => expect(shop.network.count("salesFlows")).toBe(1));
  expect(shop.network.asked("salesFlows")[0]).toEqual({
    input: { salesChannelId: 3, published: true, resolveUseSalesFlowFromOther: true },
    pagination: { page: 1, perPage: 5000 },
  });
  await screen.findByText("the shop");
});

test("the others are judged by their flows all the same", async () => {
  const shop = startShop();
  shop.network.fail("salesFlows", without("dk"));
  const { place } = openGate(shop, "/en/se/jpy/shop");
  await waitFor(() => expect(place.address).toBe("/en/se/sek/shop"));
});

/** Opens an address without a complete market, with these cookies, in the channel of an earlier visit. */
function openBare(path: string, cookies: Record<string, string>, channelId: number, prepare = (_shop: Shop) => {}) {
  haveCookies(cookies);
  onTestFinished(() => forgetAnswers());
  const shop = startShop({ enter: false });
  shop.dispatch(channelChosen(channelId));
  prepare(shop);
  const Where = () => <p>at {useLocation().pathname}</p>;
  render(
    <Provider store={shop.store}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/:locale/:country/:currency/:page?" element={<Where />} />
          <Route path="/sv/se/sek/verify-owner/giftcard/:token" element={<Where />} />
          <Route path="*" element={<PrefixGate waiting={null} />} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
}

test("an address without a market leads to the person's own, also where its flow could not be read", async () => {
  openBare("/redeem", { ...SWEDISH, lang: "en" }, 3, ({ network }) => network.fail("salesFlows", without("se")));
  await screen.findByText("at /en/se/sek/redeem");
});

test.each([
  ["a company", 1, "/en/is", "/en/is/isk"],
  ["a portal", 12, "/sv/se/verify-owner/giftcard/GIFT-OPEN-1", "/sv/se/sek/verify-owner/giftcard/GIFT-OPEN-1"],
  ["a portal", 12, "/greeting", "/sv/se/sek/greeting"],
  ["a portal", 12, "/redeem", "/sv/se/sek/redeem"],
])("in the channel of %s (%i), %s leads to a country that only the shop itself sells in: %s", async (...row) => {
  const [, channelId, path, expected] = row;
  openBare(path, SWEDISH, channelId);
  await screen.findByText(`at ${expected}`);
});
