import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { SESSION } from "~/domain/storage";
import { Basket } from "~/screens/Basket/Basket";
import { AddedGift } from "~/screens/Product/AddedGift";
import { Product } from "~/screens/Product/Product";
import { selectBasketLines, selectPurchaseDraft } from "~/state/basket/selectors";
import { addProducts, changeGreeting, productsAdded, savePurchaseDraft } from "~/state/basket/slice";
import { loggedOut, marketEntered } from "~/state/facts";
import { emailCard, postedCard } from "../support/gifts";
import { leavePage } from "../support/leavePage";
import { withMotion } from "../support/motion";
import { type Fault, faults } from "../support/network";
import { addButton, added, box, fillRecipient, summary, type } from "../support/purchaseForm";
import { renderAt } from "../support/renderAt";
import { toasts } from "../support/shopFacts";
import { choose, openFor } from "../support/signedIn";
import { hurryTime, settled, type Shop, startShop } from "../support/startShop";
import { FIXED, opened, OWN } from "../support/productScreen";
import { memoryStorage } from "../support/tabs";

test("a gift that is not offered in one currency can be bought in the next, without a reload", async () => {
  const shop = startShop();
  const nothing = faults.editEach(({ data }) => {
    for (const product of data.getProducts ?? []) product.deliveryMethods = [];
  });
  shop.network.fail("getProducts", nothing);
  renderAt(shop, `/en/dk/dkk/shop/x/${OWN}`, { "shop/:product/:id": <Product /> });
  await screen.findByText(/cannot be ordered online/);
  shop.network.heal();
  act(() => void shop.dispatch(marketEntered({ locale: "en", countryCode: "dk", currency: "eur" })));
  await screen.findByText("Add to basket");
  expect(box(/^Amount in EUR/)).toBeVisible();
});

test("what is typed for the next gift while the one before is being added is kept when the person leaves", async () => {
  const shop = startShop();
  const { unmount } = renderAt(shop, `/en/dk/dkk/shop/x/${OWN}`, { "shop/:product/:id": <Product /> });
  await screen.findByText("Add to basket");
  fillRecipient();
  shop.network.fail("updateBasket", faults.delay(300), { times: 1 });
  fireEvent.click(addButton());
  await waitFor(() => expect(added(shop)).toHaveLength(1));
  type("Recipient’s name", "Bo Lind");
  await screen.findByText("Your basket has been updated");
  expect(added(shop)).toMatchObject([{ recipientName: "Ada Holm" }]);
  unmount();
  expect(selectPurchaseDraft(shop.state(), OWN)?.recipient.name).toBe("Bo Lind");
});

describe("a gift that is being added when its page is left", () => {
  /** Presses the button for a gift for Ada; its answer comes when it is let go. */
  async function adding(fault: Fault = (pass) => pass()) {
    const shop = startShop();
    const old = { ...emailCard().recipient, name: "Old" };
    shop.dispatch(savePurchaseDraft(emailCard({ productId: OWN, recipient: old })));
    const { unmount: leave } = renderAt(shop, `/en/dk/dkk/shop/x/${OWN}`, { "shop/:product/:id": <Product /> });
    await screen.findByText("Add to basket");
    fillRecipient();
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    shop.network.fail("updateBasket", (pass, signal) => held.then(() => fault(pass, signal)), { times: 1 });
    fireEvent.click(addButton());
    await waitFor(() => expect(added(shop)).toHaveLength(1));
    return {
      shop,
      leave,
      answer: () => letGo(),
      nameKept: () => selectPurchaseDraft(shop.state(), OWN)?.recipient.name,
    };
  }

  test("is told by a toast, and the form comes back empty: another press adds nothing", async () => {
    const { shop, leave, answer, nameKept } = await adding();
    leave();
    expect(nameKept()).toBeUndefined();
    renderAt(shop, `/en/dk/dkk/shop/x/${FIXED}`, { "shop/:product/:id": <Product /> });
    await screen.findByText("Add to basket");
    answer();
    await waitFor(() => expect(toasts(shop)).toEqual(["Added"]));
    await settled();
    // The dialog would name the gift of this page.
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(shop.state().basket.basket?.itemsCount).toBe(1);
  });

  test("leaves what was typed for the next one", async () => {
    const { shop, leave, answer, nameKept } = await adding();
    type("Recipient’s name", "Bo Lind");
    leave();
    answer();
    await waitFor(() => expect(toasts(shop)).toEqual(["Added"]));
    expect(added(shop)).toMatchObject([{ recipientName: "Ada Holm" }]);
    expect(nameKept()).toBe("Bo Lind");
  });

  test("leaves no word behind once the person has signed out", async () => {
    const { shop, leave, answer, nameKept } = await adding();
    leave();
    act(() => void shop.dispatch(loggedOut()));
    answer();
    await settled();
    expect(toasts(shop)).toEqual([]);
    expect(nameKept()).toBeUndefined();
  });

  test("and refused then, is there again in the form", async () => {
    const { leave, answer, nameKept } = await adding(faults.refused("OutOfStock"));
    leave();
    answer();
    await waitFor(() => expect(nameKept()).toBe("Ada Holm"));
  });

  test("and refused then, is not put over what was typed after it", async () => {
    const { shop, leave, answer, nameKept } = await adding(faults.refused("OutOfStock"));
    type("Recipient’s name", "Bo Lind");
    leave();
    answer();
    await waitFor(() => expect(toasts(shop)).toEqual(["OutOfStock"]));
    await settled();
    expect(nameKept()).toBe("Bo Lind");
  });
});

describe("the form of a gift that was being added when its page was loaded again", () => {
  /** Past the reload; `then` comes before it is known that nothing was added. */
  async function reloaded(then = () => {}) {
    hurryTime();
    const services = { takeBasketLock: async () => ({ release: () => {}, waited: false, isPaidElsewhere: false }) };
    const before = startShop({ services });
    const { unmount } = renderAt(before, `/en/dk/dkk/shop/x/${OWN}`, { "shop/:product/:id": <Product /> });
    await screen.findByText("Add to basket");
    type(/^Amount in DKK/, "400");
    fillRecipient();
    before.network.fail("updateBasket", () => new Promise<Response>(() => undefined), { times: 1 });
    fireEvent.click(addButton());
    await waitFor(() => expect(added(before)).toHaveLength(1));
    leavePage();
    before.close();
    const { network, storage, session } = before;
    const kept = memoryStorage();
    for (const key of Object.values(SESSION)) kept.write(key, session.read(key) ?? "");
    unmount();
    const shop = await opened(OWN, startShop({ network, storage, session: kept, services }));
    expect(box("Recipient’s name").value).toBe("");
    then();
    await waitFor(() => expect(selectPurchaseDraft(shop.state(), OWN)).not.toBeNull());
  }

  test("is filled in again", async () => {
    await reloaded();
    await waitFor(() => expect(box("Recipient’s name").value).toBe("Ada Holm"));
    expect(box(/^Amount in DKK/).value).toBe("400");
    expect(box("Repeat the e-mail").value).toBe("ada@example.com");
  });

  test("keeps what was typed into it meanwhile", async () => {
    await reloaded(() => type("Recipient’s name", "Bo Lind"));
    await settled();
    expect(box("Recipient’s name").value).toBe("Bo Lind");
    expect(box("Recipient’s e-mail").value).toBe("");
  });
});

test("a gift that the server has no more of has its stock asked for again", async () => {
  const shop = await opened(OWN);
  fillRecipient();
  const asked = () => shop.network.count("getProductStockInfo");
  await waitFor(() => expect(asked()).toBeGreaterThan(0));
  await settled();
  const before = asked();
  shop.network.fail("updateBasket", faults.refused("OutOfStock"), { times: 1 });
  fireEvent.click(addButton());
  await shop.until((state) => state.basket.changeFailure);
  await waitFor(() => expect(asked()).toBe(before + 1));
});

describe("a gift that sells out while its page is open", () => {
  type Sku = { sku: string; inStock: boolean; quantityInStock: number | null };
  /** Five cards of one of several values, which the server refuses; `change` makes its stock what it is by then. */
  async function refused(change: (chosen: Sku) => void) {
    const shop = await opened(FIXED);
    fillRecipient();
    type(/^Quantity/, "5");
    fireEvent.blur(box(/^Quantity/));
    const values = screen.getAllByRole<HTMLInputElement>("radio").filter(({ name }) => name === "stockKeepingUnit");
    const at = values.findIndex(({ checked }) => checked);
    shop.network.fail(
      "getProductStockInfo",
      faults.editField("getProductStockInfo", ({ deliveryMethods }: { deliveryMethods: { skus: Sku[] }[] }) => {
        for (const { skus } of deliveryMethods) change(skus[at]!);
      }),
    );
    shop.network.fail("updateBasket", faults.refused("OutOfStock"), { times: 1 });
    fireEvent.click(addButton());
    await shop.until((state) => state.basket.changeFailure);
    return { another: values.find(({ checked, disabled }) => !checked && !disabled)! };
  }

  test("is one of which there are fewer: says how many, and no more once that many are wanted", async () => {
    await refused((sku) => Object.assign(sku, { inStock: true, quantityInStock: 3 }));
    await waitFor(() => expect(summary()).toHaveTextContent("You can buy up to 3 of these"));
    expect(summary()).not.toHaveTextContent("out of stock");
    type(/^Quantity/, "3");
    fireEvent.blur(box(/^Quantity/));
    await waitFor(() => expect(summary()).toBeNull());
  });

  test("is to be another one, and says no more once another one is chosen", async () => {
    const { another } = await refused((sku) => Object.assign(sku, { inStock: false, quantityInStock: 0 }));
    await waitFor(() => expect(summary()).toHaveTextContent("This amount is out of stock. Choose another one"));
    fireEvent.click(another);
    await waitFor(() => expect(summary()).toBeNull());
  });
});

test("a greeting that a reload lost is told where it was, until that is closed", async () => {
  const before = startShop();
  before.dispatch(savePurchaseDraft(emailCard({ greetingToken: "GREETING-1" })));
  const shop = startShop({ session: before.session });
  await opened(OWN, shop);
  const told = () => screen.queryByText(/^Your greeting was not kept/);
  expect(told()).toBeVisible();
  expect(screen.getByRole("group", { name: /^Greeting/ })).toContainElement(told());
  fireEvent.click(screen.getByRole("button", { name: "Hide this message" }));
  await waitFor(() => expect(told()).toBeNull());
  expect(screen.getByRole("button", { name: "Add a greeting" })).toHaveFocus();
});

test("what a company may buy and a private person may not is refused with how many those may", async () => {
  const shop = startShop();
  shop.dispatch(savePurchaseDraft(emailCard({ productId: OWN, quantity: 500 })));
  await opened(OWN, shop);
  fireEvent.click(addButton());
  await waitFor(() => expect(summary()).toHaveTextContent("You can buy up to 99 of these"));
  expect(shop.network.count("updateBasket")).toBe(0);
});

test("what was added is told with its own value, whatever was typed since", async () => {
  withMotion();
  const shop = await opened(OWN);
  type(/^Amount in DKK/, "250");
  fillRecipient();
  shop.network.fail("updateBasket", faults.delay(300), { times: 1 });
  fireEvent.click(addButton());
  await waitFor(() => expect(added(shop)).toHaveLength(1));
  type(/^Amount in DKK/, "400");
  expect(await screen.findByRole("dialog")).toHaveTextContent(/DKK\s250/);
  expect(screen.getByRole("dialog")).not.toHaveTextContent("400");
  // Still while it closes.
  const dialog = screen.getByRole("dialog");
  const count = within(dialog).getAllByText(/^DKK\s250$/).length;
  fireEvent.click(screen.getByRole("button", { name: "Continue shopping" }));
  expect(dialog).toHaveAttribute("data-closing");
  expect(within(dialog).getAllByText(/^DKK\s250$/)).toHaveLength(count);
});

test.each([
  ["a thing is shown as it is, not on a card with its name on it", postedCard({ giftcardValue: null }), 1],
  ["a card is shown with its name on it", emailCard(), 2],
])("of what was added %s", async (_what, draft, times) => {
  const shop = startShop();
  shop.dispatch(productsAdded([draft]));
  renderAt(shop, "/en/dk/dkk/x", { x: <AddedGift productId="1001" title="Day backpack" presentations={[]} /> });
  expect(within(await screen.findByRole("dialog")).getAllByText("Day backpack")).toHaveLength(times);
});

test("the server's words about what the form has no field for are told, until the next press", async () => {
  const shop = await opened(OWN);
  fillRecipient();
  const path = ["updateBasket", "input", "addProducts", "0", "addGreeting", "greetingToken"];
  const words = "This greeting is not kept any more";
  shop.network.fail("updateBasket", faults.refused("FluentValidation", { message: words, path }), { times: 1 });
  fireEvent.click(addButton());
  await waitFor(() => expect(summary()).toHaveTextContent(words));
  expect(summary()).not.toHaveTextContent("Check what you entered");
  expect(document.activeElement).toBe(summary());
  fireEvent.click(addButton());
  await screen.findByText("Your basket has been updated");
});

test("'as soon as possible' that the server's calendar refuses says so where it is chosen, and a day can be", async () => {
  const shop = await opened(OWN);
  fillRecipient();
  const path = ["updateBasket", "input", "addProducts", "0", "deliveryDate"];
  const words = "Not before Saturday";
  shop.network.fail("updateBasket", faults.refused("FluentValidation", { message: words, path }), { times: 1 });
  fireEvent.click(addButton());
  fireEvent.click(await screen.findByRole("link", { name: words }));
  expect(box(/^Send now/)).toHaveFocus();
  expect(screen.getByRole("group", { name: "When should it arrive?" })).toHaveAccessibleDescription(words);
  fireEvent.click(box(/^Choose a date/));
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
});

describe("a file of codes instead of a gift with a greeting", () => {
  const question = () => screen.findByRole("alertdialog", { name: "Remove the greeting?" });

  async function company(): Promise<Shop> {
    const shop = await openFor("anton");
    await choose(shop, "acc-anton-nordhavn");
    return shop;
  }
  const greeted = (shop: Shop) => shop.services.commerce.createGreeting({ text: "Tillykke" });

  test("is asked about in the form: kept, it all stays; removed, it is not put back", async () => {
    const shop = await company();
    shop.dispatch(savePurchaseDraft(emailCard({ greetingToken: await greeted(shop) })));
    await opened(OWN, shop);
    fireEvent.click(box(/^As a file of codes/));
    await question();
    fireEvent.click(screen.getByRole("button", { name: "Keep the greeting" }));
    expect(box(/^By e-mail/)).toBeChecked();
    expect(await screen.findByText("Remove greeting")).toBeInTheDocument();

    fireEvent.click(box(/^As a file of codes/));
    const removing = (await question()).querySelector<HTMLElement>("[data-variant=danger]")!;
    fireEvent.click(removing);
    expect(box(/^As a file of codes/)).toBeChecked();
    fireEvent.click(box(/^By e-mail/));
    fireEvent.click(addButton());
    await screen.findByText("Your basket has been updated");
    expect(added(shop).at(-1)).toMatchObject({ deliveryMethod: "Email", addGreeting: null });
  });

  test("without a greeting nothing is asked", async () => {
    await opened(OWN, await company());
    fireEvent.click(box(/^As a file of codes/));
    expect(box(/^As a file of codes/)).toBeChecked();
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  test("is asked about in the basket", async () => {
    const shop = await company();
    shop.dispatch(addProducts([emailCard({ greetingToken: await greeted(shop) })]));
    await shop.until((state) => state.basket.justAdded ?? state.basket.changeFailure);
    renderAt(shop, "/en/dk/dkk/basket", { basket: <Basket /> });
    fireEvent.click(await screen.findByRole("button", { name: /^Change recipient/ }));
    fireEvent.click(await screen.findByRole("radio", { name: /^As a file of codes/ }));
    await question();
    fireEvent.click(screen.getByRole("button", { name: "Keep the greeting" }));
    expect(screen.getByRole("radio", { name: /^By e-mail/ })).toBeChecked();
  });

  test.each(["before", "after"])(
    "is asked about when it is saved, where the greeting came only then: the answer %s the press",
    async (when) => {
      const shop = await company();
      shop.dispatch(addProducts([emailCard()]));
      await shop.until((state) => state.basket.justAdded ?? state.basket.changeFailure);
      renderAt(shop, "/en/dk/dkk/basket", { basket: <Basket /> });
      const answer = shop.network.hold("updateBasket");
      const greetingToken = await greeted(shop);
      const { lineId } = selectBasketLines(shop.state())[0]!.line;
      act(() => void shop.dispatch(changeGreeting({ lineId, greetingToken })));
      fireEvent.click(await screen.findByRole("button", { name: /^Change recipient/ }));
      fireEvent.click(await screen.findByRole("radio", { name: /^As a file of codes/ }));
      const save = () => fireEvent.click(screen.getByRole("button", { name: "Save recipient", hidden: true }));
      if (when === "after") save();
      await act(async () => {
        await settled();
        answer();
      });
      await shop.until((state) => selectBasketLines(state)[0]?.greeting);
      if (when === "before") save();
      await question();
      fireEvent.click(screen.getByRole("button", { name: "Keep the greeting" }));
      expect(added(shop).at(-1)).toMatchObject({ deliveryMethod: "Email", addGreeting: { greetingToken } });

      save();
      fireEvent.click((await question()).querySelector<HTMLElement>("[data-variant=danger]")!);
      await waitFor(() => expect(added(shop).at(-1)).toMatchObject({ deliveryMethod: "CsvByEmail" }));
      await waitFor(() => expect(document.querySelector("dialog")).toBeNull());
      expect(selectBasketLines(shop.state())[0]?.greeting).toBeNull();
    },
  );
});
