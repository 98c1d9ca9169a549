import { expect, test } from "vitest";
import { LOCAL } from "~/domain/storage";
import { selectItemsCount } from "~/state/basket/selectors";
import { addProducts } from "~/state/basket/slice";
import { forBo } from "../support/gifts";
import { faults } from "../support/network";
import { idle, ready, stored, toasts, withOne } from "../support/shopFacts";
import { startShop } from "../support/startShop";

test("a change in doubt is told of as made when an empty basket, stored by another tab, has its own one read", async () => {
  const shop = await withOne();
  const other = startShop({ network: shop.network });
  await ready(other);
  shop.network.fail("updateBasket", faults.lost(), { times: 1 });
  shop.network.fail("getBasketById", faults.raw("x"));
  shop.dispatch(addProducts([forBo]));
  await idle(shop);
  expect(toasts(shop)).toEqual(["ChangeEndUnknown"]);
  shop.network.heal();
  shop.storage.tab().write(LOCAL.baskets, JSON.stringify(stored(other)));
  await shop.until((state) => selectItemsCount(state) === 2);
  await idle(shop);
  expect(shop.state().basket.changeFailure).toBeNull();
  expect(toasts(shop)).toEqual(["Added"]);
});
