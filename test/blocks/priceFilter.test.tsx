import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { PriceFilter } from "~/blocks/ListingFilters/PriceFilter";
import { faults } from "../support/network";
import { renderAt } from "../support/renderAt";
import { DANISH, settled, startShop } from "../support/startShop";

test.each([
  ["in kroner bound them", "DKK", ["20", "2,000"], 2],
  ["in euros do not", "EUR", [null, null], 0],
])("the fields are for prices in kroner: prices of gifts %s", async (_what, currency, hints, sliders) => {
  const shop = startShop();
  let isTold = false;
  shop.network.fail(
    /./,
    faults.editField("productPriceInterval", (interval) => {
      Object.assign(interval, { currency, min: 20, max: 2000 });
      isTold = true;
    }),
  );
  const filter = <PriceFilter market={DANISH} channelId={3} min={null} max={null} onChange={() => undefined} />;
  renderAt(shop, "/en/dk/dkk/filter", { filter });
  await waitFor(() => expect(isTold).toBe(true));
  await act(() => settled());
  expect(screen.getAllByRole("textbox").map((field) => field.getAttribute("placeholder"))).toEqual(hints);
  expect(screen.queryAllByRole("slider")).toHaveLength(sliders);
});

test.each([
  ["From", "149,50", "dk", "dkk", [149, null]],
  ["From", "149.9 kr.", "dk", "dkk", [149, null]],
  ["To", "149,50", "dk", "dkk", [null, 150]],
  // A field of ten characters cut off the last digit.
  ["To", "ISK 100,000", "is", "isk", [null, 100_000]],
])(
  "a price counts in whole units that leave no gift out: %s %s",
  async (name, typed, countryCode, currency, wanted) => {
    const onChange = vi.fn();
    const market = { locale: "en", countryCode, currency };
    renderAt(startShop(), `/en/${countryCode}/${currency}/filter`, {
      filter: <PriceFilter market={market} channelId={3} min={null} max={null} onChange={onChange} />,
    });
    await userEvent.click(await screen.findByRole("textbox", { name }));
    await userEvent.paste(typed);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(onChange.mock.calls).toEqual([wanted]));
  },
);
