import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { SESSION } from "~/domain/storage";
import { selectUser } from "~/state/auth/selectors";
import { signInReturned } from "~/state/auth/slice";
import { selectBillingDraft, selectReferenceDraft } from "~/state/basket/selectors";
import { addProducts, basketForgotten, basketReceived, reloadBasket, saveBillingDraft } from "~/state/basket/slice";
import { loggedOut } from "~/state/facts";
import { openOrder } from "~/state/orders/slice";
import { selectPaying } from "~/state/payment/selectors";
import { paymentLeaving } from "~/state/payment/slice";
import { billing, emailCard } from "../support/gifts";
import { faults } from "../support/network";
import { renderAt } from "../support/renderAt";
import { ready } from "../support/shopFacts";
import { signIn } from "../support/signIn";
import { settled, type Shop, startShop } from "../support/startShop";
import { PATH, screens, opened, type, fill, terms, press, left } from "../support/deliveryScreen";

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

  test("stays empty after a reload of the page too", async () => {
    const { shop, unmount } = await called();
    type("Your reference", "");
    unmount();
    const { network, storage, session } = shop;
    const again = startShop({ network, storage, session, path: PATH });
    renderAt(again, PATH, screens);
    await screen.findByLabelText("Name");
    expect(again.state().basket.basket?.reference).toBe("PO 7");
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

test("without gifts there is nothing to deliver: the basket says so", async () => {
  const shop = startShop({ path: PATH });
  await ready(shop);
  renderAt(shop, PATH, screens);
  expect(await screen.findByRole("heading", { name: "the basket" })).toBeVisible();
});

test("a date that has passed is said before paying, also in a folded list; saving another leads back to the gift", async () => {
  vi.useFakeTimers({ now: Date.parse("2026-03-04T11:00:00Z"), toFake: ["Date"] });
  const tonight = { deliveryDate: "2026-03-04T12:00:00Z", timezone: "Europe/Copenhagen" };
  const to = (name: string) => emailCard({ recipient: { ...emailCard().recipient, name } });
  await opened([...["Ada", "Bo", "Cy", "Di", "Eva", "Fie", "Gry", "Ib"].map(to), emailCard(tonight)]);
  const folded = () => document.querySelectorAll("[data-fold=away]").length;
  expect(folded()).toBeGreaterThan(0);
  vi.setSystemTime("2026-03-04T12:00:01Z");
  fireEvent(document, new Event("visibilitychange"));
  const told = await screen.findByText(/can no longer be kept/);
  const gift = told.closest("li")!;
  expect(gift).toHaveTextContent("Sent as soon as it is ordered");
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
    faults.editField("getBasketById", (basket) => {
      basket.purchasePhase = "Paying";
    }),
  );
  act(() => void shop.dispatch(reloadBasket()));
  expect(await screen.findByRole("button", { name: /Continue payment/ })).toBeVisible();
  expect(screen.queryByLabelText("Name")).toBeNull();
  expect(screen.queryByRole("button", { name: /^Change recipient/ })).toBeNull();

  // On the way to the confirmation nothing says that it is still being paid.
  const { basket, sequence } = shop.state().basket;
  const bought = { ...basket!, purchasePhase: "Completed" };
  act(() => void shop.dispatch(basketReceived({ basket: bought, incomplete: false, sequence })));
  expect(screen.queryByRole("button", { name: /Continue payment/ })).toBeNull();
});
