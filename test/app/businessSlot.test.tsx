import { act, screen } from "@testing-library/react";
import { type ReactNode } from "react";
import { expect, test } from "vitest";
import { BusinessSlot } from "~/app/shell/BusinessSlot";
import { Business } from "~/screens/Business/Business";
import { BusinessAccount } from "~/screens/BusinessAccount/BusinessAccount";
import { channelChosen } from "~/state/basket/slice";
import { accountChosen } from "~/state/facts";
import { renderAt } from "../support/renderAt";
import { openFor } from "../support/signedIn";

const NORDHAVN = { id: "acc-anton-nordhavn", departmentId: "dep-nordhavn" };
const PATH = "/en/fr/eur/shop";
const FRENCH = { locale: "en", countryCode: "fr", currency: "eur" };
const NOT_HERE = "Company accounts are not available in this country (France)";
const bar = () => screen.queryByRole("complementary", { name: "Company accounts" });

/** Below the header of a shop that was opened in France, by somebody who shops for a company elsewhere, or not. */
async function drawn(chosen: typeof NORDHAVN | null) {
  const shop = await openFor("anton", { market: FRENCH, path: PATH });
  shop.dispatch(accountChosen(chosen));
  const under = (screen: ReactNode) => (
    <>
      <BusinessSlot />
      {screen}
    </>
  );
  const { goTo } = renderAt(shop, PATH, {
    shop: under(null),
    "b2b/*": under(<Business />),
    "business/my/account": under(<BusinessAccount />),
  });
  return { shop, goTo };
}

test("whoever shops for a company is told where there are no business accounts, and can go elsewhere", async () => {
  await drawn(NORDHAVN);
  expect(await screen.findByText(NOT_HERE)).toBeVisible();
  // A company that is not shopped for here must not be announced as one that is.
  expect(bar()).toHaveTextContent(NOT_HERE);
  const other = screen.getByRole("link", { name: "Choose another country" });
  expect(other).toHaveAttribute("href", "/en/fr/eur/welcome");
});

test.each(["b2b", "business/my/account"])("the screen at %s says so itself, and nobody is told twice", async (rest) => {
  const { goTo } = await drawn(NORDHAVN);
  expect(bar()).not.toBeNull();
  await goTo(`/en/fr/eur/${rest}`);
  expect(await screen.findByText(NOT_HERE)).toBeVisible();
  expect(bar()).toBeNull();
});

test("nobody else is told, nor in a portal, where one shops for oneself", async () => {
  const { shop } = await drawn(null);
  expect(bar()).toBeNull();
  act(() => void shop.dispatch(accountChosen(NORDHAVN)));
  expect(bar()).not.toBeNull();
  act(() => void shop.dispatch(channelChosen(11)));
  expect(bar()).toBeNull();
});
