import { act, fireEvent, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { addressSecrets } from "~/browser/addressSecrets";
import { Redeem } from "~/screens/Redeem/Redeem";
import { codeField, drawRedeem, enter, sendCode, typeCode, withSecrets } from "../support/redeemScreen";

describe("the link of a gift card in place of a code", () => {
  const mail =
    "Hello Alma, a gift for you:\nhttps://gavia.example/en/dk/dkk/verify-owner/giftcard/GIFT-PIN-2/2468.\nEnjoy it";
  const open = () => screen.queryByRole("button", { name: "Open your gift card" });

  const drawn = () => drawRedeem(withSecrets(<Redeem />));

  test.each([
    ["in a whole e-mail", () => fireEvent.paste(codeField(), { clipboardData: { getData: () => mail } })],
    [
      "that was dropped and sent",
      () => {
        fireEvent.change(codeField(), {
          target: { value: "https://gavia.example/verify-owner/giftcard/GIFT-PIN-2/2468" },
        });
        sendCode();
      },
    ],
  ])("%s leads to its opening, and is no code that does not exist", async (_how, bring) => {
    const { shop, place } = await drawn();
    bring();
    expect(screen.getByText(/^This is the link to a gift card/)).toBeVisible();
    expect(codeField()).toHaveValue("");
    expect(codeField()).not.toHaveAccessibleDescription(/does not exist/);
    expect(shop.secrets).toEqual(expect.arrayContaining(["GIFT-PIN-2", "2468"]));
    fireEvent.click(open()!);
    expect(place.address).toBe("/en/dk/dkk/verify-owner");
    expect(addressSecrets.read("verify-owner")).toEqual(["giftcard", "GIFT-PIN-2", "2468"]);
    addressSecrets.forget("verify-owner");
    expect(shop.network.count("updateBasket")).toBe(0);
  });

  test("goes with the page, and with the next that is typed", async () => {
    await drawn();
    fireEvent.paste(codeField(), { clipboardData: { getData: () => mail } });
    typeCode("SGK");
    expect(open()).toBeNull();
    fireEvent.paste(codeField(), { clipboardData: { getData: () => mail } });
    act(() => void window.dispatchEvent(new Event("pagehide")));
    expect(open()).toBeNull();
  });

  test("has its own way there, as long as no code is held", async () => {
    const { shop } = await drawn();
    expect(screen.getByRole("link", { name: "Open your gift card" })).toHaveAttribute(
      "href",
      "/en/dk/dkk/verify-owner",
    );
    await enter(shop, "SGK-DKK500AAAA");
    expect(screen.queryByRole("link", { name: "Open your gift card" })).toBeNull();
  });
});
