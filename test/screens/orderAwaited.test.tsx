import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { Order } from "~/screens/Order/Order";
import { PaymentReturn } from "~/screens/PaymentReturn/PaymentReturn";
import { type OrderProgress, orderProgressed, orderUnpaid } from "~/state/orders/slice";
import { faults } from "../support/network";
import { paid } from "../support/paidOrder";
import { renderAt } from "../support/renderAt";
import { type Shop, startShop } from "../support/startShop";

const screens = {
  "order/:id": <Order />,
  "order/:publicOrderId/psp/:basketId": <Order />,
  "basket/psp/:status": <PaymentReturn />,
};

const tell = (shop: Shop, progress: OrderProgress) => act(() => void shop.dispatch(orderProgressed(progress)));
const heading = () => screen.getByRole("heading", { level: 1 });

describe("an order that is not there yet", () => {
  const path = "/en/dk/dkk/order/G123/psp/B1";

  function waiting(progress: OrderProgress) {
    const shop = startShop();
    // Only who sent it to payment, or is signed in, is shown how far it is.
    shop.session.write("ownOrders", JSON.stringify([{ publicOrderId: "G123", basketId: "B1", counted: false }]));
    shop.network.fail("getOrderById", faults.hang());
    renderAt(shop, path, screens);
    tell(shop, progress);
    return shop;
  }

  test("late: the payment is received, with the number and how to reach us, and no failure", () => {
    waiting("late");
    expect(heading()).toHaveTextContent("Payment received, we are making your order");
    expect(document.body).toHaveTextContent("Your order number is G123");
    expect(screen.queryByRole("button", { name: "Check again" })).toBeNull();
    expect(document.body).not.toHaveTextContent(/Timeout|failed/i);
  });

  test("late, and no money came with it: nothing is said of a payment", () => {
    const shop = waiting("late");
    act(() => void shop.dispatch(orderUnpaid()));
    expect(heading()).toHaveTextContent("We are making your order");
    expect(heading()).not.toHaveTextContent(/payment/i);
  });

  test("given up: the same, and a button that asks again", () => {
    const shop = waiting("givenUp");
    fireEvent.click(screen.getByRole("button", { name: "Check again" }));
    expect(shop.actions.at(-1)).toMatchObject({ type: "orders/askOrderAgain" });
    expect(heading()).toHaveTextContent("We are making your order");
  });

  test("failed: nobody is asked to pay again", () => {
    const shop = waiting("failed");
    expect(heading()).toHaveTextContent("Your order could not be loaded");
    expect(document.body).toHaveTextContent("You do not need to pay again");
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(shop.actions.at(-1)).toMatchObject({ type: "orders/askOrderAgain" });
  });

  test("an address that was made up finds nothing", () => {
    waiting("notFound");
    expect(heading()).toHaveTextContent("We could not find this order");
    expect(screen.queryByText(/Thank you/)).toBeNull();
  });

  test("back from the payment in another browser: nobody is asked to pay again", async () => {
    const { shop, path } = await paid();
    renderAt(startShop({ network: shop.network, path }), path, screens);
    await waitFor(() => expect(heading()).toHaveTextContent("We could not find this order"));
    expect(document.body).toHaveTextContent("If you have just paid, you do not need to pay again");
  });

  test("somebody else's is shown after signing in, and the way back is remembered", async () => {
    renderAt(startShop(), "/en/dk/dkk/order/G123", screens);
    const toSignIn = await screen.findByRole("link", { name: "Sign in" });
    expect(toSignIn).toHaveAttribute("href", "/login?from=%2Fen%2Fdk%2Fdkk%2Forder%2FG123");
  });
});

test.each(["cancelled", "xyz", "%3Cscript%3E"])(
  "back from the payment with %s: a calm word, and the basket",
  async (word) => {
    const shop = startShop({ path: `/en/dk/dkk/basket/psp/${word}` });
    renderAt(shop, `/en/dk/dkk/basket/psp/${word}`, screens);
    expect(heading()).toHaveTextContent("We are checking your payment");
    expect(document.querySelector("script")).toBeNull();
    await waitFor(() => expect(shop.navigated).toEqual([{ path: "/en/dk/dkk/basket", replace: true }]));
  },
);
