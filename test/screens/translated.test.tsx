import { act, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { Basket } from "~/screens/Basket/Basket";
import { Delivery } from "~/screens/Delivery/Delivery";
import { selectBasketLines } from "~/state/basket/selectors";
import { addProducts, changeQuantity } from "~/state/basket/slice";
import { emailCard } from "../support/gifts";
import { renderAt } from "../support/renderAt";
import { ready } from "../support/shopFacts";
import { settled, startShop } from "../support/startShop";
import { translatePage } from "../support/translatePage";

/** All that is shown, but what is only said of the change itself. */
function shown(root: HTMLElement): string {
  const copy = root.cloneNode(true) as HTMLElement;
  for (const told of copy.querySelectorAll("[role=status], [aria-live]")) told.remove();
  return copy.textContent;
}

test.each([
  ["the basket", "basket", <Basket key="basket" />],
  ["the checkout", "basket/delivery", <Delivery key="delivery" />],
])("%s that the browser has translated shows what is so after a change", async (_what, at, element) => {
  const shop = startShop({ path: `/en/dk/dkk/${at}` });
  await ready(shop);
  shop.dispatch(addProducts([emailCard()]));
  await shop.until((state) => state.basket.justAdded);
  const draw = () => renderAt(shop, `/en/dk/dkk/${at}`, { [at]: element });
  const { container, unmount } = draw();
  await waitFor(() => expect(container).toHaveTextContent("DKK 200"));
  await act(settled);
  translatePage(container);
  const [entry] = selectBasketLines(shop.state());
  act(() => void shop.dispatch(changeQuantity({ lineId: entry!.line.lineId, quantity: 4 })));
  await act(() => shop.until((state) => state.basket.basket?.itemsCount === 4 && state.basket.waiting === 0));
  await act(settled);
  const translated = shown(container);
  unmount();
  const { container: anew } = draw();
  await waitFor(() => expect(translated).toBe(shown(anew)));
});
