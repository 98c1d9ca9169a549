import { expect, test } from "vitest";
import { selectBasketLines } from "~/state/basket/selectors";
import { addProducts, changeQuantity } from "~/state/basket/slice";
import { useChange } from "~/state/basket/useChange";
import { emailCard } from "../support/gifts";
import { faults } from "../support/network";
import { renderAt } from "../support/renderAt";
import { withOne } from "../support/shopFacts";
import { type Shop } from "../support/startShop";

/** Two parts of a screen, each of which asks for changes of its own. */
function changesOf(shop: Shop) {
  const asks: ReturnType<typeof useChange>[] = [];
  function Part() {
    asks.push(useChange());
    return null;
  }
  renderAt(shop, "/en/dk/dkk/basket", {
    basket: (
      <>
        <Part />
        <Part />
      </>
    ),
  });
  return asks as [ReturnType<typeof useChange>, ReturnType<typeof useChange>];
}

test("a gift that is added learns nothing of a quantity that was refused before it", async () => {
  const shop = await withOne();
  const [first, second] = changesOf(shop);
  const { lineId } = selectBasketLines(shop.state())[0]!.line;
  shop.network.fail("updateBasket", faults.refused("OutOfStock"), { times: 1 });
  const refused = first(changeQuantity({ lineId, quantity: 2 }));
  const added = second(addProducts([emailCard({ giftcardValue: 300 })]));
  expect(await refused).toMatchObject({ code: "OutOfStock" });
  expect(await added).toBeNull();
  expect(selectBasketLines(shop.state()).map(({ line }) => line.giftcardValue)).toEqual([200, 300]);
});

test("a gift that is refused does not pass for added because another change was asked for since", async () => {
  const shop = await withOne();
  const [first, second] = changesOf(shop);
  const { lineId } = selectBasketLines(shop.state())[0]!.line;
  shop.network.fail("updateBasket", faults.refused("OutOfStock"), { times: 1 });
  const refused = first(addProducts([emailCard({ giftcardValue: 300 })]));
  const one = second(changeQuantity({ lineId, quantity: 2 }));
  const two = second(changeQuantity({ lineId, quantity: 3 }));
  expect(await refused).toMatchObject({ code: "OutOfStock" });
  expect(await one).toBeNull();
  expect(await two).toBeNull();
});
