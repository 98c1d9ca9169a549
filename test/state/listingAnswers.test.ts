import { describe, expect, test } from "vitest";
import { selectListing, selectListingFailure } from "~/state/listing/selectors";
import { loadNextPage, openListing, retryListing } from "~/state/listing/slice";
import { items, listed, query } from "../support/listed";
import { faults } from "../support/network";
import { settled, startShop } from "../support/startShop";

describe("a list whose answer fails, lacks something or cannot be true", () => {
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

  test.each([0, null, undefined, 9999])(
    "a server that counts %s pages does not make the list endless",
    async (totalPages) => {
      const shop = startShop({ enter: false });
      shop.network.fail(
        "productsFilter",
        faults.edit((answer) => {
          const { productsFilter } = Array.isArray(answer) ? answer[0].data : answer.data;
          productsFilter.items = productsFilter.items.slice(0, 5);
          productsFilter.pagingInfo = { page: 1, perPage: 48, totalPages, totalItems: 500 };
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
      expect(ids.length).toBeGreaterThanOrEqual(5);
      expect(new Set(ids).size).toBe(ids.length);
    },
  );

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
