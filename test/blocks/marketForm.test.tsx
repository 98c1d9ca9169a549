import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test } from "vitest";
import { CountryNotice } from "~/app/shell/CountryNotice";
import { MarketForm } from "~/blocks/MarketPicker/MarketForm";
import { type SalesFlow } from "~/domain/market";
import { BUSINESS_CHANNEL, CONSUMER_CHANNEL } from "~/domain/salesChannel";
import { localStore } from "~/browser/storage";
import { LOCAL } from "~/domain/storage";
import { selectBasket } from "~/state/basket/selectors";
import { addProducts, channelChosen } from "~/state/basket/slice";
import { accountChosen } from "~/state/facts";
import { emailCard } from "../support/gifts";
import { faults } from "../support/network";
import { renderAt } from "../support/renderAt";
import { ready, withOne } from "../support/shopFacts";
import { startShop } from "../support/startShop";
import { inEuroElsewhere } from "../support/twoTabs";

const PATH = "/en/dk/dkk/market";

test.each([
  ["a consumer", CONSUMER_CHANNEL],
  ["who shops for a company, which sells in five countries", BUSINESS_CHANNEL],
])("%s may go to any country of the shop, each once", async (_who, channel) => {
  const shop = startShop({ path: PATH });
  await ready(shop);
  shop.dispatch(channelChosen(channel));
  renderAt(shop, PATH, { market: <MarketForm /> });
  const country = await screen.findByLabelText("Country");
  const names = within(country)
    .getAllByRole("option")
    .map(({ textContent }) => textContent);
  expect(names).toEqual(expect.arrayContaining(["Denmark", "France", "Japan"]));
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(30);
});

test.each([
  [
    "another language keeps the prices",
    "Language",
    "da",
    "/da/dk/dkk/market?min=100&max=200&currency=dkk&brand=1,2#top",
  ],
  ["another currency takes the prices away", "Currency", "eur", "/en/dk/eur/market?brand=1,2#top"],
])("%s that narrow a list, and the place on the page", async (_what, label, value, expected) => {
  const address = `${PATH}?min=100&max=200&currency=dkk&brand=1,2#top`;
  const { place } = renderAt(startShop({ path: PATH }), address, { market: <MarketForm /> });
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(place.address).toBe(expected));
});

test("currencies stand in the order of what is shown of them, whatever order the country's list has", async () => {
  const shop = startShop({ path: PATH });
  const supportedCurrencies = ["dkk", "usd", "chf", "eur"];
  shop.network.fail(
    "salesFlows",
    faults.editField("salesFlows", (salesFlows) => {
      const denmark = salesFlows.items.find(({ countryCode }: SalesFlow) => countryCode === "DK");
      Object.assign(denmark, { supportedCurrencies });
    }),
  );
  renderAt(shop, PATH, { market: <MarketForm /> });
  const { options } = await screen.findByLabelText<HTMLSelectElement>("Currency");
  expect([...options].map(({ value }) => value)).toEqual(["chf", "dkk", "eur", "usd"]);
});

test.each([
  [
    ["et", "en", "ru"],
    ["en", "ru"],
  ],
  [["et"], ["en"]],
])(
  "of a country with %j, the languages that the interface has are offered, or the present one: %j",
  async (has, offered) => {
    const shop = startShop({ path: PATH });
    shop.network.fail(
      "salesFlows",
      faults.editField("salesFlows", (salesFlows) => {
        const estonia = salesFlows.items.find(({ countryCode }: SalesFlow) => countryCode === "EE");
        Object.assign(estonia, { defaultLanguage: "et", defaultLocale: "et", supportedLanguages: has });
      }),
    );
    renderAt(shop, PATH, { market: <MarketForm /> });
    fireEvent.change(await screen.findByLabelText("Country"), { target: { value: "ee" } });
    const language = screen.getByLabelText<HTMLSelectElement>("Language");
    expect([...language.options].map(({ value }) => value)).toEqual(offered);
    expect(language).toHaveValue("en");
  },
);

test("who shops for a company is told which countries have no business accounts, before they go there", async () => {
  const shop = startShop({ path: PATH });
  await ready(shop);
  shop.dispatch(channelChosen(BUSINESS_CHANNEL));
  renderAt(shop, PATH, { market: <MarketForm /> });
  const country = await screen.findByLabelText("Country");
  const tells = (code: string) => {
    fireEvent.change(country, { target: { value: code } });
    return screen.queryByText("Company accounts are not available in this country (Japan)") !== null;
  };
  expect(tells("jp")).toBe(false);
  act(() => void shop.dispatch(accountChosen({ id: "acc-nordhavn", departmentId: "dep-nordhavn" })));
  expect([tells("se"), tells("jp")]).toEqual([false, true]);
});

test("a gift that is being added when another country is saved counts as one in the basket: it is asked about", async () => {
  const shop = startShop({ path: PATH });
  await ready(shop);
  renderAt(shop, PATH, { market: <MarketForm /> });
  fireEvent.change(await screen.findByLabelText("Country"), { target: { value: "se" } });
  shop.network.fail("updateBasket", faults.delay(300), { times: 1 });
  act(() => void shop.dispatch(addProducts([emailCard()])));
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(shop.opened).toEqual([]);
  const question = await screen.findByRole("alertdialog", { name: "Change country to Sweden?" });
  expect(question).toHaveTextContent("There is 1 gift in your basket");
  fireEvent.click(within(question).getByRole("button", { name: "Empty the basket and go" }));
  await waitFor(() => expect(shop.opened).toEqual(["/en/se/sek"]));
});

test.each([
  ["in the form", <MarketForm key="form" />, "Save"],
  ["after a visit to another country", <CountryNotice key="notice" last="se" />, "Change country to Sweden"],
])(
  "a basket that is still being loaded when another country is chosen is waited for: %s",
  async (_where, at, press) => {
    const before = await withOne({ path: PATH });
    localStore().write(LOCAL.consent, "denied");
    onTestFinished(() => localStore().remove(LOCAL.consent));
    before.network.fail("getBasketById", faults.delay(500), { times: 1 });
    const shop = startShop({ path: PATH, network: before.network, storage: before.storage });
    renderAt(shop, PATH, { market: at });
    const button = await screen.findByRole("button", { name: press });
    const country = screen.queryByLabelText("Country");
    if (country) fireEvent.change(country, { target: { value: "se" } });
    fireEvent.click(button);
    const question = await screen.findByRole("alertdialog", { name: "Change country to Sweden?" });
    expect(question).toHaveTextContent("There is 1 gift in your basket");
    expect(shop.opened).toEqual([]);
  },
);

test.each([
  ["who stays", <CountryNotice key="notice" last="se" />, "Change country to Sweden", "Stay here"],
  ["who chooses anew", <MarketForm key="form" />, "Save", null],
])("a country that is waited for is not gone to by %s meanwhile", async (_who, at, press, stay) => {
  localStore().write(LOCAL.consent, "denied");
  onTestFinished(() => {
    localStore().remove(LOCAL.consent);
    localStore().remove(LOCAL.hideCountryNotice);
  });
  const shop = startShop({ path: PATH });
  const answer = shop.network.hold("createBasket");
  renderAt(shop, PATH, { market: at });
  const button = await screen.findByRole("button", { name: press });
  const country = screen.queryByLabelText("Country");
  if (country) fireEvent.change(country, { target: { value: "se" } });
  fireEvent.click(button);
  if (country) fireEvent.change(country, { target: { value: "dk" } });
  if (stay) fireEvent.click(screen.getByRole("button", { name: stay }));
  answer();
  await act(() => ready(shop));
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(shop.opened).toEqual([]);
});

test("a basket that cannot be loaded does not keep anybody from another country", async () => {
  const before = await withOne({ path: PATH });
  before.network.fail("getBasketById", faults.status(400));
  const shop = startShop({ path: PATH, network: before.network, storage: before.storage });
  renderAt(shop, PATH, { market: <MarketForm /> });
  fireEvent.change(await screen.findByLabelText("Country"), { target: { value: "se" } });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(shop.opened).toEqual(["/en/se/sek"]));
});

test("the currency that is shown can be saved: the basket that another tab gave another one has it again", async () => {
  const shop = await withOne({ path: PATH });
  await inEuroElsewhere(shop);
  renderAt(shop, PATH, { market: <MarketForm /> });
  expect(await screen.findByLabelText("Currency")).toHaveValue("dkk");
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await shop.until((state) => selectBasket(state)?.paymentCurrency === "DKK");
});
