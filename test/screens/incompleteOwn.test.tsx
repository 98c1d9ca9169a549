/* eslint-disable @typescript-eslint/no-explicit-any -- answers are changed as they come over the wire */
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { keptGiftTools } from "~/app/keptGiftTools";
import { KeptGiftToolsContext } from "~/components/keptGiftTools";
import { Bundle } from "~/screens/Bundle/Bundle";
import { Order } from "~/screens/Order/Order";
import { Orders } from "~/screens/Orders/Orders";
import { enterVoucher } from "~/state/exports/slice";
import { selectExports } from "~/state/exports/selectors";
import { faults, type Network } from "../support/network";
import { ordered } from "../support/ordered";
import { renderAt } from "../support/renderAt";
import { openFor } from "../support/signedIn";
import { hurryTime, type Shop, startShop } from "../support/startShop";

const PART = "Part of this page cannot be shown";

const spoil = (network: Network, operation: string, change: (data: any) => void) =>
  network.fail(
    operation,
    faults.edit((answer: any) => {
      change(answer.data);
      return answer;
    }),
  );

/** Loads again what came in part, now that it comes whole. */
async function healed(network: Network) {
  network.heal();
  fireEvent.click(screen.getByText("Try again"));
  await waitFor(() => expect(screen.queryByText(PART)).toBeNull());
}

test("orders of which some cannot be read are shown with a notice; of which none can, they could not be loaded", async () => {
  const shop = await openFor("freja");
  const before = await ordered(shop);
  const last = await ordered(shop);
  spoil(shop.network, "getOrders", ({ getOrders }) => void delete getOrders.items[0].publicId);
  const { unmount } = renderAt(shop, "/en/dk/dkk/order", { order: <Orders /> });
  await screen.findByText(PART);
  expect(screen.getByText(new RegExp(before))).toBeInTheDocument();
  await healed(shop.network);
  await screen.findByText(new RegExp(last));
  unmount();
  spoil(shop.network, "getOrders", ({ getOrders }) => getOrders.items.forEach((order: any) => delete order.publicId));
  renderAt(shop, "/en/dk/dkk/order", { order: <Orders /> });
  await screen.findByText("Your orders could not be loaded");
});

test("an order of which a gift cannot be read is shown with a notice", async () => {
  const shop = await openFor("freja");
  const id = await ordered(shop);
  spoil(shop.network, "getOrderById", ({ getOrderById }) => {
    delete getOrderById.deliveries[1].productLines[0].productId;
  });
  renderAt(shop, `/en/dk/dkk/order/${id}`, { "order/:id": <Order /> });
  await screen.findByText(PART);
  const lines = () => screen.getAllByText(/1 × DKK/);
  expect(lines()).toHaveLength(1);
  await healed(shop.network);
  expect(lines()).toHaveLength(2);
});

test("an order that comes in part again, or not at all, says so after each try", async () => {
  hurryTime();
  const shop = await openFor("freja");
  const id = await ordered(shop);
  spoil(shop.network, "getOrderById", ({ getOrderById }) => void delete getOrderById.deliveries[1].id);
  renderAt(shop, `/en/dk/dkk/order/${id}`, { "order/:id": <Order /> });
  await screen.findByText(PART);
  const again = screen.getByRole("button", { name: "Try again" });
  const tried = async () => {
    fireEvent.click(again);
    expect(again).toHaveAttribute("aria-disabled", "true");
    await waitFor(() => expect(again).not.toHaveAttribute("aria-disabled"));
  };
  await tried();
  // In the notice, and announced.
  await waitFor(() => expect(screen.getAllByText(PART)).toHaveLength(2));
  expect(screen.queryByText("Please try again in a moment.")).toBeNull();
  shop.network.heal();
  shop.network.fail("getOrderById", faults.status(400));
  await tried();
  expect(screen.getByText("Please try again in a moment.")).toBeInTheDocument();
  expect(screen.getAllByText(/1 × DKK/)).toHaveLength(1);
});

test("an order tells its VAT only as a whole", async () => {
  const shop = await openFor("freja");
  const id = await ordered(shop);
  // Its fees are gone with it.
  spoil(shop.network, "getOrderById", ({ getOrderById }) => void delete getOrderById.deliveries[1].id);
  renderAt(shop, `/en/dk/dkk/order/${id}`, { "order/:id": <Order /> });
  await screen.findByText("Total");
  expect(screen.queryByText("including VAT")).toBeNull();
  await healed(shop.network);
  expect(screen.getByRole("row", { name: /including VAT/ })).toHaveTextContent("DKK 8");
});

test("an order of which nothing but a picture lacks its address is whole", async () => {
  const shop = await openFor("freja");
  const id = await ordered(shop);
  let pictures = 0;
  spoil(shop.network, "getOrderById", ({ getOrderById }) => {
    const shown = getOrderById.presentations.flatMap(({ presentations }: any) => presentations);
    for (const image of shown.flatMap(({ images }: any) => images)) {
      image.source = null;
      pictures += 1;
    }
  });
  renderAt(shop, `/en/dk/dkk/order/${id}`, { "order/:id": <Order /> });
  expect(await screen.findAllByText(/1 × DKK/)).toHaveLength(2);
  expect(pictures).toBeGreaterThan(0);
  expect(screen.queryByText(PART)).toBeNull();
});

/** None while it is being made. */
const groups = (data: any): any[] => data?.orders?.listBundledPdfs?.pdfsGroupedByProductId ?? [];

test.each([
  ["files of a product", "listBundledPdfs", (data: any) => void delete groups(data)[0]?.productId],
  ["a code", "listActivatedBundle", (data: any) => void delete data.orders.listActivatedBundle.exports[0]?.id],
])("a bundle of which %s cannot be read is shown with a notice", async (_what, operation, change) => {
  const shop = await bundle((network) => spoil(network, operation, change));
  await screen.findByText(PART);
  await healed(shop.network);
  await screen.findByText("Save all 3 files");
  expect(selectExports(shop.state()).vouchers).toHaveLength(3);
});

test("a bundle of which nothing can be read is not told to be empty", async () => {
  await bundle((network) => {
    spoil(network, "listBundledPdfs", (data) => groups(data).forEach((group) => delete group.productId));
    spoil(network, "listActivatedBundle", (data) =>
      data.orders.listActivatedBundle.exports.forEach((made: any) => delete made.id),
    );
  });
  await screen.findByText("Try again");
  expect(screen.queryByText("No PDFs in bundle")).toBeNull();
});

/** A bundle of three, opened by its link. */
async function bundle(prepare: (network: Network) => void): Promise<Shop> {
  const shop = startShop({ path: "/en/dk/dkk/verify-owner" });
  const token = shop.sandbox.control({ gift: { takes: 0, bundle: { "1001": 2, "1000": 1 } } }).gift as string;
  prepare(shop.network);
  shop.dispatch(enterVoucher({ link: { token, exportType: "bundle", pin: null } }));
  await shop.until((state) => ["ready", "failed"].includes(selectExports(state).step));
  const drawn = (
    <KeptGiftToolsContext value={keptGiftTools}>
      <Bundle />
    </KeptGiftToolsContext>
  );
  renderAt(shop, "/en/dk/dkk/giftcard/bundle", { "giftcard/bundle": drawn });
  return shop;
}
