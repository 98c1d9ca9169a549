import { describe, expect, test } from "vitest";
import type { ListingQuery } from "~/api/cms/listing";
import {
  selectListedProduct,
  selectListing,
  selectListingFailure,
  selectListingIsOld,
  selectListingLoading,
} from "~/state/listing/selectors";
import { selectSalesChannelId } from "~/state/basket/selectors";
import { loggedOut, marketEntered } from "~/state/facts";
import { loadNextPage, openListing, pageReceived, retryListing } from "~/state/listing/slice";
import { faults } from "../support/network";
import { DANISH, settled, type Shop, startShop } from "../support/startShop";

const query = (more: Partial<ListingQuery> = {}): ListingQuery => ({
  salesChannelId: 3,
  countryCode: "DK",
  currency: "DKK",
  expectedLanguage: "en",
  ...more,
});
const asked = (shop: Shop) => shop.network.count("productsFilter");
const items = (shop: Shop) => selectListing(shop.state())?.items ?? [];

async function listed(more?: Partial<ListingQuery>): Promise<Shop> {
  const shop = startShop({ enter: false });
  shop.dispatch(openListing(query(more)));
  await shop.until((state) => selectListing(state));
  return shop;
}

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

  test("a failure keeps what is there, and can be tried again", async () => {
    const shop = await listed();
    shop.network.fail("productsFilter", faults.raw("{"));
    shop.dispatch(loadNextPage());
    await shop.until((state) => selectListingFailure(state));
    expect(items(shop)).toHaveLength(48);
    shop.network.heal();
    shop.dispatch(retryListing());
    await shop.until((state) => selectListing(state)?.page === 2);
  });

  test("an answer with errors beside it shows what came, and says that something is missing", async () => {
    const shop = startShop({ enter: false });
    shop.network.fail(
      "productsFilter",
      faults.edit((answer) => {
        const [one] = Array.isArray(answer) ? answer : [answer];
        one.errors = [{ message: "Some are gone", extensions: { code: "SomethingNew" } }];
        one.data.productsFilter.items[3] = { id: null };
        return answer;
      }),
    );
    shop.dispatch(openListing(query()));
    await shop.until((state) => selectListing(state));
    expect(items(shop)).toHaveLength(47);
    await shop.until((state) => state.notices.queue.length > 0);
    expect(shop.state().notices.queue[0]?.code).toBe("ListingIncomplete");
    // The next page does not bring what is missing of the first.
    shop.network.heal();
    shop.dispatch(loadNextPage());
    await shop.until((state) => selectListing(state)?.page === 2);
    expect(selectListing(shop.state())?.incomplete).toBe(true);
  });

  test("of which nothing can be read is not called empty, and can be tried again", async () => {
    const shop = startShop({ enter: false });
    shop.network.fail(
      "productsFilter",
      faults.edit((answer) => {
        const [one] = Array.isArray(answer) ? answer : [answer];
        one.data.productsFilter.items = one.data.productsFilter.items.map(() => ({ id: null }));
        return answer;
      }),
    );
    shop.dispatch(openListing(query()));
    await shop.until((state) => selectListingFailure(state) ?? selectListing(state));
    expect(selectListingFailure(shop.state())?.code).toBe("MALFORMED_ANSWER");
    shop.network.heal();
    shop.dispatch(retryListing());
    await shop.until((state) => selectListing(state));
    expect(items(shop)).toHaveLength(48);
  });

  test("comes back by itself when the connection does", async () => {
    const shop = startShop({ enter: false });
    shop.network.fail("productsFilter", faults.raw("{"), { times: 1 });
    shop.dispatch(openListing(query()));
    await shop.until((state) => selectListingFailure(state));
    shop.setOnline(false);
    expect(shop.state().notices.offline).toBe(true);
    shop.setOnline(true);
    expect(shop.state().notices.offline).toBe(false);
    await shop.until((state) => selectListing(state));
  });

  test.each([0, null, 9999])("a server that counts %s pages does not make the list endless", async (totalPages) => {
    const shop = startShop({ enter: false });
    shop.network.fail(
      "productsFilter",
      faults.edit((answer) => {
        const { productsFilter } = Array.isArray(answer) ? answer[0].data : answer.data;
        productsFilter.items = productsFilter.items.slice(0, 5);
        productsFilter.pagingInfo = { page: 1, perPage: 48, totalPages: totalPages ?? 0, totalItems: 500 };
        return answer;
      }),
    );
    shop.dispatch(openListing(query()));
    await shop.until((state) => selectListing(state));
    for (let more = 0; more < 4; more += 1) {
      shop.dispatch(loadNextPage());
      await settled();
    }
    const ids = items(shop).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("a server that counts too few counts at least what it sent", async () => {
    const shop = startShop({ enter: false });
    shop.network.fail(
      "productsFilter",
      faults.editField("productsFilter", (found) => {
        found.pagingInfo = { page: 1, perPage: 48, totalPages: 0, totalItems: 0 };
      }),
    );
    shop.dispatch(openListing(query()));
    await shop.until((state) => selectListing(state));
    expect(selectListing(shop.state())?.totalItems).toBe(48);
  });

  test("at its end a list counts what is shown: no gift is missing that cannot be reached", async () => {
    const shop = startShop({ enter: false });
    shop.network.fail(
      "productsFilter",
      faults.edit((answer) => {
        const { productsFilter } = answer.data;
        for (const item of productsFilter.items.slice(3)) item.availableInCountries = ["SE"];
        productsFilter.pagingInfo = { page: 1, perPage: 48, totalPages: 2, totalItems: 96 };
        return answer as unknown;
      }),
    );
    shop.dispatch(openListing(query()));
    await shop.until((state) => selectListing(state));
    expect(selectListing(shop.state())?.totalItems).toBe(96);
    shop.dispatch(loadNextPage());
    await shop.until((state) => selectListing(state)?.isLastPage);
    expect(selectListing(shop.state())?.totalItems).toBe(6);
  });

  test.each([
    ["not sold in the country", { availableInCountries: ["SE", "NO"] }],
    ["of a portal that has none of it left", { hasPricesInStock: false }],
  ])("has no gift that is %s", async (_what, traits) => {
    const shop = startShop({ enter: false });
    let id = "";
    shop.network.fail(
      "productsFilter",
      faults.editField("productsFilter", (page) => {
        const gift = Object.assign(page.items[0], traits);
        id = gift.id;
      }),
    );
    shop.dispatch(openListing(query()));
    await shop.until((state) => selectListing(state));
    expect(items(shop)).toHaveLength(47);
    expect(items(shop).map((item) => item.id)).not.toContain(id);
  });

  test("the same page twice ends the list", async () => {
    const shop = await listed();
    shop.network.fail("productsFilter", async () => {
      const page = { items: items(shop), pagingInfo: { page: 2, perPage: 48, totalPages: 99, totalItems: 4000 } };
      return Response.json({ data: { productsFilter: { ...page, hasPhysicalProducts: null } } });
    });
    shop.dispatch(loadNextPage());
    await shop.until((state) => selectListing(state)?.isLastPage);
    expect(items(shop)).toHaveLength(48);
    // The filter by kind stays, though this page does not say whether there are gifts by post.
    expect(selectListing(shop.state())?.hasPhysicalProducts).toBe(true);
  });

  test("so does the same page of nothing that is sold here, which nobody would scroll", async () => {
    const shop = startShop({ enter: false });
    const pagingInfo = { page: 1, perPage: 48, totalPages: 9999, totalItems: 400_000 };
    let page: { items: { availableInCountries: string[] }[] } | undefined;
    shop.network.fail(
      "productsFilter",
      faults.editField("productsFilter", (found) => {
        page ??= found;
        for (const item of page!.items) item.availableInCountries = ["SE"];
        Object.assign(found, page, { pagingInfo });
      }),
    );
    shop.dispatch(openListing(query()));
    await shop.until((state) => selectListing(state));
    expect(selectListing(shop.state())?.isLastPage).toBe(false);
    shop.dispatch(loadNextPage());
    await shop.until((state) => selectListing(state)?.page === 2);
    expect(selectListing(shop.state())).toMatchObject({ items: [], isLastPage: true });
  });
});

describe("a list of hours ago, in a shop that stayed open", () => {
  const HOUR = 3_600_000;

  /** Two pages of it were looked at; the first gift is gone by now. */
  async function lookedAt(hours: number): Promise<Shop> {
    const shop = await listed();
    shop.dispatch(loadNextPage());
    await shop.until((state) => selectListing(state)?.page === 2);
    shop.network.fail(
      "productsFilter",
      faults.editField("productsFilter", (found) => {
        if (found.pagingInfo.page === 1) found.items.shift();
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
