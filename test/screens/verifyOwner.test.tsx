import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { type ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { keptGiftTools } from "~/app/keptGiftTools";
import { AddressSecretsContext } from "~/blocks/AddressSecrets/addressSecrets";
import { keepGift } from "~/browser/keptGifts";
import { AnnounceContext } from "~/components/announce";
import { KeptGiftToolsContext } from "~/components/keptGiftTools";
import { ShopSettingsContext, useShopSettings } from "~/components/shopSettings";
import { CONSUMER_CHANNEL } from "~/domain/salesChannel";
import { VerifyOwner } from "~/screens/VerifyOwner/VerifyOwner";
import { selectSalesChannelId } from "~/state/basket/selectors";
import { enterVoucher, findVoucher, forgetVoucher, waitBegun } from "~/state/exports/slice";
import { loggedOut } from "~/state/facts";
import { faults } from "../support/network";
import { renderAt } from "../support/renderAt";
import { soon } from "../support/soon";
import { pass, playTime, type Shop, startShop } from "../support/startShop";

const PATH = "/en/dk/dkk/verify-owner";

/** A link is opened, and what it asks the server first fails in this way. */
async function openFailing(fault: ReturnType<typeof faults.refused>) {
  playTime();
  const shop = startShop({ path: PATH });
  shop.network.fail("getAuthorizationScheme", fault);
  shop.dispatch(enterVoucher({ link: { token: "GIFT-OPEN-1", exportType: "giftcard", pin: null } }));
  // A lost connection is tried again a few times.
  await pass(15_000, 500);
  vi.useRealTimers();
  const screenAt = (
    <KeptGiftToolsContext value={keptGiftTools}>
      <VerifyOwner />
    </KeptGiftToolsContext>
  );
  renderAt(shop, PATH, { "verify-owner": screenAt });
}

test("a gift card that the server does not give out says why, not that the connection is gone", async () => {
  await openFailing(faults.refused("VoucherExpired"));
  expect(screen.getByRole("heading", { name: "The gift card could not be looked up" })).toBeInTheDocument();
  expect(screen.getByText("This code has expired.")).toBeInTheDocument();
  expect(screen.queryByText(/We cannot reach the shop/)).toBeNull();
});

test("a server that stumbles is no lost connection either", async () => {
  await openFailing(faults.status(500));
  expect(screen.getByText(/^Something unexpected went wrong/)).toBeInTheDocument();
});

test("without a connection it says so, that the link still works, and what is kept on the device", async () => {
  const secret = { code: "GAVIA7001K2M9PX", pin: null, value: 200, currency: "DKK", expiresAt: null };
  await keepGift({ title: "The Denmark Gift Card", language: "en" }, secret, "solsort 71");
  await openFailing(faults.abort());
  expect(screen.getByText(/^We cannot reach the shop.*your link still works/)).toBeInTheDocument();
  expect(await screen.findByRole("link", { name: "Gift cards kept on this device" })).toBeInTheDocument();
});

test("an answer that does not come is said to take long, before it is given up", async () => {
  playTime();
  const shop = startShop({ path: PATH });
  shop.network.fail("getAuthorizationScheme", faults.hang());
  renderAt(shop, PATH, {
    "verify-owner": (
      <KeptGiftToolsContext value={keptGiftTools}>
        <VerifyOwner />
      </KeptGiftToolsContext>
    ),
  });
  act(() => void shop.dispatch(enterVoucher({ link: { token: "GIFT-OPEN-1", exportType: "giftcard", pin: null } })));
  await act(() => pass(3500));
  expect(screen.queryByText("This is taking longer than expected")).toBeNull();
  await act(() => pass(1500));
  expect(screen.getByText("This is taking longer than expected")).toBeInTheDocument();
});

function WithPrefixes({ children }: { children: ReactNode }) {
  return <ShopSettingsContext value={{ ...useShopSettings(), codePrefixes: ["SGK"] }}>{children}</ShopSettingsContext>;
}

/** The screen as a link opens it, whose address has told these; or as who has none. */
function openLink(shop: Shop, told?: readonly string[], path = PATH) {
  const secrets = new Map<string, readonly string[]>(told && [["verify-owner", told]]);
  const keeper = {
    keep: (route: string, kept: readonly string[]) => void secrets.set(route, kept),
    read: (route: string) => secrets.get(route) ?? null,
    forget: (route: string) => void secrets.delete(route),
  };
  const opened = (
    <AddressSecretsContext value={keeper}>
      <KeptGiftToolsContext value={keptGiftTools}>
        <WithPrefixes>
          <VerifyOwner />
        </WithPrefixes>
      </KeptGiftToolsContext>
    </AddressSecretsContext>
  );
  const { place } = renderAt(shop, path, { "verify-owner": opened, ":salesChannelId/verify-owner": opened });
  return { place, kept: secrets };
}

test.each([
  ["sgk-123-456", "SGK-123456"],
  ["GIFT-PIN-2", "GIFT-PIN-2"],
])("the token %s of a link is asked for as it would be typed", async (token, asked) => {
  const shop = startShop({ path: PATH });
  openLink(shop, ["giftcard", token]);
  await shop.until(() => shop.network.count("getAuthorizationScheme") === 1);
  expect(shop.network.asked("getAuthorizationScheme")).toMatchObject([{ input: { id: asked } }]);
});

test("a gift from a portal that is gone is opened in the shop itself, and without a gift there is no such page", async () => {
  const gone = "/en/dk/dkk/999/verify-owner";
  const { place } = openLink(startShop({ path: gone }), ["giftcard", "GIFT-OPEN-1"], gone);
  await soon(() => expect(place.address).toBe("/en/dk/dkk/giftcard"));
  cleanup();
  openLink(startShop({ path: gone }), undefined, gone);
  expect(await screen.findByRole("heading", { level: 1, name: "There is nothing here" })).toBeVisible();
});

test("a gift from a portal that does not sell in the country is opened in the shop itself", async () => {
  const path = "/en/de/eur/nordlys/verify-owner";
  const shop = startShop({ market: { locale: "en", countryCode: "de", currency: "eur" }, path });
  const { place } = openLink(shop, ["giftcard", "GIFT-OPEN-1"], path);
  await soon(() => expect(place.address).toBe("/en/de/eur/giftcard"));
  expect(selectSalesChannelId(shop.state())).toBe(CONSUMER_CHANNEL);
});

test("a gift from a portal that sells in the country is opened in the portal", async () => {
  const path = "/en/dk/dkk/nordlys/verify-owner";
  const shop = startShop({ path });
  const { place } = openLink(shop, ["giftcard", "GIFT-OPEN-1"], path);
  await soon(() => expect(place.address).toBe("/en/dk/dkk/nordlys/giftcard"));
  expect(selectSalesChannelId(shop.state())).toBe(11);
});

test.each([
  ["the page was left", forgetVoucher({ cleared: true })],
  ["the person has signed out", loggedOut()],
])("the PIN of a link is not there for the next gift once %s", async (_why, over) => {
  const shop = startShop({ path: PATH });
  openLink(shop, ["giftcard", "GIFT-PIN-2", "9999"]);
  expect(await screen.findByLabelText("PIN")).toHaveValue("9999");
  act(() => void shop.dispatch(over));
  await screen.findByLabelText("Link to your gift card");
  // A phone's keyboard changes no letter of it, and comes with letters.
  expect(screen.getByLabelText(/^PIN/)).toHaveAttribute("autocapitalize", "none");
  expect(screen.getByLabelText(/^PIN/)).toHaveAttribute("inputmode", "text");
  act(() => void shop.dispatch(findVoucher({ token: "GIFT-PIN-2", exportType: "giftcard", pin: null, byHand: true })));
  await shop.until((state) => state.exports.step === "proof");
  expect(await screen.findByLabelText("PIN")).toHaveValue("");
});

/** Types what is thought to be a link, and sends it. */
async function typeToken(shop: Shop, token: string, pin = ""): Promise<void> {
  fireEvent.change(await screen.findByLabelText("Link to your gift card"), { target: { value: token } });
  fireEvent.change(screen.getByLabelText(/^PIN/), { target: { value: pin } });
  await act(async () => {
    fireEvent.submit(screen.getByRole("form"));
    await shop.until((state) => state.exports.step !== "asking");
  });
}

test("a link that opens nothing is still there to be put right, with its PIN", async () => {
  const shop = startShop({ path: PATH });
  openLink(shop);
  await typeToken(shop, "NOSUCHGIFT", "2468");
  const field = screen.getByLabelText("Link to your gift card");
  expect(field).toHaveAccessibleDescription(/This does not open a gift card/);
  expect(field).toHaveValue("NOSUCHGIFT");
  expect(field).toHaveFocus();
  expect(screen.getByLabelText(/^PIN/)).toHaveValue("2468");
});

test("a token that could not be looked up is still there to be put right when it opens nothing, or is not tried again", async () => {
  const shop = startShop({ path: PATH });
  openLink(shop);
  for (const next of ["Try again", "Open another gift card"]) {
    shop.network.fail("getAuthorizationScheme", faults.refused("INTERNAL"), { times: 1 });
    await typeToken(shop, "NOSUCHGIFT", "2468");
    fireEvent.click(screen.getByRole("button", { name: next }));
    await act(() => shop.until((state) => state.exports.step === "closed"));
    expect(screen.getByLabelText("Link to your gift card")).toHaveValue("NOSUCHGIFT");
    expect(screen.getByLabelText(/^PIN/)).toHaveValue("2468");
    await act(() => shop.until((state) => state.exports.wait === 0));
  }
});

test("a link that is followed while the server limits calls cannot be tried again before the wait is over", async () => {
  await openFailing(faults.refused("TOO_MANY_REQUESTS", { extensions: { retryAfter: "60" } }));
  expect(screen.getByRole("heading", { name: "The gift card could not be looked up" })).toBeInTheDocument();
  expect(screen.getByText(/^Too many tries at once/)).toBeVisible();
  const again = screen.getByRole("button", { name: "Try again" });
  expect(again).toHaveAttribute("aria-disabled", "true");
  expect(again).toHaveAccessibleDescription(/^Next try in \d+ seconds$/);
});

test("a typed PIN that opens nothing is still there to be put right, for this gift only", async () => {
  const shop = startShop({ path: PATH });
  const gift = { takes: 0, scheme: "ByPin", proof: "2468" };
  const token = shop.sandbox.control({ gift }).gift as string;
  openLink(shop);
  await typeToken(shop, token, "24680");
  await shop.until((state) => state.exports.refusal);
  expect(await screen.findByLabelText("PIN")).toHaveValue("24680");
  act(() => void shop.dispatch(forgetVoucher({ cleared: true })));
  await typeToken(shop, token);
  expect(await screen.findByLabelText("PIN")).toHaveValue("");
});

test.each([
  ["is wrong", { proof: "2468" }],
  ["is to be confirmed", { proof: "24680", isDelayed: true }],
])("the PIN of a pasted link is in its field where it %s", async (_why, gift) => {
  const shop = startShop({ path: PATH });
  const token = shop.sandbox.control({ gift: { takes: 0, scheme: "ByPin", ...gift } }).gift as string;
  openLink(shop);
  await typeToken(shop, `https://gavia.example/en/dk/dkk/verify-owner/giftcard/${token}/24680`);
  expect(await screen.findByLabelText("PIN")).toHaveValue("24680");
});

test.each([
  ["the slip in an address", "alma.holm@gavia.example", /^This does not open a gift card/],
  ["an address whose gift was not reached", "alma@gavia.example", /^We cannot reach the shop/],
])("%s is still there though the answer was lost", async (_what, typed, told) => {
  const shop = startShop({ path: PATH });
  const gift = { takes: 0, scheme: "ByEmail", proof: "alma@gavia.example" };
  openLink(shop, ["giftcard", shop.sandbox.control({ gift }).gift as string]);
  const field = await screen.findByLabelText("E-mail");
  fireEvent.change(field, { target: { value: typed } });
  shop.network.fail("exportVoucher", faults.abort(), { times: 1 });
  fireEvent.submit(screen.getByRole("form"));
  await act(() => shop.until((state) => state.exports.refusal));
  expect(screen.getByText(told)).toBeVisible();
  expect(field).toBeInTheDocument();
  expect(field).toHaveValue(typed);
});

test("a typed PIN is used when the look-up that failed is tried again", async () => {
  const shop = startShop({ path: PATH });
  const gift = { takes: 0, scheme: "ByPin", proof: "2468" };
  const token = shop.sandbox.control({ gift }).gift as string;
  shop.network.fail("getAuthorizationScheme", faults.refused("INTERNAL"), { times: 1 });
  openLink(shop);
  await typeToken(shop, token, "2468");
  fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
  await act(() => shop.until((state) => state.exports.step === "ready"));
});

test.each([
  ["alone", "sgk-DKK500-AAAA", "SGK-DKK500AAAA"],
  ["in its link", "https://gavia.example/en/dk/dkk/redeem/SGK-DKK500AAAA", "SGK-DKK500AAAA"],
])("a code %s in place of a link leads to where codes are used", async (_how, typed, code) => {
  const shop = startShop({ path: PATH });
  const { place, kept } = openLink(shop);
  await typeToken(shop, typed, "2468");
  fireEvent.click(screen.getByRole("button", { name: "Choose gifts with it" }));
  expect(place.address).toBe("/en/dk/dkk/redeem");
  expect(kept.get("redeem")).toEqual([code, "2468"]);
});

test.each([
  ["alone", "https://gavia.example/en/dk/dkk/greeting/GREETING-DANSK"],
  ["in a sentence", "Alma wrote to you: https://gavia.example/greeting/GREETING-DANSK."],
  [
    "in that of a mail program",
    "https://safe.example/?url=https%3A%2F%2Fgavia.example%2Fgreeting%2FGREETING-DANSK&d=1",
  ],
])("the link of a greeting %s in place of that of a gift opens the greeting", async (_how, typed) => {
  const shop = startShop({ path: PATH });
  const { place, kept } = openLink(shop);
  await typeToken(shop, typed);
  expect(place.address).toBe("/en/dk/dkk/greeting");
  expect(kept.get("greeting")).toEqual(["GREETING-DANSK"]);
  expect(shop.network.count("getAuthorizationScheme")).toBe(0);
});

test("what is no code is not taken for one, nor is the link of a gift card", async () => {
  const shop = startShop({ path: PATH });
  openLink(shop);
  await typeToken(shop, "https://gavia.example/en/dk/dkk/verify-owner/giftcard/SGK-NOSUCH001");
  expect(screen.getByText(/^This does not open a gift card/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Choose gifts with it" })).toBeNull();
});

test("the end of the wait after wrong proofs is announced", async () => {
  const said = vi.fn();
  const shop = startShop({ path: PATH });
  renderAt(shop, PATH, {
    "verify-owner": (
      <KeptGiftToolsContext value={keptGiftTools}>
        <AnnounceContext value={said}>
          <VerifyOwner />
        </AnnounceContext>
      </KeptGiftToolsContext>
    ),
  });
  act(() => void shop.dispatch(waitBegun(60)));
  expect(said).not.toHaveBeenCalled();
  act(() => void shop.dispatch(waitBegun(0)));
  expect(said).toHaveBeenCalledExactlyOnceWith("You can try again now");
});
