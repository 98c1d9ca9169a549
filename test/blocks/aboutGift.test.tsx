/* eslint-disable @typescript-eslint/no-explicit-any -- answers are changed as they come over the wire */
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { AboutGift } from "~/blocks/ReceivedGift/AboutGift";
import { faults } from "../support/network";
import { renderAt } from "../support/renderAt";
import { startShop } from "../support/startShop";

test("a received gift is told in the editors' words, without their tags", async () => {
  const shop = startShop();
  shop.network.fail(
    "singleProductPresentations",
    faults.edit((answer: any) => {
      for (const one of answer.data.singleProductPresentations.presentations)
        if (one.presentationKey === "productShortDescription")
          Object.assign(one, { languageCode: "NO", textContent: "<p>Good for <b>two</b></p>" });
      return answer;
    }),
  );
  renderAt(shop, "/en/dk/dkk/gift", { gift: <AboutGift productId="1001" /> });
  expect(await screen.findByText("Good for two")).toHaveAttribute("lang", "nb");
});
