import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { parseTable } from "~/blocks/ManyRecipients/parseTable";
import { Order } from "~/screens/Order/Order";
import { selectBroughtTable, selectManyStatus } from "~/state/many/selectors";
import { changeOrder, paid } from "../support/paidOrder";
import { renderAt } from "../support/renderAt";
import { type Shop } from "../support/startShop";

const screens = {
  "order/:id": <Order />,
  "order/:publicOrderId/psp/:basketId": <Order />,
  "shop/:product/:id": <p>The page of the card</p>,
};

/** Opens the order later, and presses the button with which it is ordered again. */
async function orderAgain(shop: Shop, publicOrderId: string, card = "The Denmark Gift Card") {
  renderAt(shop, `/en/dk/dkk/order/${publicOrderId}`, screens);
  const name = `Order ${card} again for 2 recipients`;
  fireEvent.click(await screen.findByRole("button", { name }));
}

describe("an order", () => {
  test("does not offer to be ordered again as soon as it is paid", async () => {
    const { shop, path } = await paid();
    renderAt(shop, path, screens);
    await screen.findByText("Thank you for your order");
    expect(screen.queryByRole("button", { name: /again for 2 recipients/ })).toBeNull();
  });

  test("takes its recipients to the page of their card, to be ordered again; nothing is added yet", async () => {
    const { shop, publicOrderId } = await paid();
    await orderAgain(shop, publicOrderId);
    expect(await screen.findByText("The page of the card")).toBeVisible();
    const rows = [
      "Name\tE-mail\tAmount",
      "Alma Holm\talma@example.com\t200 DKK",
      "Kenji Sato\talma@example.com\t500 DKK",
    ];
    expect(selectBroughtTable(shop.state(), "1001")?.split("\n")).toEqual(rows);
    expect(selectManyStatus(shop.state())).toBe("idle");
  });

  test("says in which way, where the same card went to several recipients in both", async () => {
    const { shop, publicOrderId } = await paid();
    const texted = (delivery: { id: string }) => ({
      ...delivery,
      id: `${delivery.id}S`,
      deliveryMethod: "Sms",
      recipientPhone: "+4520123456",
    });
    changeOrder(shop, (order) => order.deliveries.push(...order.deliveries.map(texted)));
    await orderAgain(shop, publicOrderId, "The Denmark Gift Card (By text message)");
    expect(selectBroughtTable(shop.state(), "1001")).toContain("\t+4520123456\t");
  });

  test("of which a quantity cannot be right brings no more rows than can be told to be too many", async () => {
    const { shop, publicOrderId } = await paid();
    changeOrder(shop, (order) => {
      for (const { productLines } of order.deliveries) productLines[0].quantity = 100_000;
    });
    await orderAgain(shop, publicOrderId);
    expect(selectBroughtTable(shop.state(), "1001")?.split("\n")).toHaveLength(1 + 2 * 501);
  });

  test("takes names with a quote along, one recipient each", async () => {
    const { shop, publicOrderId } = await paid();
    changeOrder(shop, (order) => {
      const [first, second] = order.deliveries;
      [first.recipientName, second.recipientName] = ['"Bo Lind', 'Al Berg"'];
    });
    await orderAgain(shop, publicOrderId);
    const { rows } = await parseTable(selectBroughtTable(shop.state(), "1001")!);
    expect(rows.map(({ name }) => name)).toEqual(['"Bo Lind', 'Al Berg"']);
  });
});
