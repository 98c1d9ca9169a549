import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { keptGiftTools } from "~/app/keptGiftTools";
import { keepGift } from "~/browser/keptGifts";
import { KeptGiftToolsContext } from "~/components/keptGiftTools";
import { KeptGifts } from "~/screens/KeptGifts/KeptGifts";
import { renderAt } from "../support/renderAt";
import { startShop } from "../support/startShop";

const SLOW = { timeout: 10_000 };
const PATH = "/en/dk/dkk/giftcard/kept";
const CHOSEN = "solsort 71";
const CODE = "GAVIA7001K2M9PX";

const leave = () => window.dispatchEvent(new Event("pagehide"));
const pinField = () => screen.findByLabelText("Your PIN", {}, SLOW);

beforeEach(() => localStorage.clear());

test("a page that is left holds no PIN, typed or of an open gift, for who comes back to it", async () => {
  await keepGift(
    "The Denmark Gift Card",
    { code: CODE, pin: null, value: 200, currency: "DKK", expiresAt: null },
    CHOSEN,
  );
  const shop = startShop({ path: PATH });
  const kept = (
    <KeptGiftToolsContext value={keptGiftTools}>
      <KeptGifts />
    </KeptGiftToolsContext>
  );
  renderAt(shop, PATH, { "giftcard/kept": kept });
  fireEvent.change(await pinField(), { target: { value: "solsort 7" } });
  leave();
  // At once: the browser keeps the page as it is now.
  expect(screen.getByLabelText("Your PIN")).toHaveValue("");

  fireEvent.change(await pinField(), { target: { value: CHOSEN } });
  fireEvent.click(screen.getByRole("button", { name: /^Open/ }));
  await screen.findByRole("button", { name: /^Lock/ }, SLOW);
  leave();
  expect(screen.queryByRole("button", { name: /^Lock/ })).toBeNull();
  expect(screen.getByLabelText("Your PIN")).toHaveValue("");
});
