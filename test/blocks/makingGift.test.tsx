import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { MakingGift } from "~/blocks/ReceivedGift/MakingGift";
import { exportLate, exportSlowed, exportStarted, schemeReceived } from "~/state/exports/slice";
import { renderAt } from "../support/renderAt";
import { startShop } from "../support/startShop";

test.each([
  ["a gift card", "giftcard", "Your gift card is being made.", "The code and the file are", "Your gift card is still"],
  ["a bundle", "bundle", "Your gift cards are being made.", "The codes and the files are", "Your gift cards are still"],
] as const)(
  "%s is spoken of as it is, while it is made and when that takes too long",
  async (_, kind, made, prepared, late) => {
    const shop = startShop();
    renderAt(shop, "/en/dk/dkk/x", { x: <MakingGift /> });
    act(() => {
      shop.dispatch(schemeReceived({ scheme: "NoAuthRequired", isDelayed: false, screen: kind }));
      shop.dispatch(exportStarted());
    });
    expect(await screen.findByText(new RegExp(made))).toBeVisible();
    act(() => void shop.dispatch(exportSlowed(8)));
    expect(await screen.findByText(new RegExp(prepared))).toBeVisible();
    act(() => void shop.dispatch(exportLate()));
    expect(await screen.findByText(new RegExp(late))).toBeVisible();
  },
);
