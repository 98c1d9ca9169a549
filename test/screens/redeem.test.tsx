import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { type ReactNode } from "react";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { AddressSecretsContext } from "~/blocks/AddressSecrets/addressSecrets";
import { addressSecrets } from "~/browser/addressSecrets";
import { PortalThemeContext } from "~/components/portalTheme";
import { BUSINESS_CHANNEL, CONSUMER_CHANNEL, REDEEM_CHANNEL } from "~/domain/salesChannel";
import { PortalCode } from "~/screens/Portal/PortalCode";
import { Redeem } from "~/screens/Redeem/Redeem";
import { selectChoice } from "~/state/auth/selectors";
import { selectSalesChannelId, selectVouchers } from "~/state/basket/selectors";
import { addProducts, checkBasket, enterChannel } from "~/state/basket/slice";
import { emailCard } from "../support/gifts";
import { faults } from "../support/network";
import { renderAt } from "../support/renderAt";
import { idle, ready, stored, toasts } from "../support/shopFacts";
import { choose, openFor } from "../support/signedIn";
import { soon } from "../support/soon";
import { pass, playTime, type Shop, startShop } from "../support/startShop";

const PATH = "/en/dk/dkk/redeem";
const screens = { redeem: <Redeem /> };
const codeField = () => screen.getByRole("textbox", { name: "Code" });
const pinField = () => screen.getByRole("textbox", { name: /^PIN/ });
const privately = () => screen.queryByRole("button", { name: "Shop as a private person" });

async function enter(shop: Shop, code: string): Promise<void> {
  fireEvent.change(codeField(), { target: { value: code } });
  await act(async () => {
    fireEvent.submit(screen.getByRole("form", { name: "Use a code" }));
    await idle(shop);
  });
}

/** A department that has a gift in its basket, at the place for codes. */
async function forCompany(): Promise<Shop> {
  const shop = await openFor("anton", { path: PATH });
  await choose(shop, "acc-anton-nordhavn");
  shop.dispatch(addProducts([emailCard()]));
  await idle(shop);
  renderAt(shop, PATH, screens);
  return shop;
}

describe("a code that is not for the company that is shopped for", () => {
  test("says so, and is used by the person with one press; the company's basket is kept", async () => {
    const shop = await forCompany();
    const { id } = shop.state().basket.basket!;
    await enter(shop, "SGK-DKK500AAAA");
    expect(codeField()).toHaveAccessibleDescription(/This code cannot be used here/);
    expect(screen.getByText(/The company's basket is kept/)).toBeVisible();
    expect(selectVouchers(shop.state())).toEqual([]);
    await act(async () => {
      fireEvent.click(privately()!);
      await idle(shop);
    });
    expect(selectChoice(shop.state())).toBeNull();
    expect(selectSalesChannelId(shop.state())).not.toBe(BUSINESS_CHANNEL);
    expect(selectVouchers(shop.state())).toHaveLength(1);
    expect(stored(shop).map(({ basketId }) => basketId)).toContain(id);
    await waitFor(() => expect(codeField()).toHaveValue(""));
    await waitFor(() => expect(codeField()).toHaveFocus());
    expect(privately()).toBeNull();
  });

  test("that the person cannot use either stays in its field, with the reason", async () => {
    const shop = await forCompany();
    await enter(shop, "SGK-DKK500AAAA");
    shop.sandbox.commerce.vouchers.get("SGK-DKK500AAAA")!.state = "Inactive";
    await act(async () => {
      fireEvent.click(privately()!);
      await idle(shop);
    });
    expect(selectVouchers(shop.state())).toEqual([]);
    expect(codeField()).toHaveValue("SGK-DKK500AAAA");
    expect(codeField()).toHaveAccessibleDescription(/This code is not active/);
    expect(privately()).toBeNull();
  });
});

describe("a code that is accepted while what it adds to is out of sight, as on a phone", () => {
  /** A small window, scrolled down to the form: what is above it is above the window. */
  async function onPhone(): Promise<Shop> {
    const shop = startShop({ path: PATH });
    await idle(shop);
    renderAt(shop, PATH, screens);
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, -400, 300, 30));
    onTestFinished(() => void vi.restoreAllMocks());
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
    fireEvent.change(codeField(), { target: { value: "SGK-DKK500AAAA" } });
    fireEvent.submit(screen.getByRole("form", { name: "Use a code" }));
    fireEvent.change(codeField(), { target: { value: "SGK-DKK1" } });
    await act(() => idle(shop));
    expect(held()).toBeVisible();
    expect(codeField()).toHaveValue("SGK-DKK1");
    expect(codeField()).toHaveFocus();
  });
});

test("a page that is left holds no code for who comes back to it, of a link or typed after it", async () => {
  const shop = startShop({ path: PATH });
  await ready(shop);
  addressSecrets.keep("redeem", ["SGK-PIN300FFFF", "4711"]);
  const redeem = (
    <AddressSecretsContext value={addressSecrets}>
      <Redeem />
    </AddressSecretsContext>
  );
  renderAt(shop, PATH, { redeem });
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
  const shop = startShop({ path: PATH });
  await ready(shop);
  renderAt(shop, PATH, screens);
  shop.network.fail("updateBasket", faults.delay(300), { times: 1 });
  fireEvent.change(codeField(), { target: { value: "POR-NEVERWAS00" } });
  fireEvent.submit(screen.getByRole("form", { name: "Use a code" }));
  window.dispatchEvent(new Event("pagehide"));
  await act(() => idle(shop));
  expect(codeField()).toHaveValue("");
  expect(codeField()).toHaveAccessibleDescription(/does not exist/);
});

test("what is typed is known for a secret before it is sent, in case something fails meanwhile", async () => {
  const shop = startShop({ path: PATH });
  await ready(shop);
  renderAt(shop, PATH, screens);
  for (const code of ["SG", "SGK-TYPED"]) fireEvent.change(codeField(), { target: { value: code } });
  fireEvent.change(pinField(), { target: { value: "4711" } });
  expect(shop.secrets).toEqual(["SGK-TYPED", "4711"]);
});

test("a code that was taken is said to be, as its field only becomes empty", async () => {
  const shop = startShop({ path: PATH });
  await ready(shop);
  renderAt(shop, PATH, screens);
  await enter(shop, "SGK-DKK500AAAA");
  expect(await screen.findByText("The code is in your basket.")).toBeInTheDocument();
});

test("a code of which nobody knew whether it was taken, and which was not, stays in its field beside others that are held", async () => {
  const shop = startShop({ path: PATH });
  await ready(shop);
  renderAt(shop, PATH, screens);
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
    ["where it is redeemed", { redeem: <Redeem /> }],
    ["on a portal's page", { redeem: <PortalCode code={undefined} /> }],
  ])("is said to, after four seconds and once: %s", async (_where, drawn) => {
    const shop = startShop({ path: PATH });
    await ready(shop);
    renderAt(shop, PATH, drawn);
    playTime();
    shop.network.fail("updateBasket", faults.hang());
    fireEvent.change(codeField(), { target: { value: "SGK-DKK500AAAA" } });
    fireEvent.submit(screen.getByRole("form", { name: "Use a code" }));
    await act(() => pass(3500));
    expect(screen.queryByText(/longer than expected/)).toBeNull();
    await act(() => pass(1500));
    expect(screen.getAllByText(/longer than expected/)).toHaveLength(1);
  });
});

describe("a code that is not for the portal that is shopped in", () => {
  const NORDLYS = 11;
  const FJORDBANK = 12;
  const theme = { name: "Nordlys Energi", slug: "nordlys", isWorn: true, logo: null, banner: null, paint: null };
  const outside = () => screen.queryByRole("button", { name: "Use it there" });

  async function inPortal(path: string): Promise<{ shop: Shop; place: { address: string } }> {
    const shop = startShop({ path });
    await ready(shop);
    shop.dispatch(enterChannel(NORDLYS));
    shop.dispatch(addProducts([emailCard()]));
    await idle(shop);
    const within = (node: ReactNode) => (
      <AddressSecretsContext value={addressSecrets}>
        <PortalThemeContext value={theme}>{node}</PortalThemeContext>
      </AddressSecretsContext>
    );
    const drawn = { "portal/nordlys": within(<PortalCode code={undefined} />), redeem: within(<Redeem />) };
    return { shop, place: renderAt(shop, path, drawn).place };
  }

  test.each([
    ["on its page", `/en/dk/dkk/portal/nordlys`],
    ["where codes are redeemed", PATH],
  ])(
    "%s: says so, and is used in the shop itself with one press; the portal's basket is kept",
    async (_where, path) => {
      const { shop, place } = await inPortal(path);
      const { id } = shop.state().basket.basket!;
      await enter(shop, "SGK-DKK500AAAA");
      expect(codeField()).toHaveAccessibleDescription(/This code cannot be used here/);
      expect(screen.getByText(/Your basket in Nordlys Energi is kept/)).toBeVisible();
      await act(async () => {
        fireEvent.click(outside()!);
        await idle(shop);
      });
      expect(place.address).toBe(PATH);
      expect(selectVouchers(shop.state())).toHaveLength(1);
      expect([CONSUMER_CHANNEL, REDEEM_CHANNEL]).toContain(selectSalesChannelId(shop.state()));
      expect(stored(shop).map(({ basketId }) => basketId)).toContain(id);
      expect(codeField()).toHaveValue("");
      expect(outside()).toBeNull();
    },
  );

  test("is not lost on the way, if it is not taken there either", async () => {
    const { shop, place } = await inPortal("/en/dk/dkk/portal/nordlys");
    fireEvent.change(pinField(), { target: { value: "4711" } });
    await enter(shop, "SGK-PIN300FFFF");
    shop.network.fail("updateBasket", faults.refused("InactiveVoucher"));
    await act(async () => {
      fireEvent.click(outside()!);
      await idle(shop);
    });
    expect(place.address).toBe(PATH);
    expect(codeField()).toHaveValue("SGK-PIN300FFFF");
    expect(pinField()).toHaveValue("4711");
    expect(codeField()).toHaveAccessibleDescription(/This code is not active/);
  });

  test("but for another one leads there", async () => {
    const { shop } = await inPortal("/en/dk/dkk/portal/nordlys");
    await enter(shop, "POR-FJORD00001");
    await act(async () => {
      fireEvent.click(outside()!);
      await idle(shop);
    });
    expect(selectSalesChannelId(shop.state())).toBe(FJORDBANK);
    expect(selectVouchers(shop.state())).toHaveLength(1);
  });
});

describe("the link of a gift card in place of a code", () => {
  const mail =
    "Hello Alma, a gift for you:\nhttps://gavia.example/en/dk/dkk/verify-owner/giftcard/GIFT-PIN-2/2468.\nEnjoy it";
  const open = () => screen.queryByRole("button", { name: "Open your gift card" });

  async function drawn() {
    const shop = startShop({ path: PATH });
    await ready(shop);
    const redeem = (
      <AddressSecretsContext value={addressSecrets}>
        <Redeem />
      </AddressSecretsContext>
    );
    return { shop, ...renderAt(shop, PATH, { redeem }) };
  }

  test.each([
    ["in a whole e-mail", () => fireEvent.paste(codeField(), { clipboardData: { getData: () => mail } })],
    [
      "that was dropped and sent",
      () => {
        fireEvent.change(codeField(), {
          target: { value: "https://gavia.example/verify-owner/giftcard/GIFT-PIN-2/2468" },
        });
        fireEvent.submit(screen.getByRole("form", { name: "Use a code" }));
      },
    ],
  ])("%s leads to its opening, and is no code that does not exist", async (_how, bring) => {
    const { shop, place } = await drawn();
    bring();
    expect(screen.getByText(/^This is the link to a gift card/)).toBeVisible();
    expect(codeField()).toHaveValue("");
    expect(codeField()).not.toHaveAccessibleDescription(/does not exist/);
    expect(shop.secrets).toEqual(expect.arrayContaining(["GIFT-PIN-2", "2468"]));
    fireEvent.click(open()!);
    expect(place.address).toBe("/en/dk/dkk/verify-owner");
    expect(addressSecrets.read("verify-owner")).toEqual(["giftcard", "GIFT-PIN-2", "2468"]);
    addressSecrets.forget("verify-owner");
    expect(shop.network.count("updateBasket")).toBe(0);
  });

  test("goes with the page, and with the next that is typed", async () => {
    await drawn();
    fireEvent.paste(codeField(), { clipboardData: { getData: () => mail } });
    fireEvent.change(codeField(), { target: { value: "SGK" } });
    expect(open()).toBeNull();
    fireEvent.paste(codeField(), { clipboardData: { getData: () => mail } });
    act(() => void window.dispatchEvent(new Event("pagehide")));
    expect(open()).toBeNull();
  });

  test("has its own way there, as long as no code is held", async () => {
    const { shop } = await drawn();
    expect(screen.getByRole("link", { name: "Open your gift card" })).toHaveAttribute(
      "href",
      "/en/dk/dkk/verify-owner",
    );
    await enter(shop, "SGK-DKK500AAAA");
    expect(screen.queryByRole("link", { name: "Open your gift card" })).toBeNull();
  });
});

describe("a code with a PIN", () => {
  const bothWrong = /does not exist, or it has another PIN/;

  async function ask(pin: string): Promise<Shop> {
    const shop = startShop({ path: PATH });
    await ready(shop);
    renderAt(shop, PATH, screens);
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

test("a second code that is typed while the first is on its way stays when that one is taken", async () => {
  const shop = startShop({ path: PATH });
  await ready(shop);
  renderAt(shop, PATH, screens);
  shop.network.fail("updateBasket", faults.delay(300), { times: 1 });
  fireEvent.change(codeField(), { target: { value: "SGK-PIN300FFFF" } });
  fireEvent.change(pinField(), { target: { value: "4711" } });
  fireEvent.submit(screen.getByRole("form", { name: "Use a code" }));
  fireEvent.change(codeField(), { target: { value: "SGK-DKK100BBBB" } });
  await act(() => idle(shop));
  expect(selectVouchers(shop.state())).toHaveLength(1);
  expect(codeField()).toHaveValue("SGK-DKK100BBBB");
  expect(pinField()).toHaveValue("");
  expect(codeField()).not.toHaveAccessibleDescription(/exist|cannot/);

  await act(async () => {
    fireEvent.submit(screen.getByRole("form", { name: "Use a code" }));
    await idle(shop);
  });
  expect(selectVouchers(shop.state())).toHaveLength(2);
  expect(codeField()).toHaveValue("");
});

test("a portal's form does not go with a second code that is typed before the first is taken", async () => {
  const shop = startShop({ path: PATH });
  await ready(shop);
  renderAt(shop, PATH, { redeem: <PortalCode code={undefined} /> });
  shop.network.fail("updateBasket", faults.delay(300), { times: 1 });
  fireEvent.change(codeField(), { target: { value: "SGK-DKK500AAAA" } });
  fireEvent.submit(screen.getByRole("form", { name: "Use a code" }));
  fireEvent.change(codeField(), { target: { value: "SGK-DKK100BBBB" } });
  await act(() => idle(shop));
  expect(selectVouchers(shop.state())).toHaveLength(1);
  expect(codeField()).toHaveValue("SGK-DKK100BBBB");
  await act(async () => {
    fireEvent.submit(screen.getByRole("form", { name: "Use a code" }));
    await idle(shop);
  });
  expect(selectVouchers(shop.state())).toHaveLength(2);
});

test("a code is sent after whatever else of the basket is being changed", async () => {
  const shop = startShop({ path: PATH });
  await ready(shop);
  renderAt(shop, PATH, screens);
  shop.network.fail("updateBasket", faults.delay(300), { times: 1 });
  act(() => void shop.dispatch(addProducts([emailCard()])));
  await enter(shop, "SGK-DKK500AAAA");
  expect(selectVouchers(shop.state())).toHaveLength(1);
  expect(codeField()).toHaveValue("");
});

test("a person is not told to be one", async () => {
  const shop = startShop({ path: PATH });
  await ready(shop);
  renderAt(shop, PATH, screens);
  await enter(shop, "POR-NEVERWAS00");
  expect(codeField()).toHaveAccessibleDescription(/does not exist/);
  expect(codeField()).toHaveFocus();
  expect(privately()).toBeNull();
});

test("a code that is not taken leads on: to the brand whose card it may be", async () => {
  const shop = startShop({ path: PATH });
  await ready(shop);
  renderAt(shop, PATH, screens);
  await enter(shop, "GAVIA7002K2M9PX");
  expect(codeField()).toHaveAccessibleDescription(/This code does not exist/);
  expect(screen.getByText(/its code is used with that brand/)).toBeVisible();
});
