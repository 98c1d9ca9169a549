import { expect, test } from "vitest";
import { SESSION } from "~/domain/storage";
import { putReferenceAside, takeReference } from "~/state/rememberedForms";
import { memoryStorage } from "../support/tabs";

test("an order reference that was put aside comes back once, with its own basket", () => {
  const shelf = memoryStorage();
  putReferenceAside(shelf, "one", "PO-1");
  putReferenceAside(shelf, "two", "PO-2");
  expect([takeReference(shelf, "one"), takeReference(shelf, "one")]).toEqual(["PO-1", null]);
  expect(takeReference(shelf, "two")).toBe("PO-2");
});

test.each(["null", "[]", "7", "{", '{"one":7}'])(
  "where %s is stored there is no order reference, and room for one",
  (stored) => {
    const shelf = memoryStorage();
    shelf.write(SESSION.references, stored);
    expect(takeReference(shelf, "one")).toBeNull();
    shelf.write(SESSION.references, stored);
    putReferenceAside(shelf, "one", "PO-1");
    expect(takeReference(shelf, "one")).toBe("PO-1");
  },
);
