import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { keptGiftTools } from "~/app/keptGiftTools";
import { KeptGiftToolsContext } from "~/components/keptGiftTools";
import { Bundle } from "~/screens/Bundle/Bundle";
import { GiftCardDownload } from "~/screens/GiftCardDownload/GiftCardDownload";
import { enterVoucher } from "~/state/exports/slice";
import { renderAt } from "../support/renderAt";
import { startShop } from "../support/startShop";

const SCREENS = {
  giftcard: <GiftCardDownload />,
  "giftcard/bundle": <Bundle />,
};

test.each([
  ["giftcard", "giftcard", {}],
  ["bundle", "giftcard/bundle", { bundle: { "1001": 2 } }],
] as const)(
  "a %s stays open while another is opened in a new tab, and goes for one in this",
  async (type, at, gift) => {
    const path = `/en/dk/dkk/${at}`;
    const shop = startShop({ path });
    const token = shop.sandbox.control({ gift: { takes: 0, ...gift } }).gift as string;
    shop.dispatch(enterVoucher({ link: { token, exportType: type, pin: null } }));
    await shop.until((state) => state.exports.step === "ready");
    renderAt(shop, path, { [at]: <KeptGiftToolsContext value={keptGiftTools}>{SCREENS[at]}</KeptGiftToolsContext> });
    const another = screen.getByRole("link", { name: "Open another gift card" });
    fireEvent.click(another, { ctrlKey: true });
    expect(shop.state().exports.step).toBe("ready");
    fireEvent.click(another);
    expect(shop.state().exports.step).toBe("closed");
  },
);
