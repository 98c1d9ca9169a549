import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { BusinessSlot } from "~/app/shell/BusinessSlot";
import { channelChosen } from "~/state/basket/slice";
import { accountChosen } from "~/state/facts";
import { renderAt } from "../support/renderAt";
import { openFor } from "../support/signedIn";

const NORDHAVN = { id: "acc-anton-nordhavn", departmentId: "dep-nordhavn" };
const PATH = "/en/fr/eur/shop";
const FRENCH = { locale: "en", countryCode: "fr", currency: "eur" };
const bar = () => screen.queryByRole("complementary", { name: "Company you shop for" });

/** Below the header of a shop that was opened in France, by somebody who shops for a company elsewhere, or not. */
async function drawn(chosen: typeof NORDHAVN | null) {
  const shop = await openFor("anton", { market: FRENCH, path: PATH });
  shop.dispatch(accountChosen(chosen));
  renderAt(shop, PATH, { shop: <BusinessSlot /> });
  return shop;
}

test("whoever shops for a company is told where there are no business accounts, and can go elsewhere", async () => {
  await drawn(NORDHAVN);
  expect(await screen.findByText("Business accounts are not available in this country (France)")).toBeVisible();
  const other = screen.getByRole("link", { name: "Choose another country" });
  expect(other).toHaveAttribute("href", "/en/fr/eur/welcome");
});

test("nobody else is told, nor in a portal, where one shops for oneself", async () => {
  const shop = await drawn(null);
  expect(bar()).toBeNull();
  act(() => void shop.dispatch(accountChosen(NORDHAVN)));
  expect(bar()).not.toBeNull();
  act(() => void shop.dispatch(channelChosen(11)));
  expect(bar()).toBeNull();
});
