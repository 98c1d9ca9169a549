import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { BundleGroup } from "~/screens/Bundle/BundleGroup";
import { WholeBundle } from "~/screens/Bundle/WholeBundle";
import { selectExports } from "~/state/exports/selectors";
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

test("a file that does not come is said at its row to take long, until it is there", async () => {
  playTime();
  const shop = opened({ path: PATH });
  follow(shop, { bundle: { "1001": 2 } }, "bundle");
  await pass(1_000);
  const group = selectExports(shop.state()).groups![0]!;
  const title = { name: "Spa", language: null };
  renderAt(shop, PATH, { "giftcard/bundle": <BundleGroup group={group} title={title} isLong={false} /> });
  shop.network.fail("exportVoucherFile", faults.delay(7_000));
  fireEvent.click(screen.getByRole("button", { name: "Save Spa number 2" }));
  await pass(3_000);
  expect(screen.queryByText(LONG)).toBeNull();
  await pass(2_000);
  const told = screen.getByText(LONG);
  expect(told.closest("[role=status]")).not.toBeNull();
  expect(told.closest("li")).toHaveTextContent("Gift card 2");
  await pass(4_000);
  expect(screen.queryByText(LONG)).toBeNull();
  expect(screen.getByText("Saved")).toBeInTheDocument();
});
