import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { BusinessAccount } from "~/screens/BusinessAccount/BusinessAccount";
import { renderAt } from "../support/renderAt";
import { openFor } from "../support/signedIn";

/** On a busy machine the first form and its rules take a while to come. */
const SLOW = { timeout: 10_000 };

vi.setConfig({ testTimeout: 30_000 });

const ACCOUNTS = "/en/dk/dkk/business/my/account";

test("a department whose approval waits for its review is not called approved for invoice", async () => {
  const shop = await openFor("anton", { path: ACCOUNTS });
  shop.sandbox.control({ departments: { "dep-nordhavn": { status: "PendingReview" } } });
  renderAt(shop, ACCOUNTS, { "business/my/account": <BusinessAccount /> });
  const department = await screen.findByRole("radio", { name: /Nordhavn Studio/ }, SLOW);
  const label = department.closest("label")!;
  expect(label).toHaveTextContent("Pending review");
  expect(label).toHaveTextContent("Not approved for invoice");
});
