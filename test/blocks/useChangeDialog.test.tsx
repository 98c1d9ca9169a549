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

/** A dialog on the basket's screen, and a way to send the change of its only line's recipient. */
function openDialog(shop: Shop) {
  let dialog: ReturnType<typeof useChangeDialog> | null = null;
  function Part() {
    dialog = useChangeDialog(() => undefined);
    return null;
  }
  renderAt(shop, "/en/dk/dkk/basket", { basket: <Part /> });
  const { lineId } = selectBasketLines(shop.state())[0]!.line;
  const recipient = { ...emailCard().recipient, name: "Bo Lind" };
  const send = () => dialog!.send(() => Promise.resolve(changeRecipient({ lineIds: [lineId], recipient })));
  return { send, close: () => dialog!.close() };
}

/** Sends a change from a dialog and turns from it before the server, which knows nobody, has answered. */
async function turnFrom(shop: Shop): Promise<void> {
  const { send, close } = openDialog(shop);
  shop.network.fail("updateBasket", faults.status(401));
  await act(async () => {
    const sent = send();
    close();
    await sent;
  });
}

test("a second press that comes while the first is still being checked changes nothing; a later one does", async () => {
  const shop = await withOne();
  const before = shop.network.count("updateBasket");
  const { send } = openDialog(shop);
  shop.network.fail("updateBasket", faults.status(500));
  await act(() => Promise.all([send(), send()]));
  expect(shop.network.count("updateBasket")).toBe(before + 1);
  await act(() => send());
  expect(shop.network.count("updateBasket")).toBe(before + 2);
});

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
