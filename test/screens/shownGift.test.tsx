import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { type ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { keptGiftTools } from "~/app/keptGiftTools";
import { keepGift, listKept } from "~/browser/keptGifts";
import { KeptGiftToolsContext } from "~/components/keptGiftTools";
import { ShopSettingsContext, useShopSettings } from "~/components/shopSettings";
import { Bundle } from "~/screens/Bundle/Bundle";
import { GiftCardDownload } from "~/screens/GiftCardDownload/GiftCardDownload";
import { enterVoucher } from "~/state/exports/slice";
import { faults } from "../support/network";
import { renderAt } from "../support/renderAt";
import { startShop } from "../support/startShop";

const SCREENS = {
  giftcard: <GiftCardDownload />,
  "giftcard/bundle": <Bundle />,
};

function Prefixes({ codePrefixes, children }: { codePrefixes: string[]; children: ReactNode }) {
  return <ShopSettingsContext value={{ ...useShopSettings(), codePrefixes }}>{children}</ShopSettingsContext>;
}

type Network = ReturnType<typeof startShop>["network"];

function breakFiles(made: Record<string, { exportBase64: string }>): void {
  for (const each of Object.values(made)) each.exportBase64 = "broken";
}

/** Opens a gift whose link was followed, on its screen. */
async function openGift(
  type: string,
  at: keyof typeof SCREENS,
  gift: object,
  codePrefixes: string[] = [],
  prepare?: (network: Network) => void,
) {
  const path = `/en/dk/dkk/${at}`;
  const shop = startShop({ path });
  prepare?.(shop.network);
  const token = shop.sandbox.control({ gift: { takes: 0, ...gift } }).gift as string;
  shop.dispatch(enterVoucher({ link: { token, exportType: type, pin: null } }));
  await shop.until((state) => state.exports.step === "ready");
  const screenAt = <KeptGiftToolsContext value={keptGiftTools}>{SCREENS[at]}</KeptGiftToolsContext>;
  renderAt(shop, path, { [at]: <Prefixes codePrefixes={codePrefixes}>{screenAt}</Prefixes> });
  return shop;
}

test.each([
  ["giftcard", "giftcard", {}],
  ["bundle", "giftcard/bundle", { bundle: { "1001": 2 } }],
] as const)(
  "a %s stays open while another is opened in a new tab, and goes for one in this",
  async (type, at, gift) => {
    const shop = await openGift(type, at, gift);
    const another = screen.getByRole("link", { name: "Open another gift card" });
    fireEvent.click(another, { ctrlKey: true });
    expect(shop.state().exports.step).toBe("ready");
    fireEvent.click(another);
    expect(shop.state().exports.step).toBe("closed");
  },
);

test("who keeps a gift card is told that one of its name is kept already", async () => {
  await openGift("giftcard", "giftcard", {});
  const title = screen.getByRole("article").querySelector("h2")!.textContent;
  const told = () =>
    screen.queryByText(`A gift card called ${title} is kept on this device already.`, { exact: false });
  const keep = () => fireEvent.click(screen.getByRole("button", { name: "Keep on this device" }));
  const cancel = () => fireEvent.click(screen.getByRole("button", { name: "Close" }));
  const secret = { code: "GAVIA7001K2M9PX", pin: null, value: 200, currency: "DKK", expiresAt: null };
  await keepGift({ title: `${title} 2`, language: "en" }, secret, "solsort 71");
  keep();
  await screen.findByLabelText("Choose a PIN");
  await act(() => keptGiftTools.list());
  expect(told()).toBeNull();
  cancel();
  await waitFor(() => expect(screen.queryByLabelText("Choose a PIN")).toBeNull());
  await keepGift({ title, language: "en" }, secret, "solsort 71");
  keep();
  await waitFor(() => expect(told()).toBeVisible());
});

test("a file that came broken can be asked for again where that is told, and is there then", async () => {
  const shop = await openGift("giftcard", "giftcard", {}, [], (network) => {
    for (const operation of ["exportVoucher", "exportActivatedVoucher"])
      network.fail(operation, faults.editField("orders", breakFiles));
  });
  const told = () => screen.queryByText(/^The file could not be opened/);
  expect(told()).toBeVisible();
  shop.network.heal();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("link", { name: "Save as PDF" })).toBeVisible();
  expect(told()).toBeNull();
});

test("of a brand's card only the value when it was bought is known, and that is said at it, not to the cashier", async () => {
  await openGift("giftcard", "giftcard", { productId: "1123" }, ["SGK"]);
  const told = "This was its value when it was bought. The brand can tell what is left on it.";
  expect(screen.getByText(told)).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Show at the till" }));
  expect(within(screen.getByRole("dialog")).queryByText(told)).toBeNull();
});

test("a card of the shop's own is exchanged here: no brand is asked what is left on it, and no till takes it", async () => {
  await openGift("giftcard", "giftcard", {}, ["SGK"]);
  expect(screen.getByRole("button", { name: "Choose gifts with it" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Show at the till" })).toBeNull();
  // Where there are bars, they are drawn as soon as their code has come.
  await act(() => import("~/components/drawScannerCode"));
  expect(screen.queryByRole("img", { name: /as bars/ })).toBeNull();
  expect(
    screen.getByText(
      "This was its value when it was bought. You see what is left on it when you choose gifts with it.",
    ),
  ).toBeVisible();
});

test("who comes back to the page of a gift that is not open finds the way to those kept on the device", async () => {
  const secret = { code: "GAVIA7001K2M9PX", pin: null, value: 200, currency: "DKK", expiresAt: null };
  await keepGift({ title: "The Denmark Gift Card", language: "en" }, secret, "solsort 71");
  const screenAt = <KeptGiftToolsContext value={keptGiftTools}>{SCREENS.giftcard}</KeptGiftToolsContext>;
  const path = "/en/dk/dkk/giftcard";
  renderAt(startShop({ path }), path, { giftcard: screenAt });
  expect(await screen.findByText("No gift card is open")).toBeVisible();
  expect(await screen.findByRole("link", { name: "Gift cards kept on this device" })).toBeVisible();
});

test("a card of the shop's own that expires while it is looked at is no longer what there is to do", async () => {
  vi.setSystemTime(Date.now());
  await openGift("giftcard", "giftcard", {}, ["SGK"]);
  const spend = screen.getByRole("button", { name: "Choose gifts with it" });
  expect(spend).toHaveAttribute("data-variant", "primary");
  expect(screen.getByText(/You see what is left on it/)).toBeVisible();
  vi.setSystemTime(Date.now() + 4 * 365 * 24 * 3_600_000);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(screen.getByText(/^Expired on/)).toBeVisible();
  expect(spend).toHaveAttribute("data-variant", "secondary");
  expect(screen.queryByText(/You see what is left on it/)).toBeNull();
});

test("of a bundle a card is kept with its number, so that it can be told from the others, and the focus stays at it", async () => {
  await openGift("bundle", "giftcard/bundle", { bundle: { "1001": 2 } });
  const [, second] = screen.getAllByRole("article") as [HTMLElement, HTMLElement];
  fireEvent.click(within(second).getByRole("button", { name: /^Keep on this device/ }));
  for (const label of ["Choose a PIN", "Repeat the PIN"])
    fireEvent.change(await screen.findByLabelText(label), { target: { value: "solsort 71" } });
  fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Keep on this device" }));
  const told = await within(second).findByText(/^Kept on this device\./);
  // Not the page's heading: who has kept the second one is not led away from it.
  await waitFor(() => expect(document.activeElement).toContainElement(told));
  expect(second).toContainElement(document.activeElement as HTMLElement);
  expect(listKept().map(({ title }) => title)).toEqual(["The Denmark Gift Card no. 2"]);
});

test("the cards of a bundle stand in its section, and each of their buttons says of which card it is", async () => {
  await openGift("bundle", "giftcard/bundle", { bundle: { "1001": 2 } });
  const section = within(screen.getByRole("region", { name: "The gift cards and their codes" }));
  expect(section.getAllByRole("heading").map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
    ["H2", "The gift cards and their codes"],
    ["H3", "The Denmark Gift Card no. 1"],
    ["H3", "The Denmark Gift Card no. 2"],
  ]);
  for (const label of ["Copy the code", "Show at the till", "Keep on this device"])
    for (const number of [1, 2])
      expect(section.getByRole("button", { name: `${label} The Denmark Gift Card no. ${number}` })).toBeVisible();
  fireEvent.click(section.getByRole("button", { name: "Show at the till The Denmark Gift Card no. 2" }));
  expect(screen.getByRole("dialog")).toHaveAccessibleName("The Denmark Gift Card no. 2");
});

test("a download that lacks a file still says so once that is saved alone, and another could not be", async () => {
  const shop = await openGift("bundle", "giftcard/bundle", { bundle: { "1001": 2 } });
  shop.network.fail("exportVoucherFile", faults.status(500), { times: 1 });
  fireEvent.click(screen.getByRole("button", { name: "Save all 2 files" }));
  const lacks = "The download lacks one file. Save it from the list.";
  expect(await screen.findByText(lacks)).toBeVisible();
  const saveAlone = async (row: number, wanted: string) => {
    fireEvent.click(screen.getAllByRole("button", { name: / number / })[row]!);
    const { pdfId } = shop.state().exports.groups![0]!.pdfTokens[row]!;
    await act(() => shop.until((state) => state.exports.files[pdfId]?.state === wanted));
  };
  await saveAlone(0, "saved");
  expect(screen.getByText(lacks)).toBeVisible();
  shop.network.fail("exportVoucherFile", faults.status(500));
  await saveAlone(0, "failed");
  await saveAlone(1, "failed");
  expect(screen.getByText(lacks)).toBeVisible();
});
