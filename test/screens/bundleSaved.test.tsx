import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { WholeBundle } from "~/screens/Bundle/WholeBundle";
import { faults } from "../support/network";
import { follow, opened } from "../support/opening";
import { renderAt } from "../support/renderAt";
import { pass, playTime } from "../support/startShop";

const PATH = "/en/dk/dkk/giftcard/bundle";
const LONG = "This is taking longer than expected";

test("a server that has to be waited for is said to take long, and in the end why files are missing", async () => {
  playTime();
  const shop = opened({ path: PATH });
  follow(shop, { bundle: { "1001": 6 } }, "bundle");
  await pass(1_000);
  const all = <WholeBundle total={6} titles={{ "1001": { name: "Spa", language: null } }} />;
  renderAt(shop, PATH, { "giftcard/bundle": all });
  shop.network.fail("exportVoucherFile", faults.tooMany(10), { skip: 5 });
  fireEvent.click(screen.getByRole("button", { name: "Save all 6 files" }));
  await pass(3_000);
  expect(screen.getByText("5 of 6 files")).toBeInTheDocument();
  expect(screen.queryByText(LONG)).toBeNull();
  await pass(3_000);
  expect(screen.getByText(LONG).closest("[role=status]")).not.toBeNull();
  await pass(6_000);
  expect(screen.queryByText(LONG)).toBeNull();
  for (const told of [/^The download lacks one file/, "Too many tries at once. Wait a moment and try again."])
    expect(screen.getByText(told).closest("[role=status]")).not.toBeNull();
});
