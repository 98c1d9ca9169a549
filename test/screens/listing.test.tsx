import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { askKey } from "~/api/early";
import { productsFilter } from "~/api/generated/cms/productsFilter";
import { listingVariables } from "~/api/variables";
import { Listing, seed } from "~/screens/Listing/Listing";
import { noFilters } from "~/domain/listingQuery";
import { loadNextPage } from "~/state/listing/slice";
import { faults } from "../support/network";
import { renderAt } from "../support/renderAt";
import { choose, openFor } from "../support/signedIn";
import { DANISH, pass, playTime, settled, type Shop, startShop } from "../support/startShop";

/* eslint-disable @typescript-eslint/no-explicit-any -- answers are changed as they come over the wire */

const screens = { shop: <Listing />, "shop/:product/:id": <p>a product</p> };
const cards = () => document.querySelectorAll("[id^='gift-']");
const count = () => document.querySelector("header [role=status]");
// Roles are slow to find among hundreds of elements: what has a label or words is found by them.
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const field = (label: string) => screen.getAllByLabelText<HTMLInputElement>(label)[0]!;
const button = (name: string | RegExp) => screen.getByRole("button", { name, hidden: true });
const heading = () => document.querySelector("h1");
const isOld = () => document.querySelector("[aria-busy]") !== null;

/** Four gifts a page: what is tested does not depend on their number, and drawing them takes a while. */
const FEW = 4;
const PAGING = { page: 1, perPage: 48, totalPages: 9, totalItems: 400 };
const fewer = faults.editField("productsFilter", ({ items }) => items.splice(FEW));

async function opened(search = "", shop: Shop = startShop()) {
  shop.network.fail("productsFilter", fewer);
  const drawn = renderAt(shop, `/en/dk/dkk/shop${search}`, screens);
  await waitFor(() => expect(cards().length).toBeGreaterThan(0));
  await screen.findByLabelText("For her");
  return { ...drawn, shop };
}

function onPhone(): void {
  const { happyDOM, innerWidth, innerHeight } = window as any;
  happyDOM.setViewport({ width: 390, height: 844 });
  onTestFinished(() => happyDOM.setViewport({ width: innerWidth, height: innerHeight }));
}

afterEach(() => {
  window.earlyAnswers = undefined;
});

test("nobody waits for the next page before coming near it", async () => {
  playTime();
  const shop = startShop();
  shop.network.fail("productsFilter", fewer);
  renderAt(shop, "/en/dk/dkk/shop", screens);
  await act(() => pass(9_000));
  expect(cards().length).toBeGreaterThan(0);
  expect(shop.network.count("productsFilter")).toBe(1);
  expect(screen.queryByText("This is taking longer than expected")).toBeNull();
});

describe("the listing's filters", () => {
  test("stand in the address, and the count says what is left", async () => {
    const { place } = await opened();
    expect(count()).toHaveTextContent(/4 of [\d,]+ gifts/);
    const before = count()!.textContent;
    fireEvent.click(box("For her"));
    await waitFor(() => expect(place.address).toBe("/en/dk/dkk/shop?recipient=2"));
    expect(heading()).toHaveTextContent("For her");
    await waitFor(() => expect(count()!.textContent).not.toBe(before));
  });

  test("the sheet of a narrow screen counts no gifts that nobody knows", async () => {
    onPhone();
    const shop = startShop();
    shop.network.fail("productsFilter", faults.status(400, { errors: [{ message: "no" }] }));
    renderAt(shop, "/en/dk/dkk/shop", screens);
    await screen.findByText("The gifts could not be shown");
    fireEvent.click(button(/^Filters/));
    const sheet = within(document.querySelector("dialog")!);
    expect(sheet.getByText("Close")).toBeVisible();
    expect(sheet.queryByText(/Show 0/)).toBeNull();
  });

  test("in the sheet of a narrow screen, which lies over the page, the count is said too", async () => {
    onPhone();
    const shop = startShop();
    shop.network.fail("productsFilter", fewer);
    renderAt(shop, "/en/dk/dkk/shop", screens);
    await waitFor(() => expect(cards().length).toBeGreaterThan(0));
    fireEvent.click(button(/^Filters/));
    const her = await screen.findByLabelText("For her");
    const told = within(document.querySelector("dialog")!).getByText(/^4 of [\d,]+ gifts$/);
    expect(told.parentElement).toHaveAttribute("role", "status");
    const before = told.textContent;
    fireEvent.click(her);
    await waitFor(() => expect(told.textContent).not.toBe(before));
    expect(told).toHaveTextContent(/4 of [\d,]+ gifts/);
  });

  test("the old list stays, dimmed, until the new one is there", async () => {
    const { shop } = await opened();
    const first = cards()[0]!.id;
    shop.network.heal();
    const release = shop.network.hold("productsFilter");
    fireEvent.change(box("Sort by"), { target: { value: "PriceDesc" } });
    await waitFor(() => expect(isOld()).toBe(true));
    expect(cards()[0]!.id).toBe(first);
    release();
    await waitFor(() => expect(isOld()).toBe(false));
    expect(cards()[0]!.id).not.toBe(first);
  });

  test("presses of one moment add up, and the last list wins", async () => {
    const { place, shop } = await opened();
    fireEvent.click(box("For him"));
    fireEvent.click(box("For her"));
    fireEvent.click(box("Birthday"));
    fireEvent.click(box("For him"));
    await waitFor(() => expect(place.address).toBe("/en/dk/dkk/shop?recipient=2&occasion=24"));
    expect(box("For him")).not.toBeChecked();
    await waitFor(() => expect(isOld()).toBe(false));
    expect(shop.state().listing.records[shop.state().listing.shown!]!.query.inCategories).toEqual(["2", "24"]);
  });

  test("what is pressed before a ticked box is drawn everywhere adds up: the sorting, a filter taken away, a price", async () => {
    const { place } = await opened("?occasion=24");
    await screen.findByLabelText("Remove Birthday");
    // Within one act nothing that may wait is drawn in between, as in a browser that has much to do.
    act(() => {
      fireEvent.click(box("For her"));
      fireEvent.change(box("Sort by"), { target: { value: "Alphabetic" } });
      fireEvent.click(box("Remove Birthday"));
      fireEvent.change(field("From"), { target: { value: "50" } });
      fireEvent.blur(field("From"));
    });
    await waitFor(() => expect(place.address).toBe("/en/dk/dkk/shop?recipient=2&min=50&order=Alphabetic&currency=dkk"));
    expect(box("For her")).toBeChecked();
    expect(box("Birthday")).not.toBeChecked();
    expect(screen.getByLabelText("Remove For her")).toBeVisible();
  });

  test("who goes elsewhere before a press is drawn has what is there, and the next press adds nothing to it", async () => {
    const { place } = await opened();
    act(() => {
      fireEvent.click(box("For her"));
      void place.go("/en/dk/dkk/shop");
    });
    expect(box("For her")).not.toBeChecked();
    fireEvent.click(box("For him"));
    await waitFor(() => expect(place.address).toBe("/en/dk/dkk/shop?recipient=1"));
  });

  test("what cannot be leaves the address, what is foreign stays", async () => {
    const { place } = await opened("?recipient=2,zz,99999&order=Wrong&min=9&max=1&utm_source=mail&type=Boat");
    await waitFor(() => expect(place.address).toBe("/en/dk/dkk/shop?recipient=2&utm_source=mail"));
  });

  test("a chosen filter is a button that takes it away, and the focus goes on to the next", async () => {
    const { place } = await opened("?recipient=2&occasion=24");
    const first = await screen.findByLabelText("Remove For her");
    first.focus();
    fireEvent.click(first);
    await waitFor(() => expect(place.address).toBe("/en/dk/dkk/shop?occasion=24"));
    expect(document.activeElement).toBe(box("Remove Birthday"));
    const read: string[] = [];
    heading()?.addEventListener("focus", () => read.push(heading()!.textContent));
    fireEvent.click(box("Remove Birthday"));
    expect(document.activeElement).toBe(heading());
    expect(read).toEqual(["All gifts"]);
  });

  test("prices are taken when the field is left, and not when they are crossed", async () => {
    const { place } = await opened();
    const [from, to] = [field("From"), field("To")];
    fireEvent.change(from, { target: { value: "500" } });
    fireEvent.change(to, { target: { value: "200" } });
    fireEvent.blur(to);
    await settled();
    expect(place.address).toBe("/en/dk/dkk/shop");
    expect(to).toHaveAccessibleDescription(/higher/);
    fireEvent.change(to, { target: { value: "900" } });
    fireEvent.keyDown(to, { key: "Enter" });
    await waitFor(() => expect(place.address).toBe("/en/dk/dkk/shop?min=500&max=900&currency=dkk"));
  });

  test("a moved slider adds its price to what is pressed before the hand has rested", async () => {
    const { place } = await opened();
    const from = await screen.findByRole("slider", { name: "From", hidden: true });
    fireEvent.change(from, { target: { value: "50" } });
    const price = field("From").value;
    expect(price).toMatch(/^\d+$/);
    fireEvent.click(box("For her"));
    await waitFor(() => expect(place.address).toBe(`/en/dk/dkk/shop?recipient=2&min=${price}&currency=dkk`));
  });

  test("whose names do not come are asked for again, and those of the address can be taken away", async () => {
    const shop = startShop();
    const nameless = (answer: any) =>
      /BySalesChannel/.test(JSON.stringify(answer)) ? { data: null, errors: [{ message: "no" }] } : answer;
    shop.network.fail(
      /BySalesChannel$/,
      faults.edit((answers: any) => (Array.isArray(answers) ? answers.map(nameless) : nameless(answers))),
    );
    const { place } = renderAt(shop, "/en/dk/dkk/shop?recipient=2&occasion=24&brand=17", screens);
    await screen.findByText("The filters could not be loaded");
    await screen.findByText("The brands could not be loaded");
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/^Gifts$/);
    fireEvent.click(box("Remove Occasion"));
    await waitFor(() => expect(place.address).toBe("/en/dk/dkk/shop?recipient=2&brand=17"));
    shop.network.heal();
    for (const again of screen.getAllByText("Try again")) fireEvent.click(again);
    await screen.findByLabelText("Remove For her");
    await waitFor(() => expect(screen.queryByText(/could not be loaded/)).toBeNull());
    expect(place.address).toBe("/en/dk/dkk/shop?recipient=2&brand=17");
    fireEvent.click(await screen.findByText("Clear all"));
    await waitFor(() => expect(place.address).toBe("/en/dk/dkk/shop"));
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("All gifts");
  });

  test("types are offered only where there are things by post, or where the address names one", async () => {
    const none = faults.editField("productsFilter", (page) => (page.hasPhysicalProducts = false));
    const shop = startShop();
    shop.network.fail(/productsFilter/, none);
    const { unmount } = await opened("", shop);
    expect(screen.queryByLabelText("Gift cards")).toBeNull();
    unmount();
    await opened("?type=Giftcard", shop);
    expect(box("Gift cards")).toBeChecked();
  });
});

describe("the listing's pages", () => {
  test("come back with no request after a product", async () => {
    const { shop, goTo } = await opened();
    const asked = shop.network.count("productsFilter");
    await goTo("/en/dk/dkk/shop/x/1");
    expect(screen.getByText("a product")).toBeVisible();
    await goTo(-1);
    expect(cards()).toHaveLength(FEW);
    await settled();
    expect(shop.network.count("productsFilter")).toBe(asked);
  });

  test("after the third the person asks for more, and the focus goes to the first new card", async () => {
    const { shop } = await opened();
    for (const page of [2, 3]) {
      act(() => void shop.dispatch(loadNextPage()));
      await waitFor(() => expect(cards()).toHaveLength(FEW * page));
    }
    fireEvent.click(button("Show more gifts"));
    await waitFor(() => expect(cards()).toHaveLength(4 * FEW));
    expect(document.activeElement).toBe(cards()[3 * FEW]);
    // How many there are now is said beside it, by the count above the list.
    await screen.findByText("4 more gifts");
  });

  test("a press for more that was refused in one list takes no focus in another", async () => {
    const { shop } = await opened();
    const pagesUntil = async (last: number) => {
      for (let page = 2; page <= last; page += 1) {
        act(() => void shop.dispatch(loadNextPage()));
        await waitFor(() => expect(cards()).toHaveLength(FEW * page));
      }
    };
    await pagesUntil(4);
    fireEvent.click(box("For her"));
    await waitFor(() => expect(cards()).toHaveLength(FEW));
    await pagesUntil(3);
    shop.network.heal();
    shop.network.fail("productsFilter", faults.status(400, { errors: [{ message: "no" }] }));
    fireEvent.click(button("Show more gifts"));
    await screen.findByText("Try again");
    box("For her").focus();
    fireEvent.click(box("For her"));
    await waitFor(() => expect(cards()).toHaveLength(4 * FEW));
    await screen.findByText(/^16 of [\d,]+ gifts$/);
    expect(document.activeElement).toBe(box("For her"));
    expect(screen.queryByText(/^\d+ more gifts$/)).toBeNull();
  });

  test("the first one is drawn from the early answer, and nothing is asked", async () => {
    const shop = startShop({ enter: false });
    const answer = await shop.sandbox.fetch(
      new Request("https://shop.example/graphql/cms", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({
          operationName: productsFilter.name,
          query: productsFilter.text,
          variables: listingVariables({ market: DANISH, salesChannelId: 3, filters: noFilters() }),
        }),
      }),
    );
    const raw = { status: 200, retryAfter: null, body: await answer.json() };
    window.earlyAnswers = new Map([
      [
        askKey(productsFilter.name, listingVariables({ market: DANISH, salesChannelId: 3, filters: noFilters() })),
        { promise: Promise.resolve(raw), answer: raw },
      ],
    ]);
    seed(shop.dispatch, { market: DANISH, search: "", salesChannelId: 3, department: null });
    renderAt(shop, "/en/dk/dkk/shop", screens);
    expect(cards()).toHaveLength(48);
    await settled();
    expect(shop.network.asked("productsFilter")).toEqual([]);
  });

  test("an early answer of which nothing could be read is asked for again", async () => {
    const shop = startShop();
    const body = { data: { productsFilter: { items: [{ id: null }], pagingInfo: PAGING, hasPhysicalProducts: null } } };
    const raw = { status: 200, retryAfter: null, body };
    const key = askKey(
      productsFilter.name,
      listingVariables({ market: DANISH, salesChannelId: 3, filters: noFilters() }),
    );
    window.earlyAnswers = new Map([[key, { promise: Promise.resolve(raw), answer: raw }]]);
    seed(shop.dispatch, { market: DANISH, search: "", salesChannelId: 3, department: null });
    renderAt(shop, "/en/dk/dkk/shop", screens);
    await waitFor(() => expect(cards()).toHaveLength(48));
  });

  test("who shops for a company is shown what is agreed with its department", async () => {
    const shop = await openFor("anton");
    await choose(shop, "acc-anton-nordhavn");
    await opened("", shop);
    expect(shop.network.asked("productsFilter")).toMatchObject([
      { input: { salesChannelId: 1, associatedB2bDepartment: "dep-nordhavn" } },
    ]);
    expect(document.getElementById("gift-1310")).not.toBeNull();
  });

  /** Whoever watches for something to come near is told at once: there is nothing between it and the top. */
  class AllNear {
    constructor(private readonly told: (entries: { isIntersecting: boolean }[]) => void) {}
    observe() {
      this.told([{ isIntersecting: true }]);
    }
    disconnect() {}
  }
  /** The gifts of so many first pages are sold in other countries only. */
  const elsewhere = (pages: number) => {
    let page = 0;
    return faults.editField("productsFilter", ({ items }) => {
      page += 1;
      items.splice(FEW);
      if (page <= pages) for (const item of items) item.availableInCountries = ["jp"];
    });
  };

  test("of gifts for other countries only is no end: the next ones come until there is one to show", async () => {
    vi.stubGlobal("IntersectionObserver", AllNear);
    const shop = startShop();
    shop.network.fail("productsFilter", elsewhere(4));
    renderAt(shop, "/en/dk/dkk/shop", screens);
    await waitFor(() => expect(cards()).toHaveLength(FEW));
    expect(shop.network.asked("productsFilter").map(({ pagination }) => pagination.page)).toEqual(
      [1, 2, 3, 4, 5, 6].slice(0, 5),
    );
  });

  test("is not told to be empty before its last page", async () => {
    const shop = startShop();
    shop.network.fail("productsFilter", elsewhere(1));
    renderAt(shop, "/en/dk/dkk/shop", screens);
    await shop.until((state) => Object.values(state.listing.records)[0]?.page === 1);
    await settled();
    expect(screen.queryByText("There are no gifts here yet")).toBeNull();
    expect(count()).toBeEmptyDOMElement();
    expect(document.querySelector("[class*=skeleton]")).not.toBeNull();
  });

  test.each([
    ["could be read", (page: any) => (page.items = page.items.map(() => ({ id: null })))],
    ["came, and errors beside it", (page: any) => (page.items = [])],
  ])("of which nothing %s is a failure, and no empty list", async (_what, change) => {
    const shop = startShop();
    shop.network.fail(
      "productsFilter",
      faults.editEach((answer) => {
        if (!answer.data?.productsFilter) return;
        change(answer.data.productsFilter);
        answer.errors = [{ message: "Some are gone", extensions: { code: "SomethingNew" } }];
      }),
    );
    renderAt(shop, "/en/dk/dkk/shop", screens);
    await screen.findByText("The gifts could not be shown");
    shop.network.heal();
    fireEvent.click(screen.getByText("Try again"));
    await waitFor(() => expect(cards()).toHaveLength(48));
  });

  test("a failure says so and offers to try again", async () => {
    const shop = startShop();
    shop.network.fail("productsFilter", faults.status(400, { errors: [{ message: "no" }] }));
    renderAt(shop, "/en/dk/dkk/shop", screens);
    const retry = await screen.findByText("Try again");
    shop.network.heal();
    fireEvent.click(retry);
    await waitFor(() => expect(cards()).toHaveLength(48));
  });

  test("nothing that fits offers categories, and to clear the filters", async () => {
    const shop = startShop();
    const { place } = renderAt(shop, "/en/dk/dkk/shop?recipient=1&category=22&min=999999", screens);
    await screen.findByText("No gift matches all your filters");
    expect(screen.getByText("Experiences", { selector: "a" })).toHaveAttribute("href", "/en/dk/dkk/shop?category=9");
    fireEvent.click(screen.getAllByText("Clear all").at(-1)!);
    await waitFor(() => expect(place.address).toBe("/en/dk/dkk/shop"));
    await waitFor(() => expect(cards()).toHaveLength(48));
  });
});
