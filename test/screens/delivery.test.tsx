/* eslint-disable @typescript-eslint/no-explicit-any -- answers are changed as they come over the wire */
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { ShopSettingsContext, useShopSettings } from "~/components/shopSettings";
import { commerce } from "~/api/commerce/calls";
import { SESSION } from "~/domain/storage";
import { Delivery } from "~/screens/Delivery/Delivery";
import { selectUser } from "~/state/auth/selectors";
import { signInReturned } from "~/state/auth/slice";
import { selectBillingDraft, selectReferenceDraft } from "~/state/basket/selectors";
import {
  addProducts,
  basketForgotten,
  basketReceived,
  changeQuantity,
  chooseQuote,
  reloadBasket,
  saveBillingDraft,
} from "~/state/basket/slice";
import { loggedOut } from "~/state/facts";
import { openOrder } from "~/state/orders/slice";
import { selectPaying, selectPaymentTrouble } from "~/state/payment/selectors";
import { paymentLeaving } from "~/state/payment/slice";
import { clickPay } from "../support/paying";
import { billing, emailCard, postedCard } from "../support/gifts";
import { faults } from "../support/network";
import { renderAt } from "../support/renderAt";
import { ready } from "../support/shopFacts";
import { signIn } from "../support/signIn";
import { settled, type Shop, startShop } from "../support/startShop";

vi.setConfig({ testTimeout: 30_000 });

const PATH = "/en/dk/dkk/basket/delivery";
function Screen() {
  const settings = { ...useShopSettings(), termsUrl: "https://www.example.com/{locale}/terms" };
  return (
    <ShopSettingsContext value={{ ...settings, paymentHosts: [".far.example", "pay.example"] }}>
      <Delivery />
    </ShopSettingsContext>
  );
}
const screens = { "basket/delivery": <Screen />, basket: <h1>the basket</h1> };

async function opened(gifts = [emailCard()]) {
  const shop = startShop({ path: PATH });
  await ready(shop);
  shop.dispatch(addProducts(gifts));
  await shop.until((state) => state.basket.justAdded ?? state.basket.changeFailure);
  const drawn = renderAt(shop, PATH, screens);
  await screen.findByLabelText("Name");
  return { ...drawn, shop };
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: false }), { target: { value } });

function fill() {
  type("Name", "Freja Lund");
  type("E-mail", "freja@example.com");
  type("Phone", "20 12 34 01");
  type("Postal code", "2100");
  type("City", "København Ø");
  type("Address", "Solvej 4");
}

const terms = () => screen.getByRole("checkbox", { name: "I accept the terms" });
const payButton = () => screen.getByRole("button", { name: /^(Pay|Complete order)/ });
/** Why the payment did not start. */
const trouble = () => document.querySelector<HTMLElement>("[role=alert][tabindex]")!;
const press = () => fireEvent.click(payButton());
const left = (shop: Shop) => waitFor(() => expect(shop.left).toHaveLength(1));
const finalized = (shop: Shop) => shop.network.count("finalizeBasket");

test("a basket that is gone leads to the basket's page, but not from the way to the confirmation of its order", async () => {
  const onTheWay = await opened();
  act(() => void onTheWay.shop.dispatch(paymentLeaving()));
  act(() => void onTheWay.shop.dispatch(basketForgotten()));
  await settled();
  expect(onTheWay.place.address).toBe(PATH);
  act(() => void onTheWay.shop.dispatch(openOrder({ publicOrderId: "G1" })));
  expect(selectPaying(onTheWay.shop.state())).toBe(false);
  onTheWay.unmount();

  const elsewhere = await opened();
  act(() => void elsewhere.shop.dispatch(basketForgotten()));
  await waitFor(() => expect(elsewhere.place.address).toBe("/en/dk/dkk/basket"));
});

describe("who signs in while the form stands there", () => {
  /** Looks round in the form, touches nothing, and turns out to be signed in as Freja. */
  async function knownLate({ typed = "" } = {}) {
    const { shop } = await opened();
    fireEvent.focusOut(screen.getByLabelText("Name"));
    if (typed) type("City", typed);
    await signIn(shop.network, "freja");
    act(() => void shop.dispatch(signInReturned({ error: null })));
    await shop.until((state) => selectUser(state));
    await settled();
    return shop;
  }

  test("finds their own details in it, where nothing was typed", async () => {
    const shop = await knownLate();
    const user = selectUser(shop.state())!;
    await waitFor(() => expect(screen.getByLabelText("Name")).toHaveValue(user.name));
    expect(screen.getByLabelText("E-mail")).toHaveValue(user.email);
  });

  test("keeps what was typed", async () => {
    await knownLate({ typed: "Aarhus" });
    expect(screen.getByLabelText("City")).toHaveValue("Aarhus");
    expect(screen.getByLabelText("Name")).toHaveValue("");
  });

  test("in the place of somebody else finds nothing of what the one before has typed", async () => {
    const shop = await knownLate({ typed: "Aarhus" });
    fireEvent.click(terms());
    await signIn(shop.network, "pekka");
    act(() => void shop.dispatch(signInReturned({ error: null })));
    const user = await shop.until((state) => (selectUser(state)?.id === "pekka" ? selectUser(state) : null));
    await settled();
    await waitFor(() => expect(screen.getByLabelText("Name")).toHaveValue(user.name));
    expect(screen.getByLabelText("City")).toHaveValue(user.city);
    expect(terms()).not.toBeChecked();
    fireEvent.focusOut(screen.getByLabelText("Name"));
    expect(selectBillingDraft(shop.state())?.city).toBe(user.city);
  });
});

test("who signs out elsewhere while the form stands there leaves nothing of what they typed to whoever comes", async () => {
  const { shop } = await opened();
  await signIn(shop.network, "freja");
  act(() => void shop.dispatch(signInReturned({ error: null })));
  await shop.until((state) => selectUser(state));
  await settled();
  type("City", "Aarhus");
  type("Your reference", "PO 7");
  act(() => void shop.dispatch(loggedOut()));
  await screen.findByText("the basket");
  expect(selectBillingDraft(shop.state())).toBeNull();
  expect(selectReferenceDraft(shop.state())).toBeNull();
  expect(shop.session.read(SESSION.billingDraft)).toBeNull();
});

test.each([
  ["typed here", (shop: Shop) => shop.dispatch(saveBillingDraft({ ...billing, accountId: "acc-other" }))],
  [
    "held by the basket",
    (shop: Shop) => {
      const { basket, sequence } = shop.state().basket;
      const buyer = { ...billing, accountId: "acc-other", address: billing };
      shop.dispatch(basketReceived({ basket: { ...basket!, buyer }, incomplete: false, sequence }));
    },
  ],
])("a payer of another account, %s, is not the one of who pays for themselves", async (_where, bring) => {
  const shop = startShop({ path: PATH });
  await ready(shop);
  shop.dispatch(addProducts([emailCard()]));
  await shop.until((state) => state.basket.justAdded);
  bring(shop);
  renderAt(shop, PATH, screens);
  expect(await screen.findByLabelText("Name")).toHaveValue("");
  expect(screen.getByLabelText("E-mail")).toHaveValue("");
  fill();
  fireEvent.click(terms());
  press();
  await left(shop);
});

test("the reference that was typed for an order is not the next one's, though its payer is", async () => {
  const { shop } = await opened();
  type("City", "Aarhus");
  type("Your reference", "PO 7 ");
  act(() => void shop.dispatch(basketForgotten()));
  await screen.findByText("the basket");
  expect(selectReferenceDraft(shop.state())).toBeNull();
  expect(selectBillingDraft(shop.state())?.city).toBe("Aarhus");
});

describe("the order's name that the basket holds already, as on another device", () => {
  /** The form over a basket that is called PO 7, and how to be away and back. */
  async function called() {
    const shop = startShop({ path: PATH });
    await ready(shop);
    shop.dispatch(addProducts([emailCard()]));
    await shop.until((state) => state.basket.justAdded);
    shop.sandbox.commerce.baskets.get(shop.state().basket.basket!.id)!.reference = "PO 7";
    await act(async () => {
      shop.dispatch(reloadBasket());
      await shop.until((state) => state.basket.basket?.reference === "PO 7");
    });
    const drawn = renderAt(shop, PATH, screens);
    await screen.findByDisplayValue("PO 7");
    return { shop, ...drawn };
  }

  test("stays empty where it was emptied, also after a way to another page and back", async () => {
    const { goTo } = await called();
    type("Your reference", "");
    await goTo("/en/dk/dkk/basket");
    await goTo(PATH);
    await screen.findByLabelText("Name");
    expect(screen.getByLabelText("Your reference", { exact: false })).toHaveValue("");
  });

  test("is not the next order's, whoever makes it, where nobody typed it here", async () => {
    const { shop } = await called();
    act(() => void shop.dispatch(loggedOut()));
    await screen.findByText("the basket");
    expect(selectReferenceDraft(shop.state())).toBeNull();
    expect(shop.session.read(SESSION.billingDraft)).toBeNull();
  });
});

describe("the checkout form", () => {
  test("left empty: what is missing stands on top with the way there and takes the focus; nothing is sent", async () => {
    const { shop } = await opened();
    press();
    const title = await screen.findByText("There are 7 things to put right");
    await waitFor(() => expect(document.activeElement).toContainElement(title));
    fireEvent.click(screen.getByRole("link", { name: "Enter the postal code" }));
    expect(screen.getByLabelText("Postal code")).toHaveFocus();
    expect(screen.getByLabelText("Postal code")).toHaveAccessibleDescription("Enter the postal code");
    expect(shop.network.count("finalizeBasket")).toBe(0);
  });

  test("a second press with all put right leads nobody back to what was wrong at the first", async () => {
    const { shop } = await opened();
    press();
    await screen.findByText("There are 7 things to put right");
    fill();
    fireEvent.click(terms());
    payButton().focus();
    const reached: unknown[] = [];
    const onFocus = (event: FocusEvent) => reached.push(event.target);
    document.addEventListener("focusin", onFocus);
    press();
    await left(shop);
    document.removeEventListener("focusin", onFocus);
    expect(reached).toEqual([]);
    expect(screen.queryByText(/to put right/)).toBeNull();
  });

  test("a second press with the same mistakes leads to them again", async () => {
    await opened();
    press();
    const title = await screen.findByText("There are 7 things to put right");
    payButton().focus();
    press();
    await waitFor(() => expect(document.activeElement).toContainElement(title));
  });

  test("a wrong phone, e-mail and post code are told by the country's rules", async () => {
    await opened();
    fill();
    type("Phone", "123");
    type("E-mail", "freja@");
    type("Postal code", "210");
    press();
    await screen.findByText("There are 4 things to put right");
    expect(screen.getByLabelText("Phone")).toHaveAccessibleDescription(/not a valid mobile number/);
    expect(screen.getByLabelText("E-mail")).toBeInvalid();
    expect(screen.getByLabelText("Postal code")).toHaveAccessibleDescription("Invalid postal code");
  });

  test("only the terms missing: said at their box, which takes the focus; their link does not tick it", async () => {
    const { shop } = await opened();
    fill();
    const link = screen.getByRole("link", { name: /Read the terms/ });
    expect(link).toHaveAttribute("href", "https://www.example.com/en/terms");
    expect(link.closest("label")).toBeNull();
    link.addEventListener("click", (event) => event.preventDefault());
    fireEvent.click(link);
    expect(terms()).not.toBeChecked();
    press();
    await waitFor(() => expect(terms()).toHaveFocus());
    expect(terms()).toHaveAccessibleDescription("Accept the terms to go on");
    expect(screen.queryByText(/to put right/)).toBeNull();
    expect(finalized(shop)).toBe(0);
  });

  test("filled and accepted, it leaves for the payment once, with the buyer trimmed, the phone in full and the reference", async () => {
    const { shop } = await opened();
    fill();
    type("Your reference", " Julegaver ");
    fireEvent.click(terms());
    press();
    press();
    await left(shop);
    expect(finalized(shop)).toBe(1);
    const sent = shop.network.asked("updateBasket").map(({ input }) => input);
    expect(sent.find((input) => input.buyer)).toMatchObject({
      buyer: { name: "Freja Lund", phone: "+4520123401", address: { postCode: "2100", countryCode: "DK" } },
      reference: "Julegaver",
    });
    expect(payButton()).toHaveAttribute("aria-disabled", "true");
  });

  test("what was typed is there again when the screen is left and opened, and after a reload of the page", async () => {
    const { shop, unmount } = await opened();
    type("Name", "Freja L");
    unmount();
    const { network, storage, session } = shop;
    const again = startShop({ network, storage, session, path: PATH });
    renderAt(again, PATH, screens);
    expect(await screen.findByLabelText("Name")).toHaveValue("Freja L");
  });

  test("the server's words about a field stand at the field", async () => {
    const { shop } = await opened();
    const path = ["updateBasket", "input", "buyer", "address", "postCode"];
    shop.network.fail("updateBasket", faults.refused("FluentValidation", { message: "No such post code", path }), {
      times: 1,
    });
    fill();
    fireEvent.click(terms());
    press();
    expect((await screen.findAllByText("No such post code")).length).toBeGreaterThan(0);
    expect(screen.getByLabelText("Postal code")).toHaveAccessibleDescription("No such post code");
    expect(shop.left).toEqual([]);
    press();
    await left(shop);
  });
});

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
      faults.edit((answer: any) => {
        answer.data.getBasketById.totalPaymentAmountWithTax = 0;
        return answer;
      }),
    );
    await act(async () => {
      shop.dispatch({ type: "basket/reloadBasket" });
      await new Promise((resolve) => setTimeout(resolve, 100));
    });
    expect(payButton()).toHaveAccessibleName("Complete order");
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
    expect(await screen.findByText(/since sold out/)).toBeVisible();
    await waitFor(() => expect(document.activeElement?.id).toMatch(/^line-/));
    expect(payButton()).toHaveAttribute("aria-disabled", "true");
    expect(payButton()).toHaveAccessibleDescription(/needs your attention/);
    const before = finalized(shop);
    press();
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 100))));
    expect(finalized(shop)).toBe(before);
  });

  test.each([
    ["startedElsewhere", "The payment has been started in another tab"],
    ["notStarted", "The payment could not start. Your basket is kept"],
    ["unknownEnd", "We are checking your payment"],
    ["basketChanged", "Your basket has changed in the meantime"],
    ["notApprovedForInvoice", "You are not approved for invoice"],
    ["buyerMissing", "Fill in your details first"],
  ])("%s has its own calm words", async (kind, words) => {
    const { shop } = await opened();
    act(() => void shop.dispatch({ type: "payment/paymentStopped", payload: { kind } }));
    expect(trouble()).toHaveTextContent(words);
    expect(trouble()).toHaveFocus();
    expect(trouble().textContent).not.toMatch(/!|undefined/);
  });

  test("an order that is placed already is linked to", async () => {
    const { shop } = await opened();
    const payload = { kind: "alreadyOrdered", publicOrderId: "GABC" };
    act(() => void shop.dispatch({ type: "payment/paymentStopped", payload }));
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
    const issue = faults.edit((answer: any) => {
      answer.data.getBasketById.issues = [{ type: "OutOfStock", relatedTo: lineId }];
      return answer;
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
    const payload = { kind: "wayMissing", deliveryIds: [deliveryId] };
    act(() => void shop.dispatch({ type: "payment/paymentStopped", payload }));
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
    const payload = { kind: "sumChanged", before: 200, now: 220, currency: "SEK" };
    act(() => void shop.dispatch({ type: "payment/paymentStopped", payload }));
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

test("without gifts there is nothing to deliver: the basket says so", async () => {
  const shop = startShop({ path: PATH });
  await ready(shop);
  renderAt(shop, PATH, screens);
  expect(await screen.findByRole("heading", { name: "the basket" })).toBeVisible();
});

test("a date that has passed is said before paying, also in a folded list; saving another leads back to the gift", async () => {
  vi.useFakeTimers({ now: Date.parse("2026-03-04T11:00:00Z"), toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const tonight = { deliveryDate: "2026-03-04T12:00:00Z", timezone: "Europe/Copenhagen" };
  const to = (name: string) => emailCard({ recipient: { ...emailCard().recipient, name } });
  await opened([...["Ada", "Bo", "Cy", "Di", "Eva", "Fie", "Gry", "Ib"].map(to), emailCard(tonight)]);
  const folded = () => document.querySelectorAll("[data-fold=away]").length;
  expect(folded()).toBeGreaterThan(0);
  vi.setSystemTime("2026-03-04T12:00:01Z");
  fireEvent(document, new Event("visibilitychange"));
  const told = await screen.findByText(/can no longer be kept/);
  const gift = told.closest("li")!;
  expect(gift).toHaveTextContent("Sent as soon as it is paid");
  expect(folded()).toBe(0);
  fireEvent.click(within(gift).getByRole("button", { name: /^Change date/ }));
  fireEvent.click(await screen.findByRole("button", { name: "Save date", hidden: true }));
  await waitFor(() => expect(screen.queryByText(/can no longer be kept/)).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(gift));
});

test("while it is being paid there is no form, but both ways on", async () => {
  const { shop } = await opened();
  shop.network.fail(
    "getBasketById",
    faults.edit((answer: any) => {
      answer.data.getBasketById.purchasePhase = "Paying";
      return answer;
    }),
  );
  act(() => void shop.dispatch({ type: "basket/reloadBasket" }));
  expect(await screen.findByRole("button", { name: /Continue payment/ })).toBeVisible();
  expect(screen.queryByLabelText("Name")).toBeNull();
  expect(screen.queryByRole("button", { name: /^Change recipient/ })).toBeNull();

  // On the way to the confirmation nothing says that it is still being paid.
  const { basket, sequence } = shop.state().basket;
  const bought = { ...basket!, purchasePhase: "Completed" };
  act(() => void shop.dispatch(basketReceived({ basket: bought, incomplete: false, sequence })));
  expect(screen.queryByRole("button", { name: /Continue payment/ })).toBeNull();
});
