import { act, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { useChangeDialog } from "~/blocks/BasketLines/useChangeDialog";
import { selectBasketLines } from "~/state/basket/selectors";
import { changeRecipient } from "~/state/basket/slice";
import { emailCard } from "../support/gifts";
import { faults } from "../support/network";
import { renderAt } from "../support/renderAt";
import { toasts, withOne } from "../support/shopFacts";
import { browserOf } from "../support/signedIn";
import { type Shop } from "../support/startShop";

/** Sends a change from a dialog and turns from it before the server, which knows nobody, has answered. */
async function turnFrom(shop: Shop): Promise<void> {
  let dialog: ReturnType<typeof useChangeDialog> | null = null;
  function Part() {
    dialog = useChangeDialog(() => undefined);
    return null;
  }
  renderAt(shop, "/en/dk/dkk/basket", { basket: <Part /> });
  shop.network.fail("updateBasket", faults.status(401));
  const { lineId } = selectBasketLines(shop.state())[0]!.line;
  const recipient = { ...emailCard().recipient, name: "Bo Lind" };
  await act(async () => {
    const sent = dialog!.send(() => Promise.resolve(changeRecipient({ lineIds: [lineId], recipient })));
    dialog!.close();
    await sent;
  });
}

test("a visitor who turned from it is told outside what the server refused as nobody's", async () => {
  const shop = await withOne();
  await turnFrom(shop);
  await waitFor(() => expect(toasts(shop)).toEqual(["UNKNOWN"]));
});

test("somebody signed in is told by the way to the sign-in alone", async () => {
  const shop = await withOne(await browserOf("freja"));
  await shop.until((state) => state.auth.status === "signedIn");
  await turnFrom(shop);
  expect(shop.left).toHaveLength(1);
  expect(toasts(shop)).toEqual(["SessionEnded"]);
});
