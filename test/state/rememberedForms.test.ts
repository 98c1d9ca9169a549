import { expect, test } from "vitest";
import { putReferenceAside, takeReference } from "~/state/rememberedForms";
import { memoryStorage } from "../support/tabs";

test("an order reference that was put aside comes back once, with its own basket", () => {
  const shelf = memoryStorage();
  putReferenceAside(shelf, "one", "PO-1");
  putReferenceAside(shelf, "two", "PO-2");
  expect([takeReference(shelf, "one"), takeReference(shelf, "one")]).toEqual(["PO-1", null]);
  expect(takeReference(shelf, "two")).toBe("PO-2");
});
