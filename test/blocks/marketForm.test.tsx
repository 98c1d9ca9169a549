import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { MarketForm } from "~/blocks/MarketPicker/MarketForm";
import { BUSINESS_CHANNEL, CONSUMER_CHANNEL } from "~/domain/salesChannel";
import { channelChosen } from "~/state/basket/slice";
import { renderAt } from "../support/renderAt";
import { startShop } from "../support/startShop";

const PATH = "/en/dk/dkk/market";

test.each([
  ["a consumer", CONSUMER_CHANNEL],
  ["who shops for a company, which sells in five countries", BUSINESS_CHANNEL],
])("%s may go to any country of the shop, each once", async (_who, channel) => {
  const shop = startShop({ path: PATH });
  await shop.until((state) => state.basket.status === "ready");
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
