import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { Navigator } from "~/app/navigator";
import { OpenPath } from "~/app/shell/OpenPath";
import { CleanText } from "~/components/cleanTextPart";
import { EditorialLink } from "~/components/EditorialLink";
import { RichText } from "~/components/RichText";
import { SanitiseContext } from "~/components/sanitiseContext";
import { ShopSettingsContext, useShopSettings } from "~/components/shopSettings";
import { renderAt } from "../support/renderAt";
import { ready, stored, withOne } from "../support/shopFacts";
import { DANISH, type Shop, startShop } from "../support/startShop";

const PATH = "/en/dk/dkk/x";
const SWEDISH = "/sv/se/sek/shop?x=1";

beforeAll(() => CleanText.preload());

function Links() {
  const settings = useShopSettings();
  return (
    <ShopSettingsContext value={{ ...settings, countries: ["dk", "se"] }}>
      <Navigator />
      <OpenPath>
        <EditorialLink href={SWEDISH} market={DANISH}>
          Banner
        </EditorialLink>
        <EditorialLink href="/en/us/usd/shop" market={DANISH}>
          Not sold to
        </EditorialLink>
        <EditorialLink href="/sv/dk/eur/shop" market={DANISH}>
          Same country
        </EditorialLink>
        <SanitiseContext value={(html) => html}>
          <RichText html={`<a href="${SWEDISH}">Text</a>`} />
        </SanitiseContext>
      </OpenPath>
    </ShopSettingsContext>
  );
}

function drawn(shop: Shop) {
  const { place } = renderAt(shop, PATH, { x: <Links /> });
  const link = (name: string) => screen.getByRole("link", { name });
  const press = (name: string, how = {}) => {
    link(name).focus();
    // Whether the browser is left to follow the link.
    return fireEvent.click(link(name), how);
  };
  return { place, link, press };
}

const question = () => screen.findByRole("alertdialog", { name: "Change country to Sweden?" });

test.each(["Banner", "Text"])("a link into another country asks about the basket: %s", async (name) => {
  const shop = await withOne({ path: PATH });
  const { place, link, press } = drawn(shop);
  expect(press(name)).toBe(false);
  expect(await question()).toHaveTextContent("There is 1 gift in your basket, DKK");
  fireEvent.click(within(await question()).getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  await waitFor(() => expect(link(name)).toHaveFocus());
  expect([shop.opened, place.address]).toEqual([[], PATH]);
  expect(stored(shop)).toHaveLength(1);

  press(name);
  fireEvent.click(within(await question()).getByRole("button", { name: "Empty the basket and go" }));
  await waitFor(() => expect(shop.opened).toEqual([SWEDISH]));
  expect(place.address).toBe(PATH);
  expect(stored(shop)).toEqual([]);
});

test("nothing is asked without a basket: the shop is loaded in the other country", async () => {
  const shop = startShop({ path: PATH });
  await ready(shop);
  const { place, press } = drawn(shop);
  press("Banner");
  await waitFor(() => expect(shop.opened).toEqual([SWEDISH]));
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(place.address).toBe(PATH);
});

test("a basket that is still being loaded is waited for, unless the person goes elsewhere meanwhile", async () => {
  const before = await withOne({ path: PATH });
  const answer = before.network.hold("getBasketById");
  const shop = startShop({ path: PATH, network: before.network, storage: before.storage });
  const { place, press } = drawn(shop);
  press("Banner");
  press("Same country");
  await waitFor(() => expect(place.address).toBe("/sv/dk/eur/shop"));
  answer();
  await act(() => ready(shop));
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(shop.opened).toEqual([]);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  "a press that opens a tab of its own is the browser's: %j",
  async (how) => {
    const shop = await withOne({ path: PATH });
    const { press } = drawn(shop);
    expect(["Banner", "Text"].map((name) => press(name, how))).toEqual([true, true]);
    expect(screen.queryByRole("alertdialog")).toBeNull();
  },
);

test.each([
  ["Same country", "/sv/dk/eur/shop"],
  ["Not sold to", "/en/us/usd/shop"],
])("a link that enters no other country is followed inside the shop: %s", async (name, expected) => {
  const shop = await withOne({ path: PATH });
  const { place, press } = drawn(shop);
  expect(press(name)).toBe(false);
  await waitFor(() => expect(place.address).toBe(expected));
  expect(shop.opened).toEqual([]);
});
