import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { commerce } from "~/api/commerce/calls";
import { basketReceived, changeQuantity, chooseQuote, reloadBasket } from "~/state/basket/slice";
import { selectPaymentTrouble } from "~/state/payment/selectors";
import { paymentStopped } from "~/state/payment/slice";
import { clickPay, finalized } from "../support/paying";
import { postedCard } from "../support/gifts";
import { faults } from "../support/network";
import { pass, playTime } from "../support/startShop";
import { PATH, opened, fill, terms, payButton, press, left } from "../support/deliveryScreen";

/** Why the payment did not start. */
const trouble = () => document.querySelector<HTMLElement>("[role=alert][tabindex]")!;

describe("the pay button", () => {
  test("says the sum, and where the payment opens", async () => {
    await opened();
    expect(payButton()).toHaveAccessibleName(/^Pay DKK\s200$/);
    expect(payButton()).toHaveAccessibleDescription(/opens at pay\.example/);
  });

  test("completes the order when there is nothing left to pay", async () => {
    const { shop } = await opened();
    shop.network.fail(
      "getBasketById",
      faults.editField("getBasketById", (basket) => {
        basket.totalPaymentAmountWithTax = 0;
      }),
    );
    act(() => void shop.dispatch(reloadBasket()));
    await waitFor(() => expect(payButton()).toHaveAccessibleName("Complete order"));
    expect(screen.queryByText(/opens at/)).toBeNull();
  });

  test("a sum that changed is shown before and after, and asks for a second yes", async () => {
    const { shop } = await opened();
    fill();
    fireEvent.click(terms());
    shop.sandbox.control({ prices: { 1001: 1.1 } });
    press();
    expect(await screen.findByText(/It was DKK 200 and is now DKK 220/)).toBeVisible();
    await waitFor(() => expect(trouble()).toHaveFocus());
    expect(finalized(shop)).toBe(0);
    expect(payButton()).toHaveAccessibleName(/^Pay DKK\s220$/);
    press();
    await left(shop);
  });

  test("a sum that changes between the click and the payment was not agreed to", async () => {
    const { shop } = await opened();
    fill();
    fireEvent.click(terms());
    const { basket, sequence } = shop.state().basket;
    shop.sandbox.control({ basketPrices: { basketId: basket!.id, factor: 6 } });
    const dearer = await commerce.fetchBasket(basket!.id);
    press();
    // The form's rules and the numbering plans take their time: a change of another tab comes before them.
    act(() => void shop.dispatch(basketReceived({ ...dearer, sequence })));
    expect(payButton()).toHaveAccessibleName(/^Pay DKK\s1,200/);
    expect(await screen.findByText(/It was DKK 200 and is now DKK 1,200/)).toBeVisible();
    expect(finalized(shop)).toBe(0);
    press();
    await left(shop);
  });

  test("stock that is gone leads to its line, and cannot be pressed past", async () => {
    const { shop } = await opened();
    fill();
    fireEvent.click(terms());
    shop.network.fail("finalizeBasket", async (go) => {
      shop.sandbox.control({ sellOut: "1001-E" });
      return go();
    });
    press();
    expect(await screen.findByText("This has since sold out. Remove it to go on.")).toBeVisible();
    await waitFor(() => expect(document.activeElement?.id).toMatch(/^line-/));
    expect(payButton()).toHaveAttribute("aria-disabled", "true");
    expect(payButton()).toHaveAccessibleDescription(/needs your attention/);
    const before = finalized(shop);
    playTime();
    press();
    await act(() => pass(100));
    expect(finalized(shop)).toBe(before);
  });

  test.each([
    ["startedElsewhere", "The payment has been started in another tab"],
    ["notStarted", "The payment could not start. Your basket is kept"],
    ["unknownEnd", "We are checking your payment"],
    ["basketChanged", "Your basket has changed in the meantime"],
    ["notApprovedForInvoice", "You are not approved for invoice"],
    ["buyerMissing", "Fill in your details first"],
  ] as const)("%s has its own calm words", async (kind, words) => {
    const { shop } = await opened();
    act(() => void shop.dispatch(paymentStopped({ kind })));
    expect(trouble()).toHaveTextContent(words);
    expect(trouble()).toHaveFocus();
    expect(trouble().textContent).not.toMatch(/!|undefined/);
  });

  test("an order that is placed already is linked to", async () => {
    const { shop } = await opened();
    act(() => void shop.dispatch(paymentStopped({ kind: "alreadyOrdered", publicOrderId: "GABC" })));
    const link = within(trouble()).getByRole("link", { name: "See your order" });
    expect(link).toHaveAttribute("href", "/en/dk/dkk/order/GABC");
  });

  test("a total that changed is told as long as it is what would be paid", async () => {
    const { shop } = await opened();
    const { id, deliveries } = shop.state().basket.basket!;
    shop.sandbox.control({ basketPrices: { basketId: id, factor: 1.1 } });
    act(() => clickPay(shop));
    await waitFor(() => expect(trouble()).toHaveTextContent(/It was DKK.200 and is now DKK.220/));
    await act(async () => {
      shop.dispatch(changeQuantity({ lineId: deliveries[0]!.productLines[0]!.lineId, quantity: 2 }));
      await shop.until((state) => state.basket.basket?.itemsCount === 2);
    });
    expect(payButton()).toHaveAccessibleName(/440/);
    expect(trouble()).toBeNull();
  });

  test("what stood in the way is told no longer once it is put right", async () => {
    const { shop } = await opened();
    const { lineId } = shop.state().basket.basket!.deliveries[0]!.productLines[0]!;
    const issue = faults.editField("getBasketById", (basket) => {
      basket.issues = [{ type: "OutOfStock", relatedTo: lineId }];
    });
    shop.network.fail("getBasketById", issue, { times: 1 });
    act(() => clickPay(shop));
    await waitFor(() => expect(trouble()).toHaveTextContent(/needs your attention/));
    await act(async () => {
      shop.dispatch(reloadBasket());
      await shop.until((state) => state.basket.basket?.issues.length === 0);
    });
    expect(payButton()).not.toHaveAttribute("aria-disabled");
    expect(trouble()).toBeNull();
  });

  test("a way of delivery that is missing is told, and leads to its gift, until one is chosen", async () => {
    const { shop } = await opened([postedCard()]);
    await act(() => shop.until((state) => state.basket.basket?.quotes.length && state.basket.waiting === 0));
    const { basket, sequence } = shop.state().basket;
    const { deliveryId, quotes } = basket!.quotes[0]!;
    const deliveries = basket!.deliveries.map((delivery) => ({ ...delivery, shippingQuote: null }));
    act(() => void shop.dispatch(basketReceived({ basket: { ...basket!, deliveries }, incomplete: false, sequence })));
    act(() => void shop.dispatch(paymentStopped({ kind: "wayMissing", deliveryIds: [deliveryId] })));
    await waitFor(() => expect(trouble()).toHaveTextContent("First choose how the gift is delivered"));
    expect(document.getElementById(`delivery-${deliveryId}`)).toHaveFocus();
    await act(async () => {
      shop.dispatch(chooseQuote({ deliveryId, shippingQuoteId: quotes.at(-1)!.id }));
      await shop.until((state) => state.basket.waiting === 0);
    });
    expect(trouble()).toBeNull();
  });

  test("prices from before a change of currency are not offered, and that no others are to be had is told", async () => {
    const { shop } = await opened([postedCard()]);
    await act(() => shop.until((state) => state.basket.basket?.quotes.length && state.basket.waiting === 0));
    const change = await screen.findByRole("button", { name: /^Change delivery/ });
    shop.network.fail("createShippingQuote", faults.refused("INTERNAL"));
    const { basket, sequence } = shop.state().basket;
    const inEuro = { ...basket!, paymentCurrency: "EUR" };
    act(() => void shop.dispatch(basketReceived({ basket: inEuro, incomplete: false, sequence })));
    expect(await screen.findByText("The delivery cannot be calculated")).toBeVisible();
    expect(change).not.toBeInTheDocument();
  });

  test("sums of kronor are told with their code beside a card of kroner", async () => {
    const { shop } = await opened();
    const { basket, sequence } = shop.state().basket;
    const inKronor = { ...basket!, paymentCurrency: "SEK", totalPaymentAmountWithTax: 220 };
    act(() => void shop.dispatch(basketReceived({ basket: inKronor, incomplete: false, sequence })));
    act(() => void shop.dispatch(paymentStopped({ kind: "sumChanged", before: 200, now: 220, currency: "SEK" })));
    expect(trouble()).toHaveTextContent(/It was SEK.200 and is now SEK.220/);
  });

  test("what stopped a payment is not told any more to who has been elsewhere since", async () => {
    const { shop, goTo } = await opened();
    shop.network.fail("finalizeBasket", faults.refused("PaymentDeclined"), { times: 1 });
    fill();
    fireEvent.click(terms());
    press();
    await waitFor(() => expect(trouble()).toBeVisible());
    await goTo("/en/dk/dkk/basket");
    await goTo(PATH);
    expect(await screen.findByLabelText("Name")).toHaveValue("Freja Lund");
    expect(trouble()).toBeNull();
    expect(selectPaymentTrouble(shop.state())).toBeNull();
  });

  test("a sum that another tab has put into another currency is told in both, if it cannot be put back", async () => {
    const { shop } = await opened();
    const { id } = shop.state().basket.basket!;
    await act(() => commerce.updateBasket({ id, paymentCurrency: "EUR" }));
    shop.network.fail("updateBasket", faults.refused("CurrencyNotSupported"));
    act(() => clickPay(shop));
    await waitFor(() => expect(trouble()).toHaveTextContent(/It was DKK.200 and is now EUR.26.81/));
  });
});
