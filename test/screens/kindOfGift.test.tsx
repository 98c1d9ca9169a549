import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { KindOfGift } from "~/blocks/Gift/KindOfGift";
import { enterChannel } from "~/state/basket/slice";
import { renderAt } from "../support/renderAt";
import { ready } from "../support/shopFacts";
import { type Shop, startShop } from "../support/startShop";

const NORDLYS = 11;

/** A thing of the consumer's shop that comes in several colours. */
function thingWithKinds({ sandbox }: Shop) {
  const found = sandbox.state.catalogue.products.find(
    ({ productType, salesChannelIds, deliveryMethods: [way] }) =>
      productType === "PhysicalProduct" && !salesChannelIds.includes(NORDLYS) && way!.inventory.length > 1,
  )!;
  return { productId: found.id, stockKeepingUnit: found.deliveryMethods[0]!.inventory[1]!.sku };
}

test("the kind of a thing in an order is told in a portal too, where nothing of the kind is sold", async () => {
  const shop = startShop();
  await ready(shop);
  const line = thingWithKinds(shop);
  shop.dispatch(enterChannel(NORDLYS));
  await shop.until((state) => state.basket.salesChannelId === NORDLYS);
  renderAt(shop, "/en/dk/dkk/kind", { kind: <KindOfGift line={line} /> });
  expect(await screen.findByText(/^[A-Z]\w+$/)).toBeVisible();
});
