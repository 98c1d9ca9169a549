import { act, screen, waitFor } from "@testing-library/react";
import { type ReactNode } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { Broken } from "~/app/Broken";
import { AddressChannel } from "~/blocks/AddressChannel/AddressChannel";
import { ChunkLoadError } from "~/components/chunkLoadError";
import { Portal } from "~/screens/Portal/Portal";
import { faults } from "../support/network";
import { renderAt } from "../support/renderAt";
import { startShop } from "../support/startShop";

/** Each fails in its own way; the tab says so, and search engines leave it. */
test.each<[string, string, Record<string, ReactNode>]>([
  ["a portal that cannot be asked for", "portal/nordlys", { "portal/:slug": <Portal /> }],
  [
    "a channel of an address that cannot be asked for",
    "nordlys/giftcard",
    { ":salesChannelId/giftcard": <AddressChannel>{() => <h1>the gift</h1>}</AddressChannel> },
  ],
  ["a screen that cannot be drawn", "shop", { shop: <Broken error={new Error("boom")} place="screen" /> }],
])(
  "%s says so in the tab",
  async (_what, rest, screens) => {
    const path = `/en/dk/dkk/${rest}`;
    const shop = startShop({ path });
    shop.network.fail(/SalesChannelBySlug/i, faults.status(500));
    document.title = "Gift cards – Gavia";
    renderAt(shop, path, screens);
    const heading = await screen.findByRole("heading", { level: 1 });
    await waitFor(() => expect(document.title).toContain(heading.textContent));
    expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
  },
  20_000,
);

test("a screen without a connection offers no way that ends on the browser's own page, until the connection is back", () => {
  const connection = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  onTestFinished(() => connection.mockRestore());
  const shop = startShop();
  const ways = () => [...screen.queryAllByRole("button"), ...screen.queryAllByRole("link")];
  renderAt(shop, "/en/dk/dkk", { "": <Broken error={new ChunkLoadError("missing")} place="screen" /> });
  expect(screen.getByText(/^You are offline/)).toBeInTheDocument();
  expect(ways()).toEqual([]);
  connection.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(screen.getByText(/Load the page again/)).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Load again" })).toBeInTheDocument();
});
