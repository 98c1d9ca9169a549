import { renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { useRedeemableBrands } from "~/api/watch/catalogue";
import { type Fault, faults } from "../support/network";
import { DANISH, openNetwork } from "../support/startShop";

const FULL = 200;
let brands = 0;

/** A page of the catalogue: so many gifts, each of a brand of its own, and what is said of the number of pages. */
const pageOf = (count: number, totalPages: number | null): Fault =>
  faults.editField("productsFilter", (found) => {
    const items = Array.from({ length: count }, () => ({
      brandId: `b${(brands += 1)}`,
      redeemableInCountries: ["DK"],
    }));
    Object.assign(found, { items, pagingInfo: { totalPages } });
  });

test.each<[string, number | null, number[]]>([
  ["are counted, whatever is on them", 2, [1, 2]],
  ["are one, and full", 1, [FULL]],
  ["are not counted: one that is not full is the last", null, [FULL - 1]],
  ["are not counted: a full one is followed by another", null, [FULL, FULL, 1]],
  ["are not counted, and all full", null, [FULL, 0]],
])("the brands of all pages are found where these %s", async (_how, totalPages, pages) => {
  const network = openNetwork();
  for (const count of pages) network.fail("catalogueProducts", pageOf(count, totalPages), { times: 1 });
  network.fail("catalogueProducts", pageOf(FULL, null));
  const { result } = renderHook(() => useRedeemableBrands(DANISH, 1));
  const all = pages.reduce((sum, count) => sum + count, 0);
  await waitFor(() => expect(result.current.brands?.size).toBe(all));
  expect(network.count("catalogueProducts")).toBe(pages.length);
});
