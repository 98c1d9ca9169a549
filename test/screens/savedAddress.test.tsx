import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { Delivery } from "~/screens/Delivery/Delivery";
import { selectAccount, selectUser } from "~/state/auth/selectors";
import { loadAccounts, saveAccount } from "~/state/auth/slice";
import { changeMyOrder, pspReturned } from "~/state/payment/slice";
import { add } from "../support/business";
import { accountInput, NORDHAVN } from "../support/departments";
import { left, PATH, press, screens, terms, type } from "../support/deliveryScreen";
import { faults } from "../support/network";
import { renderAt } from "../support/renderAt";
import { browserOf, choose, openSignedIn } from "../support/signedIn";
import { settled, type Shop } from "../support/startShop";
import { memoryStorage } from "../support/tabs";

type Browser = Awaited<ReturnType<typeof browserOf>>;

const address = async () => (await screen.findByLabelText<HTMLInputElement>("Address", { exact: false })).value;
const atCheckout = (shop: Shop) => renderAt(shop, PATH, { "basket/delivery": <Delivery /> });

describe("the address of a company that is changed in another tab", () => {
  /** A tab at the checkout for Nordhavn. */
  async function forNordhavn() {
    const browser = await browserOf("anton");
    const shop = await openSignedIn({ ...browser, path: PATH });
    await choose(shop, NORDHAVN);
    await add(shop);
    const { unmount } = atCheckout(shop);
    expect(await address()).toBe("Kajgade 12");
    return { browser, shop, unmount };
  }

  async function moveElsewhere(browser: Browser) {
    const other = await openSignedIn({ ...browser, session: memoryStorage() });
    const moved = { ...accountInput.address, line1: "Bagindgangen 1" };
    const input = { ...accountInput, companyRegistrationId: "90000011", address: moved };
    await act(async () => {
      other.dispatch(saveAccount({ id: NORDHAVN, input }));
      await other.until((state) => state.auth.saving === "saved");
    });
    other.close();
  }

  async function reloaded(browser: Browser) {
    const again = await openSignedIn({ ...browser, path: PATH });
    await again.until(selectAccount);
    atCheckout(again);
    await settled();
    return again;
  }

  test.each([
    [
      "at the checkout, where nobody has typed",
      "Bagindgangen 1",
      () => fireEvent.focusOut(screen.getByLabelText("Name")),
    ],
    ["not there, where somebody has typed another one", "Havnen 3", () => type("Address", "Havnen 3")],
  ])("is after a reload %s", async (_where, expected, pass) => {
    const { browser, shop, unmount } = await forNordhavn();
    pass();
    unmount();
    shop.close();
    await moveElsewhere(browser);
    await reloaded(browser);
    expect(await address()).toBe(expected);
  });
});

test("a company's phone is sent in full, too, if its account is read again while the payment starts", async () => {
  const browser = await browserOf("anton");
  const told = faults.editField("getBusinessAccounts", (accounts) => {
    for (const { department } of accounts) department.phoneNumber = "33 12 34 01";
  });
  browser.network.fail("getBusinessAccounts", told);
  const shop = await openSignedIn({ ...browser, path: PATH });
  await choose(shop, NORDHAVN);
  await add(shop);
  renderAt(shop, PATH, screens);
  await screen.findByDisplayValue("33 12 34 01");
  fireEvent.click(screen.getByRole("radio", { name: /^By card/ }));
  fireEvent.click(terms());
  const readAgain = async <Answer,>(go: () => Promise<Answer>) => {
    shop.dispatch(loadAccounts());
    await shop.until((state) => !state.auth.accountsAsked);
    return go();
  };
  shop.network.fail("getBasketById", readAgain, { times: 1 });
  const asked = shop.network.count("getBusinessAccounts");
  press();
  await left(shop);
  expect(shop.network.count("getBusinessAccounts")).toBe(asked + 1);
  expect(shop.network.asked("updateBasket").at(-1).input.buyer.phone).toBe("+4533123401");
});

describe("the address of a person that has changed since they went to pay", () => {
  const movedTo = (browser: Browser, line1: string) =>
    browser.network.fail(
      "getLoggedInUser",
      faults.editField("getLoggedInUser", (user) => void (user.line1 = line1)),
    );

  /** Goes to pay, gives up there, and opens the checkout again. */
  async function backFromPaying(fill: () => void) {
    const browser = await browserOf("freja");
    const shop = await openSignedIn({ ...browser, path: PATH });
    await add(shop);
    const { unmount } = renderAt(shop, PATH, screens);
    expect(await address()).toBe("Solvej 4");
    fill();
    fireEvent.click(terms());
    press();
    await left(shop);
    expect(shop.network.asked("updateBasket").at(-1).input.buyer.address.line1).toBe(
      screen.getByLabelText<HTMLInputElement>("Address", { exact: false }).value,
    );
    unmount();
    shop.close();
    movedTo(browser, "Bagindgangen 1");
    const again = await openSignedIn({ ...browser, path: "/en/dk/dkk/basket/psp/cancelled" });
    again.dispatch(pspReturned("cancelled"));
    await again.until((state) => state.payment.phase === "idle" && state.basket.basket?.purchasePhase === "Paying");
    again.dispatch(changeMyOrder());
    await again.until((state) => state.basket.basket?.purchasePhase === "Shopping");
    await again.until(selectUser);
    renderAt(again, PATH, screens);
  }

  test("is at the checkout, where nobody has typed", async () => {
    await backFromPaying(() => undefined);
    await waitFor(async () => expect(await address()).toBe("Bagindgangen 1"));
  });

  test("is not, where they had typed another one", async () => {
    await backFromPaying(() => type("Address", "Havnen 3"));
    expect(await address()).toBe("Havnen 3");
  });
});
