import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ManyDialog } from "~/blocks/ManyRecipients/ManyDialog";
import { type Product } from "~/domain/product";
import { selectManyStatus } from "~/state/many/selectors";
import { addMany } from "~/state/many/slice";
import { emailCard } from "../support/gifts";
import { renderAt } from "../support/renderAt";
import { ready } from "../support/shopFacts";
import { startShop } from "../support/startShop";

const product = {
  id: "1001",
  presentations: [],
  deliveryMethods: [{ deliveryMethod: "Email", inventory: [] }],
} as unknown as Product;

test.each([
  ["was done", true],
  ["was under way", false],
])("a product whose dialog is left when all %s leaves its success to no other product's dialog", async (_, isDone) => {
  const shop = startShop();
  await ready(shop);
  const open = (path: string) =>
    renderAt(shop, `/en/dk/dkk/${path}`, {
      [path]: <ManyDialog product={product} stock={null} open onClose={() => undefined} />,
    });
  const done = () => shop.until((state) => selectManyStatus(state) === "done");
  const first = open("first");
  act(() => void shop.dispatch(addMany([emailCard(), emailCard()])));
  if (isDone) {
    await act(done);
    expect(screen.getByText("All 2 gifts are in your basket")).toBeVisible();
  }
  first.unmount();
  if (!isDone) await done();
  open("second");
  expect(screen.queryByText("All 2 gifts are in your basket")).toBeNull();
  expect(screen.getByLabelText("Paste your table")).toBeVisible();
});
