/* eslint-disable @typescript-eslint/no-explicit-any -- answers are changed as they come over the wire */
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { LOCAL } from "~/domain/storage";
import { loadAccounts } from "~/state/auth/slice";
import { selectItemsCount } from "~/state/basket/selectors";
import { addProducts, basketOrdered } from "~/state/basket/slice";
import { emailCard } from "../support/gifts";
import { faults } from "../support/network";
import { renderAt } from "../support/renderAt";
import { choose, openFor } from "../support/signedIn";
import { hurryTime, pass, playTime, startShop } from "../support/startShop";
import { PATH, screens, withGifts, opened, changed, rows, lines, summary } from "../support/basketScreen";

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

  test("several issues of one kind are said once, and are gone when the service names them no more", async () => {
    const { shop } = await opened();
    const { lineId } = shop.state().basket.basket!.deliveries[0]!.productLines[0]!;
    let issues: { type: string; relatedTo: string | null }[] = [];
    const issue = (relatedTo: string | null, type = "MoonInRetrograde") => ({ type, relatedTo });
    const answered = async (...given: typeof issues) => {
      issues = given;
      await changed(shop, (basket) => (basket.issues = issues));
    };
    const ofBasket = () => screen.queryAllByText(/^Something is not right with this basket/);
    const ofLine = () => screen.queryAllByText(/^Something is not right with this gift/);

    await answered(issue("gone-1"), issue("gone-2"), issue(lineId), issue(lineId));
    await waitFor(() => expect([ofBasket().length, ofLine().length]).toEqual([1, 1]));
    await answered(issue(null, "Other"), issue(lineId, "Other"));
    await waitFor(() => expect([ofBasket().length, ofLine().length]).toEqual([1, 1]));
    await answered();
    await waitFor(() => expect(next()).toBeVisible());
    expect([ofBasket(), ofLine()]).toEqual([[], []]);
  });

  test("a gift that cannot be redeemed can be removed where it is said, or the codes in its stead", async () => {
    const { shop } = await opened();
    const lineId = shop.state().basket.basket!.deliveries[0]!.productLines[0]!.lineId;
    const code = {
      type: "SGK",
      valueCurrency: "DKK",
      valueAmount: 1,
      paymentAmount: 1,
      voucherMasked: "SGK-••••••AAAA",
    };
    let codes: string[] = [];
    const withCodes = async (...given: string[]) => {
      codes = given;
      await changed(shop, (basket) => {
        basket.issues = [{ type: "ProductNotAllowedWhileRedeeming", relatedTo: lineId }];
        basket.vouchers = codes.map((id) => ({ ...code, id }));
      });
      return waitFor(() => within(lines()[0]!).getByText(/^This gift cannot be bought with a code/).textContent);
    };
    expect(await withCodes()).toMatch(/Remove the gift to go on\.$/);
    expect(await withCodes("v1")).toMatch(/Remove the gift or the code to go on\.$/);
    expect(await withCodes("v1", "v2")).toMatch(/Remove the gift or the codes to go on\.$/);
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
    hurryTime();
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
    await act(async () => void shop.dispatch(basketOrdered({ publicOrderId: "GABC" })));
    expect(screen.getByRole("link", { name: "See your order" })).toHaveAttribute("href", "/en/dk/dkk/order/GABC");
    fireEvent.click(screen.getByRole("button", { name: "Hide this message" }));
    expect(screen.queryByRole("link", { name: "See your order" })).toBeNull();
  });
});
