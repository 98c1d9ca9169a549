import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { type ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { keptGiftTools } from "~/app/keptGiftTools";
import { AddressSecretsContext } from "~/blocks/AddressSecrets/addressSecrets";
import { addressSecrets } from "~/browser/addressSecrets";
import { keepGift, listKept, openKept } from "~/browser/keptGifts";
import { type KeptGiftTools, KeptGiftToolsContext } from "~/components/keptGiftTools";
import { ShopSettingsContext, useShopSettings } from "~/components/shopSettings";
import { type KeptGift } from "~/domain/keptGift";
import { KeptGifts } from "~/screens/KeptGifts/KeptGifts";
import { renderAt } from "../support/renderAt";
import { startShop } from "../support/startShop";

const PATH = "/en/dk/dkk/giftcard/kept";
const CHOSEN = "solsort 71";
const UNREACHED = /^We cannot reach the shop/;
const CODE = "GAVIA7001K2M9PX";
const REMOVED = "The Denmark Gift Card was removed from this device";

const leave = () => window.dispatchEvent(new Event("pagehide"));
const pinField = () => screen.findByLabelText("Your PIN");

function OwnCodes({ children }: { children: ReactNode }) {
  return <ShopSettingsContext value={{ ...useShopSettings(), codePrefixes: ["SGK"] }}>{children}</ShopSettingsContext>;
}

/** The page with one gift card, whose tools are there, or do not load. */
async function opened(
  tools: Partial<KeptGiftTools> = {},
  { code = CODE, pin = null as string | null, expiresAt = null as string | null } = {},
) {
  const secret = { code, pin, value: 200, currency: "DKK", expiresAt };
  await keepGift({ title: "The Denmark Gift Card", language: "en" }, secret, CHOSEN);
  const kept = (
    <AddressSecretsContext value={addressSecrets}>
      <KeptGiftToolsContext value={{ ...keptGiftTools, ...tools }}>
        <OwnCodes>
          <KeptGifts />
        </OwnCodes>
      </KeptGiftToolsContext>
    </AddressSecretsContext>
  );
  return renderAt(startShop({ path: PATH }), PATH, { "giftcard/kept": kept });
}

/** The one gift card is opened with its PIN. */
async function unlocked() {
  fireEvent.change(await pinField(), { target: { value: CHOSEN } });
  fireEvent.click(screen.getByRole("button", { name: /^Open/ }));
  await screen.findByRole("button", { name: /^Lock/ });
}

/** A tool whose code comes only with the second press. */
function lateTool<Args extends unknown[], Answer>(tool: (...args: Args) => Promise<Answer>) {
  let calls = 0;
  return (...args: Args) => (++calls === 1 ? Promise.reject(new TypeError("Failed to fetch")) : tool(...args));
}

test("a page whose code does not load does not say that nothing is kept, and asks for it again", async () => {
  await opened({ list: lateTool(keptGiftTools.list) });
  await screen.findByText("Part of the shop did not load");
  expect(screen.getByText(UNREACHED)).toBeVisible();
  expect(screen.queryByText("Nothing is kept on this device")).toBeNull();
  fireEvent.click(screen.getByText("Try again"));
  await pinField();
  expect(screen.queryByText(UNREACHED)).toBeNull();
});

test("that the page did not load is no longer said once another tab's change has had it read", async () => {
  let tell = () => {};
  const onChange: KeptGiftTools["onChange"] = (changed) => {
    tell = changed;
    return () => undefined;
  };
  await opened({ list: lateTool(keptGiftTools.list), onChange });
  await screen.findByText(UNREACHED);
  act(() => tell());
  await pinField();
  expect(screen.queryByText(UNREACHED)).toBeNull();
});

test("a gift is called in the language that it was kept in, whatever the page's is", async () => {
  await opened();
  await pinField();
  expect(screen.getByRole("heading", { name: "The Denmark Gift Card" })).toHaveAttribute("lang", "en");
});

test("a right PIN whose lock does not load is not called wrong", async () => {
  await opened({ open: lateTool(keptGiftTools.open) });
  fireEvent.change(await pinField(), { target: { value: CHOSEN } });
  const open = screen.getByRole("button", { name: /^Open/ });
  fireEvent.click(open);
  await screen.findByText(UNREACHED);
  expect(screen.queryByText(/The PIN does not open it/)).toBeNull();
  fireEvent.click(open);
  expect(screen.queryByText(UNREACHED)).toBeNull();
  await screen.findByRole("button", { name: /^Lock/ });
});

test("a removal that does not load is told where it was asked for, and can be asked for again", async () => {
  await opened({ remove: lateTool(keptGiftTools.remove) });
  await pinField();
  fireEvent.click(screen.getByRole("button", { name: /^Remove/ }));
  const dialog = within(await screen.findByRole("alertdialog"));
  fireEvent.click(dialog.getByRole("button", { name: /^Remove/ }));
  await dialog.findByText(UNREACHED);
  fireEvent.click(dialog.getByRole("button", { name: /^Remove/ }));
  await screen.findByText("Nothing is kept on this device");
  // The button that had the focus, and what was told beside it, are gone.
  await screen.findByText(REMOVED);
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
});

test("a page that is left holds no PIN, typed or of an open gift, for who comes back to it", async () => {
  await opened();
  fireEvent.change(await pinField(), { target: { value: "solsort 7" } });
  leave();
  // At once: the browser keeps the page as it is now.
  expect(screen.getByLabelText("Your PIN")).toHaveValue("");

  fireEvent.change(await pinField(), { target: { value: CHOSEN } });
  fireEvent.click(screen.getByRole("button", { name: /^Open/ }));
  await screen.findByRole("button", { name: /^Lock/ });
  leave();
  expect(screen.queryByRole("button", { name: /^Lock/ })).toBeNull();
  expect(screen.getByLabelText("Your PIN")).toHaveValue("");
});

test("a page that is left while a gift is being opened opens it for nobody who comes back to it", async () => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  let opening: Promise<unknown> = asked;
  const open: KeptGiftTools["open"] = (...args) => {
    const opened = asked.then(() => keptGiftTools.open(...args));
    opening = opened;
    return opened;
  };
  await opened({ open });
  fireEvent.change(await pinField(), { target: { value: CHOSEN } });
  fireEvent.click(screen.getByRole("button", { name: /^Open/ }));
  leave();
  await act(async () => {
    answer();
    await opening;
  });
  expect(screen.queryByText(/7001/)).toBeNull();
  expect(screen.queryByRole("button", { name: /^Lock/ })).toBeNull();
  fireEvent.change(await pinField(), { target: { value: CHOSEN } });
  fireEvent.click(screen.getByRole("button", { name: /^Open/ }));
  await screen.findByRole("button", { name: /^Lock/ });
});

test("a wrong PIN is said, each time anew, to who is led back to its field", async () => {
  await opened();
  const field = await pinField();
  const said = () =>
    screen.getAllByRole("alert").find(({ textContent }) => textContent === "The PIN does not open it. Try again.");
  const press = () => fireEvent.click(screen.getByRole("button", { name: /^Open/ }));
  fireEvent.change(field, { target: { value: "viben 42" } });
  press();
  await waitFor(() => expect(said()).toBeDefined());
  expect(field).toHaveFocus();
  const first = said()!.firstElementChild;
  press();
  await waitFor(() => expect(said()?.firstElementChild).not.toBe(first));
});

test("a PIN that cannot be tried, as another tab's wrong ones have to be waited for, is not called wrong", async () => {
  await opened();
  const field = await pinField();
  const [{ id }] = listKept() as [KeptGift];
  for (let miss = 1; miss <= 5; miss += 1) await openKept(id, "viben 42");
  fireEvent.change(field, { target: { value: CHOSEN } });
  fireEvent.click(screen.getByRole("button", { name: /^Open/ }));
  expect(await screen.findByText(/^Next try in \d+ seconds/)).toBeVisible();
  expect(screen.queryByText(/does not open it/)).toBeNull();
  expect(field).toHaveValue(CHOSEN);
});

test("a wait after wrong PINs is counted down by the clock, as the device may sleep, and told when it is over", async () => {
  const waits = [60, 120];
  const open = vi.fn(() => Promise.resolve({ wait: waits.shift() ?? 0, isTried: true }));
  await opened({ open });
  fireEvent.change(await pinField(), { target: { value: "viben 42" } });
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  const button = screen.getByRole("button", { name: /^Open/ });
  const press = () => act(async () => void fireEvent.click(button));
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const left = () => screen.queryByText(/^Next try/)?.textContent;
  await press();
  expect(left()).toBe("Next try in 60 seconds");
  pass(1000);
  expect(left()).toBe("Next try in 59 seconds");
  vi.setSystemTime(Date.now() + 50_000);
  pass(1000);
  expect(left()).toBe("Next try in 8 seconds");
  expect(button).toHaveAccessibleDescription("Next try in 8 seconds");
  await press();
  pass(7000);
  expect(open).toHaveBeenCalledTimes(1);
  expect(left()).toBe("Next try in 1 second");
  expect(screen.queryByText("You can try again now")).toBeNull();
  pass(1000);
  expect(left()).toBeUndefined();
  await screen.findByText("You can try again now");
  await press();
  expect(open).toHaveBeenCalledTimes(2);
  expect(left()).toBe("Next try in 2 minutes");
  pass(31_000);
  expect(left()).toBe("Next try in 89 seconds");
});

test("a gift that another tab takes away is not there any more, instead of not opening with its PIN", async () => {
  await opened();
  await pinField();
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: null, storageArea: localStorage })));
  await screen.findByText("Nothing is kept on this device");
  expect(screen.queryByLabelText("Your PIN")).toBeNull();
});

test("a kept card of the shop's own leads to the gifts it is exchanged for, its PIN with it", async () => {
  const { place } = await opened({}, { code: "SGK-7001K2M9PX", pin: "2468" });
  fireEvent.change(await pinField(), { target: { value: CHOSEN } });
  fireEvent.click(screen.getByRole("button", { name: /^Open/ }));
  const choose = await screen.findByRole("button", { name: "Choose gifts with it" });
  expect(screen.getByText(/You see what is left on it when you choose gifts with it/)).toBeVisible();
  // No brand's till takes it.
  expect(screen.queryByRole("button", { name: "Show at the till" })).toBeNull();
  await act(() => import("~/components/drawScannerCode"));
  expect(screen.queryByRole("img", { name: /^The code as bars/ })).toBeNull();
  fireEvent.click(choose);
  expect(place.address).toBe("/en/dk/dkk/redeem");
  expect(addressSecrets.read("redeem")).toEqual(["SGK-7001K2M9PX", "2468"]);
  addressSecrets.forget("redeem");
});

test("a kept card of a brand is not exchanged in this shop", async () => {
  await opened();
  fireEvent.change(await pinField(), { target: { value: CHOSEN } });
  fireEvent.click(screen.getByRole("button", { name: /^Open/ }));
  await screen.findByRole("button", { name: "Show at the till" });
  // The form that had the focus is gone.
  await waitFor(() => expect(screen.getByRole("group", { name: "The Denmark Gift Card" })).toHaveFocus());
  expect(screen.queryByRole("button", { name: "Choose gifts with it" })).toBeNull();
});

test("the value of a kept card of a brand is told as that of when it was bought, at the till too", async () => {
  await opened();
  await unlocked();
  expect(screen.getByText(/^This was its value when it was bought/)).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Show at the till" }));
  const till = within(await screen.findByRole("dialog"));
  expect(till.getByText(/^This was its value when it was bought/)).toBeVisible();
});

test("kept cards of one name are told apart by the time of day", async () => {
  const secret = { code: "GAVIA7001K2M9PY", pin: null, value: 200, currency: "DKK", expiresAt: null };
  await keepGift({ title: "The Denmark Gift Card", language: "en" }, secret, CHOSEN);
  await keepGift({ title: "Tea for Two", language: "en" }, secret, CHOSEN);
  await opened();
  await screen.findAllByLabelText("Your PIN");
  const since = screen.getAllByRole("listitem").map((item) => within(item).getByText(/^Kept on/).textContent);
  const hasTime = expect.stringMatching(/\d\d:\d\d$/);
  expect(since).toEqual([hasTime, expect.not.stringMatching(/:/), hasTime]);
  // So are they for whoever opens one or takes it away.
  expect(screen.getAllByRole("button", { name: /^Open/ })[2]).toHaveAccessibleDescription(since[2]!);
  const [first, second] = screen.getAllByRole("button", { name: /^Remove/ });
  expect(first).toHaveAccessibleDescription(since[0]!);
  expect(second).not.toHaveAccessibleDescription();
  fireEvent.click(first!);
  expect((await screen.findByRole("alertdialog")).textContent).toContain(since[0]);
});

test("a kept gift card that has expired meanwhile says so, and not that it is valid", async () => {
  await opened({}, { expiresAt: "2024-01-01T12:00:00Z" });
  await unlocked();
  expect(screen.getByText(/^Expired on/)).toBeVisible();
  expect(screen.queryByText(/^Valid until/)).toBeNull();
});
