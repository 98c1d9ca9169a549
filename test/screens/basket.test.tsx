import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { selectItemsCount } from "~/state/basket/selectors";
import { enterChannel, redeemCode } from "~/state/basket/slice";
import { describedAs } from "../support/describedAs";
import { emailCard } from "../support/gifts";
import { faults } from "../support/network";
import { renderAt } from "../support/renderAt";
import { ready } from "../support/shopFacts";
import { pass, playTime, startShop } from "../support/startShop";
import { PATH, screens, toKenji, opened, changed, rows, lines, summary } from "../support/basketScreen";

const more = () => screen.getAllByRole("button", { name: /^One more of/ })[0]!;
const shownQuantity = () => screen.getAllByRole<HTMLInputElement>("textbox", { name: /^Quantity of/ })[0]!.value;

describe("a basket with gifts", () => {
  test("says of each gift what it is, who gets it, how and when, and what it costs; and the total as the server has it", async () => {
    const { shop } = await opened();
    const [first, second] = lines();
    expect(first).toHaveTextContent("The Denmark Gift Card");
    expect(first).toHaveTextContent("Gift card of DKK 200");
    expect(first).toHaveTextContent("By e-mail to Alma Holm");
    expect(first).toHaveTextContent("alma@example.com");
    expect(first).toHaveTextContent("Sent as soon as it is ordered");
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
    expect(lines()[0]).toHaveTextContent("Arrives Wednesday, March 4, 2026, 13:00");
    vi.setSystemTime("2026-03-04T12:00:01Z");
    fireEvent(document, new Event("visibilitychange"));
    const told = await screen.findByText(/can no longer be kept/);
    expect(told).toHaveTextContent("This date can no longer be kept: Wednesday, March 4, 2026, 13:00");
    expect(told.closest("li")).toBe(lines()[0]);
    expect(lines()[0]).toHaveTextContent("Sent as soon as it is ordered");
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
    const answer = shop.network.hold("updateBasket");
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

  test("removed one after another from the keyboard, they come back together, and the focus is on one of them", async () => {
    await opened([emailCard(), toKenji, emailCard({ giftcardValue: 700 }), emailCard({ giftcardValue: 900 })]);
    const words = lines().map((line) => line.textContent);
    const removeAt = async (at: number, left: number) => {
      fireEvent.click(screen.getAllByRole("button", { name: /^Remove/ })[at]!);
      await waitFor(() => expect(lines()).toHaveLength(left));
    };
    await removeAt(0, 3);
    await removeAt(2, 2);
    const undo = await screen.findByRole("button", { name: "Undo" });
    await waitFor(() => expect(undo).toHaveAccessibleDescription("2 gifts were removed from your basket"));
    await waitFor(() => expect(undo).toHaveFocus());
    fireEvent.click(undo);
    await waitFor(() => expect(lines()).toHaveLength(4));
    expect(lines().map((line) => line.textContent)).toEqual(words);
    expect(document.activeElement?.closest("li")).toBe(lines()[3]);
  });

  test("it can be put back for as long as nobody looks at the page, and ten seconds longer", async () => {
    await opened();
    playTime();
    const look = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    fireEvent.click(screen.getAllByRole("button", { name: /^Remove/ })[0]!, { detail: 1 });
    await act(() => pass(60_000, 1000));
    expect(lines()).toHaveLength(1);
    const offer = screen.getByRole("button", { name: "Undo" });
    look.mockRestore();
    fireEvent(document, new Event("visibilitychange"));
    await act(() => pass(9000, 1000));
    expect(offer).toBeInTheDocument();
    await act(() => pass(2000, 1000));
    expect(offer).not.toBeInTheDocument();
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
    const edit = faults.editEach(({ data }) => {
      const gone = data.popular?.products[0] ?? data.productsFilter?.items[0];
      if (gone) Object.assign(gone, { allSkusOutOfStock: true, hasPricesInStock: data.productsFilter ? false : null });
      soldOut ||= gone?.id ?? "";
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
