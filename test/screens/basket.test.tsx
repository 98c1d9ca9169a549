/* eslint-disable @typescript-eslint/no-explicit-any -- answers are changed as they come over the wire */
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { LOCAL } from "~/domain/storage";
import { Basket } from "~/screens/Basket/Basket";
import { loadAccounts } from "~/state/auth/slice";
import { selectItemsCount } from "~/state/basket/selectors";
import { addProducts, enterChannel, redeemCode } from "~/state/basket/slice";
import { marketEntered } from "~/state/facts";
import { describedAs } from "../support/describedAs";
import { emailCard } from "../support/gifts";
import { faults } from "../support/network";
import { renderAt } from "../support/renderAt";
import { ready } from "../support/shopFacts";
import { choose, openFor } from "../support/signedIn";
import { DANISH, pass, playTime, type Shop, startShop } from "../support/startShop";

vi.setConfig({ testTimeout: 30_000 });

const PATH = "/en/dk/dkk/basket";
const screens = { basket: <Basket />, "basket/delivery": <h1>next step</h1> };
const toKenji = emailCard({ recipient: { ...emailCard().recipient, name: "Kenji Sato" }, giftcardValue: 500 });

async function withGifts(gifts = [emailCard(), toKenji], locale = "en"): Promise<Shop> {
  const shop = startShop({ market: { ...DANISH, locale } });
  await ready(shop);
  shop.dispatch(addProducts(gifts));
  await shop.until((state) => state.basket.justAdded ?? state.basket.changeFailure);
  expect(shop.state().basket.changeFailure).toBeNull();
  return shop;
}

async function opened(gifts?: Parameters<typeof withGifts>[0], locale: "en" | "da" = "en") {
  const shop = await withGifts(gifts, locale);
  const drawn = renderAt(shop, `/${locale}/dk/dkk/basket`, screens, locale);
  return { ...drawn, shop };
}

/** Every basket the server answers from now on is changed on its way; the one on screen is read again. */
async function changed(shop: Shop, change: (basket: any) => void) {
  const edit = faults.edit((answer: any) => {
    for (const basket of [answer.data?.getBasketById, answer.data?.updateBasket]) if (basket) change(basket);
    return answer;
  });
  shop.network.fail(/getBasketById|updateBasket/, edit);
  await act(async () => {
    shop.dispatch({ type: "basket/reloadBasket" });
    await new Promise((resolve) => setTimeout(resolve, 100));
  });
}

const rows = () => within(screen.getByRole("list", { name: "Gifts in your basket" })).getAllByRole("listitem");
const lines = () => [...document.querySelectorAll<HTMLElement>("[data-line]")].map((head) => head.closest("li")!);
const summary = () => screen.getByRole("complementary", { name: "Summary" });
const more = () => screen.getAllByRole("button", { name: /^One more of/ })[0]!;
const shownQuantity = () => screen.getAllByRole<HTMLInputElement>("textbox", { name: /^Quantity of/ })[0]!.value;

afterEach(() => vi.useRealTimers());

describe("a basket with gifts", () => {
  test("says of each gift what it is, who gets it, how and when, and what it costs; and the total as the server has it", async () => {
    const { shop } = await opened();
    const [first, second] = lines();
    expect(first).toHaveTextContent("The Denmark Gift Card");
    expect(first).toHaveTextContent("Gift card of DKK 200");
    expect(first).toHaveTextContent("By e-mail to Alma Holm");
    expect(first).toHaveTextContent("alma@example.com");
    expect(first).toHaveTextContent("Sent as soon as it is paid");
    expect(second).toHaveTextContent("By e-mail to Kenji Sato");
    expect(summary()).toHaveTextContent(/To pay\s*DKK 700/);
    await changed(shop, (basket) => (basket.totalPaymentAmountWithTax = 701.5));
    expect(summary()).toHaveTextContent(/To pay\s*DKK 701\.50/);
  });

  test("cards of one product are told apart by the recipient in all that is read out of them; a single one is not", async () => {
    await opened();
    const named = (line: HTMLElement, role: "heading" | "button" | "textbox") =>
      within(line)
        .getAllByRole(role)
        .map((one) => one.getAttribute("aria-label") ?? one.textContent);
    for (const [at, recipient] of ["Alma Holm", "Kenji Sato"].entries()) {
      const of = `The Denmark Gift Card, ${recipient}`;
      expect(named(lines()[at]!, "heading")).toEqual([`The Denmark Gift Card ${recipient}`]);
      expect(named(lines()[at]!, "textbox")).toEqual([`Quantity of ${of}`]);
      expect(named(lines()[at]!, "button").every((name) => name?.endsWith(of))).toBe(true);
    }
    fireEvent.click(within(lines()[1]!).getByRole("button", { name: /^Remove/ }));
    await waitFor(() => expect(lines()).toHaveLength(1));
    expect(named(lines()[0]!, "button")).toContain("Remove The Denmark Gift Card");
  });

  test("a date that passes while the page is open is said at its gift and announced, with the way to change it", async () => {
    vi.useFakeTimers({ now: Date.parse("2026-03-04T11:00:00Z"), toFake: ["Date"] });
    await opened([emailCard({ deliveryDate: "2026-03-04T12:00:00Z", timezone: "Europe/Copenhagen" }), toKenji]);
    expect(lines()[0]).toHaveTextContent("Sent Wednesday, March 4, 2026, 13:00");
    vi.setSystemTime("2026-03-04T12:00:01Z");
    fireEvent(document, new Event("visibilitychange"));
    const told = await screen.findByText(/can no longer be kept/);
    expect(told).toHaveTextContent("This date can no longer be kept: Wednesday, March 4, 2026, 13:00");
    expect(told.closest("li")).toBe(lines()[0]);
    expect(lines()[0]).toHaveTextContent("Sent as soon as it is paid");
    expect(await screen.findByText(/^A delivery date could no longer be kept/)).toBeInTheDocument();
    fireEvent.click(within(lines()[0]!).getByRole("button", { name: /^Change date/ }));
    expect(await screen.findByRole("radio", { name: /^Send now/, hidden: true })).toBeChecked();
    expect(screen.queryAllByText(/can no longer be kept/)).toHaveLength(1);
  });

  test("shows a discount with its title in the person's language, else in English, and what it cost before", async () => {
    const { shop } = await opened([emailCard()], "da");
    await changed(shop, (basket) => {
      Object.assign(basket.deliveries[0].productLines[0], {
        totalPaymentAmount: 180,
        discountPercentage: 1000,
        discountTitles: [
          { languageCode: "sv", text: "Månadens kort" },
          { languageCode: "en", text: "Card of the month" },
        ],
      });
    });
    const [line] = lines();
    expect(line).toHaveTextContent(/Card of the month [-−]10\s*%/);
    expect(line!.querySelector("del")).toHaveTextContent("200");
  });

  test("shows why a fee is less, and what of the sum is VAT", async () => {
    const { shop } = await opened([emailCard()]);
    await changed(shop, (basket) => {
      const [delivery] = basket.deliveries;
      delivery.fees = [
        {
          lineId: "fee",
          labels: [{ languageCode: "en", text: "Card fee" }],
          discountPercentage: 5000,
          discountTitles: [{ languageCode: "en", text: "Half in December" }],
          quantity: 1,
          targetId: null,
          targetType: "ProductLine",
          relatedToProductLine: delivery.productLines[0].lineId,
          singlePriceAmount: 20,
          totalPriceAmount: 20,
          totalTaxAmount: 0,
          totalDiscountAmount: 10,
          totalPaymentAmount: 10,
          status: null,
        },
      ];
      basket.totalTaxAmount = 42.5;
    });
    const [line] = lines();
    expect(line).toHaveTextContent(/Card fee Half in December [-−]50\s*%/);
    expect(line!.querySelector("del")).toHaveTextContent("20");
    expect(summary()).toHaveTextContent(/including VAT DKK 42\.50/);
    shop.network.heal();
    await changed(shop, (basket) => (basket.totalTaxAmount = 0));
    expect(summary()).not.toHaveTextContent(/VAT/);
  });

  test("three quick presses are one change; the number follows the hand, the sum waits for the server and is said once", async () => {
    const { shop } = await opened([emailCard()]);
    const before = shop.network.count("updateBasket");
    for (let press = 0; press < 3; press += 1) {
      fireEvent.click(more());
      await act(() => new Promise((resolve) => setTimeout(resolve, 60)));
    }
    expect(shownQuantity()).toBe("4");
    expect(summary()).toHaveTextContent(/To pay\s*DKK 200/);
    await waitFor(() => expect(summary()).toHaveTextContent(/To pay\s*DKK 800/));
    expect(shop.network.count("updateBasket") - before).toBe(1);
    expect(within(summary()).getByRole("status")).toHaveTextContent("Now DKK 800. It was DKK 200.");
    expect(shownQuantity()).toBe("4");
  });

  test("the quantity that was there before, wanted again while another is on its way, is what it comes to", async () => {
    const { shop } = await opened([emailCard()]);
    playTime();
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    shop.network.fail("updateBasket", (pass) => asked.then(pass), { times: 1 });
    const fewer = screen.getByRole("button", { name: /^One fewer of/ });
    fireEvent.click(more());
    await act(() => pass(500));
    expect(shop.network.count("updateBasket")).toBe(2);
    fireEvent.click(more());
    fireEvent.click(fewer);
    await act(() => pass(500));
    expect(shownQuantity()).toBe("2");
    fireEvent.click(fewer);
    await act(() => pass(500));
    answer();
    await act(() => pass(500));
    expect(shop.network.count("updateBasket")).toBe(3);
    expect(shownQuantity()).toBe("1");
    expect(selectItemsCount(shop.state())).toBe(1);
  });

  test("a row stays the same row when the server gives its line a new id, so the focus stays where it was", async () => {
    const { shop } = await opened();
    const lineId = shop.state().basket.basket!.deliveries[0]!.productLines[0]!.lineId;
    more().focus();
    fireEvent.click(more());
    await waitFor(() => expect(summary()).toHaveTextContent(/DKK 900/));
    expect(shop.state().basket.basket!.deliveries[0]!.productLines[0]!.lineId).not.toBe(lineId);
    expect(more()).toHaveFocus();
  });

  test("a quantity pressed or typed just before the screen is left is changed all the same", async () => {
    const { shop, goTo } = await opened([emailCard()]);
    fireEvent.click(more());
    await goTo("/en/dk/dkk/basket/delivery");
    expect(screen.getByRole("heading", { name: "next step" })).toBeVisible();
    await shop.until((state) => selectItemsCount(state) === 2);
    expect(shop.network.count("updateBasket")).toBe(2);
  });

  test("a change that is not made says so, and the old quantity is back", async () => {
    const { shop } = await opened([emailCard()]);
    shop.network.fail("updateBasket", faults.refused("OutOfStock"));
    fireEvent.click(more());
    expect(await screen.findByText("Your basket was not changed")).toBeVisible();
    await waitFor(() => expect(shownQuantity()).toBe("1"));
    expect(summary()).toHaveTextContent(/To pay\s*DKK 200/);
  });

  test.each([
    ["InvalidSku", "'1123-E' is not sold any more"],
    ["ProductNotFound", "Product with id '1123' cannot be found in sales channel '3'"],
  ])("a gift that is not sold any more (%s) says so in the person's language", async (code, message) => {
    const { shop } = await opened([emailCard(), emailCard({ productId: "1123", stockKeepingUnit: "1123-E" })], "da");
    shop.network.fail("updateBasket", faults.refused(code, { message }));
    fireEvent.click(screen.getAllByRole("button", { name: /^Fjern/ })[0]!);
    await waitFor(() => expect(lines()[1]).toHaveTextContent(/Butikken siger: Produktet findes ikke længere/));
    expect(document.body).not.toHaveTextContent(message);
  });

  test("a removed gift gives its place and the focus to the next", async () => {
    await opened();
    const [remove] = screen.getAllByRole("button", { name: /^Remove/ });
    remove!.focus();
    fireEvent.click(remove!, { detail: 1 });
    await waitFor(() => expect(lines()).toHaveLength(1));
    expect(lines()[0]).toHaveTextContent("Kenji Sato");
    expect(document.activeElement?.closest("li")).toHaveTextContent("Kenji Sato");
    expect(rows().length).toBeGreaterThan(0);
  });

  test("removed from the keyboard, the focus is on the way back, and then on what is back in its place", async () => {
    await opened();
    const [first] = lines();
    const words = first!.textContent;
    fireEvent.click(screen.getAllByRole("button", { name: /^Remove/ })[0]!);
    const undo = await screen.findByRole("button", { name: "Undo" });
    await waitFor(() => expect(undo).toHaveFocus());
    expect(describedAs(undo)).toMatch(/was removed from your basket/);
    fireEvent.click(undo);
    await waitFor(() => expect(lines()).toHaveLength(2));
    expect(lines()[0]!.textContent).toBe(words);
    expect(document.activeElement?.closest("li")).toBe(lines()[0]);
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  });

  test("the only one gone, it can be put back from the empty basket", async () => {
    await opened([emailCard()]);
    fireEvent.click(screen.getByRole("button", { name: /^Remove/ }));
    await screen.findByRole("heading", { level: 1, name: "Your basket is empty" });
    fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(lines()).toHaveLength(1));
  });

  test.each([
    ["without codes", false, "Popular gifts"],
    ["with a code", true, "Gifts that use all of it"],
  ])("empty, %s, it only speaks of popular gifts where they follow", async (_what, withCode, follow) => {
    const shop = startShop();
    await ready(shop);
    if (withCode) shop.dispatch(redeemCode({ code: "SGK-DKK500AAAA" }));
    await shop.until((state) => state.basket.waiting === 0);
    renderAt(shop, PATH, screens);
    await screen.findByRole("region", { name: follow });
    const words = "There is a gift for everyone. These are the ones people like to give right now.";
    expect(screen.queryAllByText(words)).toHaveLength(withCode ? 0 : 1);
  });

  test("in a portal an empty basket suggests of the portal's own list, and only what can be bought now", async () => {
    const NORDLYS = 11;
    const shop = startShop();
    await ready(shop);
    shop.dispatch(enterChannel(NORDLYS));
    await shop.until((state) => state.basket.salesChannelId === NORDLYS && state.basket.status === "ready");
    let soldOut = "";
    const edit = faults.edit((answer: any) => {
      for (const { data } of [answer].flat()) {
        const gone = data.popular?.products[0] ?? data.productsFilter?.items[0];
        if (gone)
          Object.assign(gone, { allSkusOutOfStock: true, hasPricesInStock: data.productsFilter ? false : null });
        soldOut ||= gone?.id ?? "";
      }
      return answer;
    });
    shop.network.fail(/getPopular|productsFilter/, edit);
    renderAt(shop, PATH, screens);
    const suggested = within(await screen.findByRole("region", { name: "Popular gifts" }));
    const links = await suggested.findAllByRole("link");
    expect(links.map((link) => link.getAttribute("href")!.split("/").at(-1))).not.toContain(soldOut);
    expect(shop.network.asked("productsFilter")).toEqual([
      expect.objectContaining({
        input: expect.objectContaining({ salesChannelId: NORDLYS, inCollections: ["SingleBrands"] }),
        withHasPricesInStock: true,
      }),
    ]);
  });

  test("the way back is closed from the keyboard: the focus is on the line in its place", async () => {
    await opened([emailCard(), toKenji, emailCard({ giftcardValue: 300 })]);
    fireEvent.click(screen.getAllByRole("button", { name: /^Remove/ })[2]!);
    const close = await screen.findByRole("button", { name: "Hide this message" });
    close.focus();
    fireEvent.click(close);
    await waitFor(() => expect(lines()[1]!.querySelector("[data-line]")).toHaveFocus());
  });

  test("the last one gone, the basket is empty and leads to the gifts", async () => {
    await opened([emailCard()]);
    fireEvent.click(screen.getByRole("button", { name: /^Remove/ }));
    expect(await screen.findByRole("heading", { level: 1, name: "Your basket is empty" })).toBeVisible();
    expect(screen.getByRole("link", { name: "See all gifts" })).toHaveAttribute("href", "/en/dk/dkk/shop");
  });

  test("after four seconds a change is said to take longer, and nothing is lost", async () => {
    const { shop } = await opened([emailCard()]);
    playTime();
    shop.network.fail("updateBasket", faults.hang());
    fireEvent.click(more());
    await act(() => pass(3500));
    expect(screen.queryByText(/longer than expected/)).toBeNull();
    await act(() => pass(1500));
    expect(screen.getByText(/longer than expected/)).toBeVisible();
    expect(lines()).toHaveLength(1);
  });
});

describe("a basket that cannot go on", () => {
  const next = () => screen.queryByRole("link", { name: "Go to delivery and payment" });
  const blocked = () => screen.getByRole("button", { name: "Go to delivery and payment" });

  test("goes on when nothing stands in the way", async () => {
    const { place } = await opened();
    fireEvent.click(next()!);
    expect(place.address).toBe("/en/dk/dkk/basket/delivery");
  });

  test("two countries: said at the line, with the way out; the reason leads to the line", async () => {
    const { shop } = await opened();
    await changed(shop, (basket) => {
      basket.deliveries.forEach((delivery: any, at: number) => {
        Object.assign(delivery, {
          deliveryMethod: "Physical",
          recipientAddress: { line1: "Torget 1", city: "Lund", postCode: "22222", countryCode: at ? "SE" : "DK" },
        });
      });
      basket.issues = [{ type: "MultipleRecipientCountries", relatedTo: basket.deliveries[1].productLines[0].lineId }];
    });
    expect(next()).toBeNull();
    expect(blocked()).toHaveAttribute("aria-disabled", "true");
    expect(blocked()).toHaveAccessibleDescription(/needs your attention/);
    fireEvent.click(screen.getByRole("link", { name: "Show it" }));
    expect(document.activeElement?.closest("li")).toBe(lines()[1]);
    await within(lines()[1]!).findByText(/different country/);
    expect(lines()[0]).not.toHaveTextContent("different country");
    fireEvent.click(within(lines()[1]!).getByRole("button", { name: "Keep only: Sweden" }));
    expect(shop.actions.at(-1)).toMatchObject({ type: "basket/keepOnlyCountry", payload: "SE" });
  });

  test("what comes in the way is said as it comes, and not what stood there before", async () => {
    const heard = () => document.querySelector("body > div > [role=status].visually-hidden")!;
    const { shop, unmount } = await opened();
    let at = 0;
    const withIssue = (basket: any) => {
      basket.issues = [{ type: "MoonInRetrograde", relatedTo: basket.deliveries[at].productLines[0].lineId }];
    };
    await changed(shop, withIssue);
    await waitFor(() => expect(heard()).toHaveTextContent(/needs your attention/));
    const first = heard().firstElementChild;
    at = 1;
    await changed(shop, withIssue);
    await waitFor(() => expect(heard().firstElementChild).not.toBe(first));
    unmount();

    playTime();
    renderAt(shop, PATH, screens);
    await act(() => pass(600));
    expect(blocked()).toBeVisible();
    expect(heard()).toHaveTextContent("");
  });

  test("an issue of a kind nobody knows yet is neutral, and blocks just the same", async () => {
    const { shop } = await opened();
    await changed(shop, (basket) => {
      basket.issues = [{ type: "MoonInRetrograde", relatedTo: basket.deliveries[0].productLines[0].lineId }];
    });
    expect(lines()[0]).toHaveTextContent("Something is not right with this gift");
    expect(document.body).not.toHaveTextContent("MoonInRetrograde");
    expect(next()).toBeNull();
  });

  test("a gift that cannot be redeemed can be removed where it is said", async () => {
    const { shop } = await opened();
    const lineId = shop.state().basket.basket!.deliveries[0]!.productLines[0]!.lineId;
    await changed(shop, (basket) => {
      basket.issues = [{ type: "ProductNotAllowedWhileRedeeming", relatedTo: lineId }];
    });
    fireEvent.click(within(lines()[0]!).getByRole("button", { name: "Remove this gift" }));
    expect(shop.actions.at(-1)).toMatchObject({ type: "basket/removeLine", payload: lineId });
  });

  test.each([
    ["a line without a sum", (basket: any) => delete basket.deliveries[0].productLines[0].totalPaymentAmount],
    ["a line that is nothing", (basket: any) => (basket.deliveries[0].productLines[0] = null)],
    ["a delivery that is none", (basket: any) => basket.deliveries.push("x")],
  ])("%s: told, not paid, and never NaN", async (_what, spoil) => {
    const { shop } = await opened();
    await changed(shop, spoil);
    await waitFor(() => expect(screen.getByText("Part of your basket cannot be shown")).toBeVisible());
    expect(screen.queryAllByText("One gift cannot be shown")).toHaveLength(2 - lines().length);
    expect(next()).toBeNull();
    expect(blocked()).toHaveAccessibleDescription(/cannot be shown/);
    expect(document.body).not.toHaveTextContent("NaN");
  });

  test.each([
    ["without a sum", (basket: any) => delete basket.deliveries[0].productLines[0].totalPaymentAmount],
    ["that is nothing", (basket: any) => (basket.deliveries[0].productLines = [null])],
    ["in no list", (basket: any) => (basket.deliveries[0].productLines = "x")],
  ])("whose only gift is one %s is not called empty", async (_what, spoil) => {
    const { shop } = await opened([emailCard({ quantity: 2 })]);
    await changed(shop, spoil);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Your basket");
    expect(screen.queryByText("Your basket is empty")).toBeNull();
    expect(rows().map((row) => row.textContent)).toEqual(["2 gifts cannot be shown"]);
    expect(summary()).toHaveTextContent(/To pay\s*DKK 400/);
    expect(next()).toBeNull();
    expect(blocked()).toHaveAccessibleDescription(/cannot be shown/);
  });

  test("while it is being paid it is read-only, with both ways on", async () => {
    const { shop } = await opened();
    await changed(shop, (basket) => (basket.purchasePhase = "Paying"));
    expect(screen.queryByRole("button", { name: /^One more of/ })).toBeNull();
    expect(screen.queryByRole("button", { name: /^Remove/ })).toBeNull();
    expect(next()).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Change my order" }));
    expect(shop.actions.some(({ type }) => type === "payment/changeMyOrder")).toBe(true);
    expect(screen.getByRole("button", { name: /Continue payment/ })).toBeVisible();
  });

  test("is not gone on with for a company that was blocked meanwhile, and says so", async () => {
    const shop = await openFor("anton");
    await choose(shop, "acc-anton-nordhavn");
    shop.dispatch(addProducts([emailCard()]));
    await shop.until((state) => selectItemsCount(state) === 1);
    renderAt(shop, PATH, screens);
    await changed(shop, (basket) => (basket.purchasePhase = "Paying"));
    const go = screen.getByRole("button", { name: "Continue payment" });
    expect(go).not.toHaveAttribute("aria-disabled");
    shop.sandbox.control({ accounts: { "acc-anton-nordhavn": { status: "Blocked" } } });
    act(() => void shop.dispatch(loadAccounts()));
    await waitFor(() => expect(go).toHaveAttribute("aria-disabled", "true"));
    expect(go).toHaveAccessibleDescription(/account is blocked/);
    expect(screen.getByRole("button", { name: "Change my order" })).not.toHaveAttribute("aria-disabled");
  });
});

describe("a basket that does not come", () => {
  test("is not called empty: it is asked for again by a button, and its id is kept", async () => {
    const before = await withGifts([emailCard()]);
    const { network, storage, session } = before;
    const kept = storage.values.get(LOCAL.baskets);
    network.fail("getBasketById", faults.status(502));
    const shop = startShop({ network, storage, session });
    renderAt(shop, PATH, screens);
    expect(await screen.findByText("Your basket could not be loaded")).toBeVisible();
    expect(screen.queryByText("Your basket is empty")).toBeNull();
    expect(storage.values.get(LOCAL.baskets)).toBe(kept);
    network.heal();
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(lines()).toHaveLength(1));
    expect(network.count("createBasket")).toBe(1);
  });

  test("and one that has become an order leads to it", async () => {
    const shop = startShop();
    renderAt(shop, PATH, screens);
    await act(async () => void shop.dispatch({ type: "basket/basketOrdered", payload: { publicOrderId: "GABC" } }));
    expect(screen.getByRole("link", { name: "See your order" })).toHaveAttribute("href", "/en/dk/dkk/order/GABC");
    fireEvent.click(screen.getByRole("button", { name: "Hide this message" }));
    expect(screen.queryByRole("link", { name: "See your order" })).toBeNull();
  });
});

describe("another recipient", () => {
  test("is checked, saved for the delivery, and the dialog closes; the server's words stand at their field", async () => {
    const { shop } = await opened([emailCard()]);
    fireEvent.click(screen.getByRole("button", { name: /^Change recipient/ }));
    const email = await screen.findByLabelText("Recipient's e-mail");
    const save = () => fireEvent.click(screen.getByRole("button", { name: "Save recipient", hidden: true }));
    const type = (value: string) => {
      fireEvent.change(email, { target: { value } });
      fireEvent.change(screen.getByLabelText("Repeat the e-mail"), { target: { value } });
    };
    fireEvent.change(email, { target: { value: "new@example.com" } });
    save();
    expect((await screen.findAllByText("The two e-mail addresses are not the same")).length).toBeGreaterThan(0);
    const path = ["updateBasket", "input", "addProducts", "0", "recipientEmail"];
    shop.network.fail("updateBasket", faults.refused("FluentValidation", { message: "Unknown mailbox", path }), {
      times: 1,
    });
    type("new@example.com");
    save();
    expect((await screen.findAllByText("Unknown mailbox")).length).toBeGreaterThan(0);
    expect(email).toHaveAccessibleDescription(/Unknown mailbox/);
    save();
    await waitFor(() => expect(lines()[0]).toHaveTextContent("new@example.com"));
    await waitFor(() => expect(document.querySelector("dialog")).toBeNull());
    fireEvent.click(screen.getByRole("button", { name: /^Change recipient/ }));
    expect(await screen.findByLabelText("Recipient's e-mail")).toHaveValue("new@example.com");
  });

  test("that is corrected while it is being saved stays in its dialog, to be saved too", async () => {
    const { shop } = await opened([emailCard()]);
    fireEvent.click(screen.getByRole("button", { name: /^Change recipient/ }));
    const name = await screen.findByLabelText("Recipient's name");
    const save = () => fireEvent.click(screen.getByRole("button", { name: "Save recipient", hidden: true }));
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    shop.network.fail("updateBasket", (pass) => asked.then(pass), { times: 1 });
    fireEvent.change(name, { target: { value: "Bo Lindt" } });
    save();
    await waitFor(() => expect(shop.network.count("updateBasket")).toBe(2));
    fireEvent.change(name, { target: { value: "Bo Lind" } });
    await act(async () => answer());
    await waitFor(() => expect(lines()[0]).toHaveTextContent("Bo Lindt"));
    expect(document.querySelector("dialog[data-closing]")).toBeNull();
    save();
    await waitFor(() => expect(lines()[0]).toHaveTextContent("By e-mail to Bo Lindalma"));
    await waitFor(() => expect(document.querySelector("dialog")).toBeNull());
  });

  test("what a card is worth: a mistake is told at the field, the amount that it has is sent to nobody", async () => {
    const { shop } = await opened([emailCard()]);
    const open = () => fireEvent.click(screen.getByRole("button", { name: /^Change amount/ }));
    const field = () => screen.findByRole("combobox", { name: /^Amount/, hidden: true });
    const save = () => fireEvent.click(screen.getByRole("button", { name: "Save amount", hidden: true }));
    open();
    expect(await field()).toHaveValue("200");
    // It came after its dialog was opened.
    expect(await field()).toHaveFocus();
    save();
    await waitFor(() => expect(document.querySelector("dialog")).toBeNull());
    open();
    fireEvent.change(await field(), { target: { value: "201" } });
    save();
    await waitFor(async () => expect(await field()).toHaveAttribute("aria-invalid", "true"));
    expect(shop.network.count("updateBasket")).toBe(1);
    fireEvent.change(await field(), { target: { value: "350" } });
    save();
    await waitFor(() => expect(lines()[0]).toHaveTextContent("Gift card of DKK 350"));
    await waitFor(() => expect(document.querySelector("dialog")).toBeNull());
    expect(shop.network.count("updateBasket")).toBe(2);
  });

  test("what a card is worth stays in the card's own currency, whatever the shop's is now", async () => {
    const shop = await withGifts([emailCard()]);
    await act(async () => {
      shop.dispatch(marketEntered({ ...shop.market, currency: "eur" }));
      await shop.until((state) => state.basket.waiting === 0 && state.basket.status === "ready");
    });
    renderAt(shop, "/en/dk/eur/basket", screens);
    fireEvent.click(screen.getByRole("button", { name: /^Change amount/ }));
    const amount = await screen.findByRole("combobox", { name: /^Amount/ });
    expect(amount).toHaveValue("200");
    expect(shop.network.asked("getProducts").map(({ input }) => input.currency)).toEqual(["DKK"]);
  });

  test("the amounts of a card with a few of them are led to at the one that it has", async () => {
    await opened([emailCard({ productId: "1101", stockKeepingUnit: "1101-E-250", giftcardValue: 250 })]);
    fireEvent.click(screen.getByRole("button", { name: /^Change amount/ }));
    const chosen = await screen.findByRole("radio", { name: /250/, checked: true });
    expect(screen.getAllByRole("radio")[0]).not.toBe(chosen);
    await waitFor(() => expect(chosen).toHaveFocus());
  });

  test("what a card is worth cannot be had: it is said, and can be tried again", async () => {
    const { shop } = await opened([emailCard()]);
    shop.network.fail("getProducts", faults.status(500));
    fireEvent.click(screen.getByRole("button", { name: /^Change amount/ }));
    const dialog = await screen.findByRole("dialog");
    const again = await within(dialog).findByRole("button", { name: "Try again" });
    expect(within(dialog).queryByRole("button", { name: "Save amount" })).toBeNull();
    shop.network.heal();
    fireEvent.click(again);
    expect(await within(dialog).findByRole("combobox", { name: /^Amount/ })).toHaveValue("200");
  });

  test.each([
    [
      "one amount only",
      faults.edit((answer: any) => {
        for (const { inventory } of answer.data.getProducts[0].deliveryMethods)
          for (const entry of inventory) Object.assign(entry, { price: 200, priceMin: null, priceMax: null });
        return answer;
      }),
      /this amount only/,
    ],
    ["none any more", faults.refused("ProductNotFound"), /cannot be ordered online/],
  ])(
    "what a card is worth cannot be changed where there is %s, and nothing is offered to save or to try",
    async (_what, fault, told) => {
      const { shop } = await opened([emailCard()]);
      shop.network.fail("getProducts", fault);
      fireEvent.click(screen.getByRole("button", { name: /^Change amount/ }));
      const dialog = await screen.findByRole("dialog");
      await within(dialog).findByText(told);
      expect(within(dialog).queryByRole("button", { name: /Save|Try/ })).toBeNull();
    },
  );

  test.each([
    [/^Change recipient/, "Save recipient"],
    [/^Change date/, "Save date"],
  ])("that takes longer is said so in the dialog, once, while it is under way: %s", async (open, save) => {
    const { shop } = await opened([emailCard()]);
    fireEvent.click(screen.getByRole("button", { name: open }));
    const button = await screen.findByRole("button", { name: save, hidden: true });
    const dialog = within(document.querySelector("dialog")!);
    if (save === "Save recipient") {
      fireEvent.change(await dialog.findByLabelText("Recipient's name"), { target: { value: "Bo Lind" } });
    }
    playTime();
    shop.network.fail("updateBasket", faults.hang());
    fireEvent.click(button);
    await act(() => pass(3500));
    expect(shop.state().basket.waiting).toBe(1);
    expect(dialog.queryByText(/longer than expected/)).toBeNull();
    await act(() => pass(1500));
    expect(dialog.getAllByText(/longer than expected/)).toHaveLength(1);
    expect(dialog.getByText(/longer than expected/)).toBeVisible();
  });

  test("why it was not saved is said in the dialog alone; whoever left it before is told outside", async () => {
    const { shop } = await opened([emailCard()]);
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const refused = faults.refused("InvalidInput", { message: "Not today" });
    shop.network.fail("updateBasket", refused, { times: 1 });
    const save = async () => {
      fireEvent.change(await screen.findByLabelText("Recipient's name"), { target: { value: "Bo Lind" } });
      fireEvent.click(screen.getByRole("button", { name: "Save recipient", hidden: true }));
    };
    fireEvent.click(screen.getByRole("button", { name: /^Change recipient/ }));
    await save();
    const dialog = document.querySelector("dialog")!;
    await within(dialog).findByText(/to put right/);
    expect(shop.state().notices.queue).toEqual([]);

    shop.network.fail("updateBasket", (pass, signal) => held.then(() => refused(pass, signal)), { times: 1 });
    await save();
    await waitFor(() => expect(shop.state().basket.waiting).toBe(1));
    fireEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
    answer();
    await waitFor(() => expect(shop.state().notices.queue.map(({ code }) => code)).toEqual(["InvalidInput"]));
  });
});
