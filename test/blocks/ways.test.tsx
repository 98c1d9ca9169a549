import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Ways } from "~/blocks/Shipping/Ways";
import { type Delivery } from "~/domain/basket";
import { renderAt } from "../support/renderAt";
import { startShop } from "../support/startShop";

const QUOTE = { id: "q", shippingProvider: "DAO", currency: "DKK", displayText: "DAO to the door", priceNoTax: 39 };

test.each([
  ["Bo Lind", "To the address of Bo Lind"],
  [" ", "By post"],
  [null, "By post"],
])("the ways to the door of %j are called %s", (recipientName, name) => {
  const delivery = { id: "d", recipientName, shippingQuote: null } as Delivery;
  renderAt(startShop(), "/en/dk/dkk/here", { here: <Ways delivery={delivery} quotes={[QUOTE]} forceCode={false} /> });
  expect(screen.getByRole("group", { name })).toBeInTheDocument();
});
