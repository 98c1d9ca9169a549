import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { GreetingToolsContext } from "~/components/greetingTools";
import { Product } from "~/screens/Product/Product";
import { noMedia } from "../support/greetingMedia";
import { addButton, added, fillRecipient } from "../support/purchaseForm";
import { renderAt } from "../support/renderAt";
import { startShop } from "../support/startShop";

test("Enter at a picture of the greeting does not put the gift into the basket without it", async () => {
  const shop = startShop();
  const page = (
    <GreetingToolsContext value={noMedia}>
      <Product />
    </GreetingToolsContext>
  );
  renderAt(shop, "/en/dk/dkk/shop/x/1001", { "shop/:product/:id": page });
  await screen.findByText("Add to basket");
  fillRecipient();
  fireEvent.click(screen.getByRole("button", { name: "Add a greeting" }));
  fireEvent.change(await screen.findByLabelText("Your words"), { target: { value: "Hej" } });
  screen.getByRole("radio", { name: "No picture" }).focus();
  await userEvent.keyboard("{Enter}");
  fireEvent.click(screen.getByRole("button", { name: "Save greeting" }));
  await waitFor(() => expect(document.querySelector("dialog")).toBeNull());
  expect(screen.queryByText("Your basket has been updated")).toBeNull();
  fireEvent.click(addButton());
  await screen.findByText("Your basket has been updated");
  expect(added(shop)).toHaveLength(1);
  expect(added(shop)[0]).toMatchObject({ addGreeting: { greetingToken: expect.any(String) as string } });
});
