import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { Occasions } from "~/screens/Occasions/Occasions";
import { renderAt } from "../support/renderAt";
import { startShop } from "../support/startShop";

test("the address of an occasion leads to its gifts, with its query and hash", async () => {
  const path = "/en/dk/dkk/occasion/birthday/7?order=PriceAsc#list";
  const { place } = renderAt(startShop({ path }), path, { "occasion/:occasion/:id": <Occasions /> });
  await waitFor(() => expect(place.address).toBe("/en/dk/dkk/shop?order=PriceAsc&occasion=7#list"));
});
