import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ResendConfirmation } from "~/blocks/OrderView/ResendConfirmation";
import { openOrder, resendConfirmation } from "~/state/orders/slice";
import { faults } from "../support/network";
import { renderAt } from "../support/renderAt";
import { pass, playTime, startShop } from "../support/startShop";

const SAID = "This is taking longer than expected";

test("a sending that hangs is said to take long", async () => {
  playTime();
  const shop = startShop();
  shop.network.fail("resendOrderConfirmation", faults.hang());
  shop.dispatch(openOrder({ publicOrderId: "P1" }));
  renderAt(shop, "/en/dk/dkk/order", { order: <ResendConfirmation /> });
  act(() => void shop.dispatch(resendConfirmation()));
  await act(() => pass(3500));
  expect(screen.queryByText(SAID)).toBeNull();
  await act(() => pass(1000));
  expect(screen.getByText(SAID)).toBeInTheDocument();
});
