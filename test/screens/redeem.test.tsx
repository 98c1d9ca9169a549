import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { addressSecrets } from "~/browser/addressSecrets";
import { PortalCode } from "~/screens/Portal/PortalCode";
import { Redeem } from "~/screens/Redeem/Redeem";
import { selectVouchers } from "~/state/basket/selectors";
import { addProducts, checkBasket } from "~/state/basket/slice";
import { emailCard } from "../support/gifts";
import { faults } from "../support/network";
import { codeField, drawRedeem, enter, pinField, sendCode, typeCode, withSecrets } from "../support/redeemScreen";
import { idle, toasts } from "../support/shopFacts";
import { soon } from "../support/soon";
import { hurryTime, pass, playTime, type Shop } from "../support/startShop";

describe("a code that is accepted while what it adds to is out of sight, as on a phone", () => {
  /** A small window, scrolled down to the form: what is above it is above the window. */
  async function onPhone(): Promise<Shop> {
    const { shop } = await drawRedeem();
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, -400, 300, 30));
    return shop;
  }
  const held = () => screen.getByRole("heading", { name: "In your basket" });

  test("leads to the list of codes", async () => {
    const shop = await onPhone();
    const shown = vi.spyOn(Element.prototype, "scrollIntoView");
    await enter(shop, "SGK-DKK500AAAA");
    await waitFor(() => expect(held()).toHaveFocus());
    expect(shown.mock.contexts).toEqual([held()]);
  });

  test("leads to the newest of several", async () => {
    const shop = await onPhone();
    await enter(shop, "SGK-DKK500AAAA");
    await waitFor(() => expect(held()).toHaveFocus());
    await enter(shop, "SGK-SEK750EEEE");
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/EEEE/));
    expect(document.activeElement).toBe(within(held().parentElement!).getAllByRole("listitem").at(-1));
  });

  test("leads nobody away who types the next one already", async () => {
    const shop = await onPhone();
    codeField().focus();
    typeCode("SGK-DKK500AAAA");
    sendCode();
    typeCode("SGK-DKK1");
    await act(() => idle(shop));
    expect(held()).toBeVisible();
    expect(codeField()).toHaveValue("SGK-DKK1");
    expect(codeField()).toHaveFocus();
  });
});

test("a page that is left holds no code for who comes back to it, of a link or typed after it", async () => {
  addressSecrets.keep("redeem", ["SGK-PIN300FFFF", "4711"]);
  const { shop } = await drawRedeem(withSecrets(<Redeem />));
  expect(codeField()).toHaveValue("SGK-PIN300FFFF");
  expect(pinField()).toHaveValue("4711");
  expect(screen.getByText(/^Your code is filled in/)).toBeVisible();
  // At once: the browser keeps the page as it is now.
  window.dispatchEvent(new Event("pagehide"));
  expect(codeField()).toHaveValue("");
  expect(pinField()).toHaveValue("");
  expect(screen.queryByText(/^Your code is filled in/)).toBeNull();

  await enter(shop, "POR-NEVERWAS00");
  expect(codeField()).toHaveAccessibleDescription(/does not exist/);
  window.dispatchEvent(new Event("pagehide"));
  expect(codeField()).toHaveValue("");
  expect(codeField()).not.toHaveAccessibleDescription(/does not exist/);
});

test("a page that is left with a code on its way tells what came of it, though not of which", async () => {
  const { shop } = await drawRedeem();
  shop.network.fail("updateBasket", faults.delay(300), { times: 1 });
  typeCode("POR-NEVERWAS00");
  sendCode();
  window.dispatchEvent(new Event("pagehide"));
  await act(() => idle(shop));
  expect(codeField()).toHaveValue("");
  expect(codeField()).toHaveAccessibleDescription(/does not exist/);
});

test("what is typed is known for a secret before it is sent, in case something fails meanwhile", async () => {
  const { shop } = await drawRedeem();
  for (const code of ["SG", "SGK-TYPED"]) typeCode(code);
  fireEvent.change(pinField(), { target: { value: "4711" } });
  expect(shop.secrets).toEqual(["SGK-TYPED", "4711"]);
});

test("a code that was taken is said to be, as its field only becomes empty", async () => {
  const { shop } = await drawRedeem();
  hurryTime();
  await enter(shop, "SGK-DKK500AAAA");
  expect(await screen.findByText("The code is in your basket.")).toBeInTheDocument();
});

test("a code that has to wait for its turn is not called wrong at its field: the wait is told beside the button", async () => {
  const { shop } = await drawRedeem();
  shop.network.fail("updateBasket", faults.status(429), { times: 1 });
  await enter(shop, "SGK-DKK500AAAA");
  expect(await screen.findByText("A short break")).toBeInTheDocument();
  expect(codeField()).toBeValid();
  expect(codeField()).not.toHaveAccessibleDescription(/Too many/);
  expect(toasts(shop)).toEqual(["TOO_MANY_REQUESTS"]);
  // Enter sends nothing before it is over.
  const sent = shop.network.count("updateBasket");
  sendCode();
  await act(() => idle(shop));
  expect(shop.network.count("updateBasket")).toBe(sent);
});

test("a code of which nobody knew whether it was taken, and which was not, stays in its field beside others that are held", async () => {
  const { shop } = await drawRedeem();
  await enter(shop, "SGK-DKK500AAAA");
  shop.network.fail("updateBasket", faults.abort(), { times: 1 });
  shop.network.fail("getBasketById", faults.raw("x"));
  await enter(shop, "SGK-DKK100BBBB");
  expect(codeField()).toHaveAccessibleDescription(/could not see whether/);
  shop.network.heal();
  await act(async () => {
    shop.dispatch(checkBasket());
    await soon(() => expect(toasts(shop)).toEqual(["NotChanged"]));
  });
  expect(selectVouchers(shop.state())).toHaveLength(1);
  expect(codeField()).toHaveValue("SGK-DKK100BBBB");
  expect(codeField()).toHaveAccessibleDescription(/^Your basket was not changed/);
});

describe("a code that takes long", () => {
  test.each([
    ["where it is redeemed", <Redeem />],
    ["on a portal's page", <PortalCode code={undefined} />],
  ])("is said to, after four seconds and once: %s", async (_where, form) => {
    const { shop } = await drawRedeem(form);
    playTime();
    shop.network.fail("updateBasket", faults.hang());
    typeCode("SGK-DKK500AAAA");
    sendCode();
    await act(() => pass(3500));
    expect(screen.queryByText(/longer than expected/)).toBeNull();
    await act(() => pass(1500));
    expect(screen.getAllByText(/longer than expected/)).toHaveLength(1);
  });
});

describe("a code with a PIN", () => {
  const bothWrong = /does not exist, or it has another PIN/;

  async function ask(pin: string): Promise<Shop> {
    const { shop } = await drawRedeem();
    fireEvent.change(pinField(), { target: { value: pin } });
    return shop;
  }

  test("that is wrong is not called one that does not exist; nor does anybody learn which of the two is wrong", async () => {
    const shop = await ask("1111");
    await enter(shop, "SGK-PIN300FFFF");
    expect(codeField()).toHaveAccessibleDescription(bothWrong);
    await enter(shop, "POR-NEVERWAS00");
    expect(codeField()).toHaveAccessibleDescription(bothWrong);
    // Mistyped: it is not even sent.
    await enter(shop, "POR");
    expect(codeField()).toHaveAccessibleDescription(bothWrong);
    expect(shop.state().vouchers.misses).toHaveLength(2);
  });

  test("that is asked for is not said to be needed by some codes only", async () => {
    const shop = await ask("");
    expect(pinField()).toHaveAccessibleDescription(/Only if one came with the code/);
    // A phone's keyboard changes no letter of it, and comes with letters.
    expect(pinField()).toHaveAttribute("autocapitalize", "none");
    expect(pinField()).toHaveAttribute("inputmode", "text");
    await enter(shop, "SGK-PIN300FFFF");
    expect(pinField()).toHaveAccessibleDescription(/This code needs its PIN/);
    expect(pinField()).toHaveFocus();
    expect(pinField()).not.toHaveAccessibleDescription(/Only if/);
  });
});

describe("a code in an e-mail that is pasted", () => {
  const bothFound = "We found the code and its PIN in what you pasted.";
  const codeFound = "We found the code in what you pasted.";
  const pasteMail = (said: string) =>
    fireEvent.paste(codeField(), { clipboardData: { getData: () => `Dear Alma, a gift for you!\n${said}\nEnjoy it` } });

  test("takes the place of another one with that one's PIN, and nothing is said to be found that was not", async () => {
    await drawRedeem();
    pasteMail("Code: SGK-PIN300FFFF\nPIN: 4711");
    expect([codeField(), pinField()].map((field) => (field as HTMLInputElement).value)).toEqual([
      "SGK-PIN300FFFF",
      "4711",
    ]);
    expect(screen.getByText(bothFound)).toBeVisible();
    pasteMail("Code: SGK-DKK500AAAA");
    expect(codeField()).toHaveValue("SGK-DKK500AAAA");
    expect(pinField()).toHaveValue("");
    expect(screen.getByText(codeFound)).toBeVisible();
  });

  test("is told not to be found in what is too long for one; a code alone is left to the browser", async () => {
    await drawRedeem();
    const isLeft = (text: string) => fireEvent.paste(codeField(), { clipboardData: { getData: () => text } });
    expect(isLeft("ABC12345")).toBe(true);
    expect(screen.queryByText(/^We found no code/)).toBeNull();
    expect(isLeft("Dear Alma, enjoy it! ".repeat(20))).toBe(false);
    expect(screen.getByText(/^We found no code/)).toBeVisible();
  });

  test("is no longer said to be found once it is changed, or taken", async () => {
    const { shop } = await drawRedeem();
    pasteMail("Code: SGK-DKK500AAAA");
    typeCode("SG");
    expect(screen.queryByText(codeFound)).toBeNull();
    sendCode();
    expect(codeField()).toBeInvalid();
    pasteMail("Code: SGK-DKK500AAAA");
    expect(codeField()).toBeValid();
    expect(screen.getByText(codeFound)).toBeVisible();
    await act(async () => {
      sendCode();
      // It is told again as the next one is pasted, and the first goes with its answer.
      pasteMail("Code: SGK-DKK500AAAA");
      await idle(shop);
    });
    expect(codeField()).toHaveValue("");
    expect(screen.queryByText(codeFound)).toBeNull();
  });

  test("leaves the PIN that was typed for it, before it or beside it", async () => {
    await drawRedeem();
    fireEvent.change(pinField(), { target: { value: "4711" } });
    for (const _time of ["before", "beside"]) {
      pasteMail("Code: SGK-PIN300FFFF");
      expect(pinField()).toHaveValue("4711");
      expect(screen.getByText(codeFound)).toBeVisible();
    }
  });

  test("once more while it is on its way is told of at its field all the same", async () => {
    const { shop } = await drawRedeem();
    shop.network.fail("updateBasket", faults.delay(300), { times: 1 });
    typeCode("SGK-NEVERWAS00");
    sendCode();
    pasteMail("Code: SGK-NEVERWAS00");
    await act(() => idle(shop));
    expect(codeField()).toBeInvalid();
  });
});

test("a second code that is typed while the first is on its way stays when that one is taken", async () => {
  const { shop } = await drawRedeem();
  shop.network.fail("updateBasket", faults.delay(300), { times: 1 });
  typeCode("SGK-PIN300FFFF");
  fireEvent.change(pinField(), { target: { value: "4711" } });
  sendCode();
  typeCode("SGK-DKK100BBBB");
  sendCode();
  await act(() => idle(shop));
  expect(selectVouchers(shop.state())).toHaveLength(1);
  expect(codeField()).toHaveValue("SGK-DKK100BBBB");
  expect(pinField()).toHaveValue("");
  expect(codeField()).not.toHaveAccessibleDescription(/exist|cannot/);

  await act(async () => {
    sendCode();
    await idle(shop);
  });
  expect(selectVouchers(shop.state())).toHaveLength(2);
  expect(codeField()).toHaveValue("");
});

test.each([
  ["does not exist", "POR-NEVERWAS00", "VoucherNotFound"],
  ["needs a PIN", "SGK-PIN300FFFF", "VoucherPinRequired"],
])(
  "a second code that is typed while the first is on its way is not wrong because that one %s",
  async (_why, first, told) => {
    const { shop } = await drawRedeem();
    shop.network.fail("updateBasket", faults.delay(300), { times: 1 });
    codeField().focus();
    typeCode(first);
    sendCode();
    typeCode("SGK-DKK100BBBB");
    await act(() => idle(shop));
    expect(toasts(shop)).toEqual([told]);
    expect(codeField()).toBeValid();
    expect(codeField()).toHaveFocus();
    expect(pinField()).toBeValid();
    expect(pinField()).toHaveAccessibleDescription(/Only if one came with the code/);
  },
);

test("a portal's form does not go with a second code that is typed before the first is taken", async () => {
  const { shop } = await drawRedeem(<PortalCode code={undefined} />);
  shop.network.fail("updateBasket", faults.delay(300), { times: 1 });
  typeCode("SGK-DKK500AAAA");
  sendCode();
  typeCode("SGK-DKK100BBBB");
  await act(() => idle(shop));
  expect(selectVouchers(shop.state())).toHaveLength(1);
  expect(codeField()).toHaveValue("SGK-DKK100BBBB");
  await act(async () => {
    sendCode();
    await idle(shop);
  });
  expect(selectVouchers(shop.state())).toHaveLength(2);
});

test("a code is sent after whatever else of the basket is being changed", async () => {
  const { shop } = await drawRedeem();
  shop.network.fail("updateBasket", faults.delay(300), { times: 1 });
  act(() => void shop.dispatch(addProducts([emailCard()])));
  await enter(shop, "SGK-DKK500AAAA");
  expect(selectVouchers(shop.state())).toHaveLength(1);
  expect(codeField()).toHaveValue("");
});

test("a person is not told to be one", async () => {
  const { shop } = await drawRedeem();
  await enter(shop, "POR-NEVERWAS00");
  expect(codeField()).toHaveAccessibleDescription(/does not exist/);
  expect(codeField()).toHaveFocus();
  expect(screen.queryByRole("button", { name: "Shop as a private person" })).toBeNull();
});

test("a code that is not taken leads on: to the brand whose card it may be", async () => {
  const { shop } = await drawRedeem();
  await enter(shop, "GAVIA7002K2M9PX");
  expect(codeField()).toHaveAccessibleDescription(/This code does not exist/);
  expect(screen.getByText(/its code is used with that brand/)).toBeVisible();
});
