import { describe, expect, test } from "vitest";
import {
  selectListedProduct,
  selectListing,
  selectListingFailure,
  selectListingIsOld,
  selectListingLoading,
} from "~/state/listing/selectors";
import { selectSalesChannelId } from "~/state/basket/selectors";
import { loggedOut, marketEntered } from "~/state/facts";
import { loadNextPage, openListing, pageReceived } from "~/state/listing/slice";
import { items, listed, query } from "../support/listed";
import { faults } from "../support/network";
import { DANISH, settled, type Shop, startShop } from "../support/startShop";

const asked = (shop: Shop) => shop.network.count("productsFilter");

describe("the listing", () => {
  test("has 48 a page, and the next pages come after it", async () => {
    const shop = await listed();
    expect(items(shop)).toHaveLength(48);
    shop.dispatch(loadNextPage());
    expect(selectListingLoading(shop.state())).toBe(true);
    await shop.until((state) => selectListing(state)?.page === 2);
    expect(items(shop)).toHaveLength(96);
    expect(new Set(items(shop).map(({ id }) => id)).size).toBe(96);
  });

  test("lists that were overtaken in the same moment are not asked for", async () => {
    const shop = startShop({ enter: false });
    for (const orderBy of ["Price", "Alphabetic", "SortingPosition"] as const) {
      shop.dispatch(openListing(query({ orderBy })));
    }
    await shop.until((state) => selectListing(state));
    await settled();
    expect(shop.network.asked("productsFilter").map(({ input }) => input.orderBy)).toEqual(["SortingPosition"]);
  });

  test("stays when the person signs out: it is nobody's", async () => {
    const shop = await listed();
    shop.dispatch(loggedOut());
    expect(items(shop)).toHaveLength(48);
  });

  test("two clicks on load more ask for one page", async () => {
    const shop = await listed();
    shop.dispatch(loadNextPage());
    shop.dispatch(loadNextPage());
    await shop.until((state) => selectListing(state)?.page === 2);
    await settled();
    expect(selectListing(shop.state())?.page).toBe(2);
    expect(shop.network.asked("productsFilter").filter(({ pagination }) => pagination.page > 2)).toEqual([]);
  });

  test("the old list stays until the new one is there", async () => {
    const shop = await listed();
    const before = selectListing(shop.state());
    shop.dispatch(openListing(query({ orderBy: "Alphabetic" })));
    expect(selectListing(shop.state())).toBe(before);
    expect(selectListingIsOld(shop.state())).toBe(true);
    await shop.until((state) => !selectListingIsOld(state));
    expect(selectListing(shop.state())?.query.orderBy).toBe("Alphabetic");
  });

  test("of many fast changes the last one wins, whatever the order of the answers", async () => {
    const shop = await listed();
    shop.sandbox.control({ latency: [1, 30] });
    for (let price = 100; price < 120; price += 1) {
      shop.dispatch(openListing(query({ priceMax: price })));
      await settled(1);
    }
    await shop.until((state) => !selectListingIsOld(state));
    await settled(60);
    shop.sandbox.control({ latency: [0, 0] });
    expect(selectListing(shop.state())?.query.priceMax).toBe(119);
  });

  test("a list that was seen is there at once, with all its pages, and asks nothing", async () => {
    const shop = await listed();
    shop.dispatch(loadNextPage());
    await shop.until((state) => selectListing(state)?.page === 2);
    shop.dispatch(openListing(query({ orderBy: "Price" })));
    await shop.until((state) => !selectListingIsOld(state));
    const before = asked(shop);
    shop.dispatch(openListing(query()));
    expect(items(shop)).toHaveLength(96);
    expect(selectListingLoading(shop.state())).toBe(false);
    await settled();
    expect(asked(shop)).toBe(before);
  });

  test("of another market nothing is shown", async () => {
    const shop = await listed();
    shop.dispatch(openListing(query({ countryCode: "SE", currency: "SEK" })));
    expect(selectListing(shop.state())).toBeNull();
    await shop.until((state) => selectListing(state)?.query.countryCode === "SE");
  });

  test.each([
    ["language", { locale: "da" }],
    ["currency", { currency: "eur" }],
    ["country", { countryCode: "se" }],
  ])("a product that was listed in another %s is not drawn with its title and price there", async (_what, other) => {
    const shop = startShop();
    shop.dispatch(openListing(query({ salesChannelId: selectSalesChannelId(shop.state()) })));
    await shop.until((state) => selectListing(state));
    const [first] = items(shop);
    expect(selectListedProduct(shop.state(), first!.id)).toBe(first);
    shop.dispatch(marketEntered({ ...DANISH, ...other }));
    expect(selectListedProduct(shop.state(), first!.id)).toBeNull();
    shop.dispatch(marketEntered(DANISH));
    expect(selectListedProduct(shop.state(), first!.id)).toBe(first);
  });

  test("an answer that came before the sagas is not asked for again", async () => {
    const shop = await listed();
    const { items: known, totalItems } = selectListing(shop.state())!;
    const answer = {
      items: known,
      pagingInfo: { page: 1, perPage: 48, totalPages: Math.ceil(totalItems / 48), totalItems },
      hasPhysicalProducts: true,
    };
    const early = [
      openListing(query()),
      pageReceived({ query: query(), page: 1, answer, at: shop.services.clock.now() }),
    ];
    const next = startShop({ network: shop.network, early, enter: false });
    await settled();
    expect(items(next)).toHaveLength(48);
    expect(asked(shop)).toBe(1);
  });
});

describe("a list of hours ago, in a shop that stayed open", () => {
  const HOUR = 3_600_000;

  /** Two pages of it were looked at; the first gift is gone by now. */
  async function lookedAt(hours: number): Promise<Shop> {
    const shop = await listed();
    shop.dispatch(loadNextPage());
    await shop.until((state) => selectListing(state)?.page === 2);
    const [first] = items(shop);
    shop.network.fail(
      "productsFilter",
      faults.editField("productsFilter", (found) => {
        found.items = found.items.filter(({ id }: { id: string }) => id !== first!.id);
      }),
    );
    shop.sandbox.clock.advance(hours * HOUR);
    return shop;
  }

  test.each([
    ["opened again", (shop: Shop) => void shop.dispatch(openListing(query()))],
    ["come back to", (shop: Shop) => shop.comeBack("shown")],
  ])("is shown when it is %s, until all of it has come anew", async (_how, come) => {
    const shop = await lookedAt(26);
    const before = items(shop);
    come(shop);
    expect(items(shop)).toBe(before);
    expect(selectListingLoading(shop.state())).toBe(false);
    await shop.until((state) => selectListing(state)?.items.length === 95);
    expect(items(shop)[0]).toEqual(before[1]);
    expect(selectListing(shop.state())?.page).toBe(2);
    const count = asked(shop);
    come(shop);
    await settled();
    expect(asked(shop)).toBe(count);
  });

  test("stays where it does not come, and nobody is told of a failure", async () => {
    const shop = await lookedAt(3);
    const before = items(shop);
    shop.network.heal();
    shop.network.fail("productsFilter", faults.raw("{"));
    shop.comeBack("shown");
    await settled();
    expect(items(shop)).toBe(before);
    expect(selectListingFailure(shop.state())).toBeNull();
  });

  test("of half an hour ago holds", async () => {
    const shop = await lookedAt(0.5);
    const count = asked(shop);
    shop.dispatch(openListing(query()));
    shop.comeBack("shown");
    await settled();
    expect(asked(shop)).toBe(count);
  });
});
