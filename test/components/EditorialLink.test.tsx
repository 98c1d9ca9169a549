import { fireEvent, screen } from "@testing-library/react";
import { type ReactNode } from "react";
import { expect, it, vi } from "vitest";
import { CleanText } from "~/components/cleanTextPart";
import { EditorialLink } from "~/components/EditorialLink";
import { RichText } from "~/components/RichText";
import { SanitiseContext } from "~/components/sanitiseContext";
import { ShopSettingsContext, useShopSettings } from "~/components/shopSettings";
import { draw } from "./draw";

const market = { locale: "en", countryCode: "dk", currency: "dkk" };

/** The shop is known by this address, whatever host the page was opened from. */
function AtItsAddress({ children }: { children: ReactNode }) {
  const settings = { ...useShopSettings(), origin: "https://www.shop.example", countries: ["dk", "se"] };
  return <ShopSettingsContext value={settings}>{children}</ShopSettingsContext>;
}

it.each([
  ["https://www.shop.example/delivery", "/en/dk/dkk/delivery"],
  ["https://www.shop.example", "/en/dk/dkk"],
  ["/delivery", "/en/dk/dkk/delivery"],
  ["/{locale}/se", "/en/se"],
])("an editor's link to %s stays in the shop", (href, path) => {
  draw(
    <AtItsAddress>
      <EditorialLink href={href} market={market}>
        Delivery
      </EditorialLink>
    </AtItsAddress>,
  );
  expect(screen.getByRole("link", { name: "Delivery" })).toHaveAttribute("href", path);
  expect(screen.getByRole("link")).not.toHaveAttribute("target");
});

it("one to another site says that it is one", () => {
  draw(
    <AtItsAddress>
      <EditorialLink href="https://www.other.example/a" market={market}>
        Delivery
      </EditorialLink>
    </AtItsAddress>,
  );
  const link = screen.getByRole("link", { name: /Delivery.*new tab/ });
  expect(link).toHaveAttribute("target", "_blank");
  expect(link.textContent).toMatch(/^Delivery\S? \(opens in a new tab\)$/);
});

it.each([
  ["/shop", 1],
  ["/sv/se/sek/shop", 0],
  ["/sv/se", 0],
])(
  "a menu closes when its link to %s is followed: %i times, as another country may be asked about first",
  (href, times) => {
    const close = vi.fn();
    draw(
      <AtItsAddress>
        <EditorialLink href={href} market={market} onFollow={close}>
          Gifts
        </EditorialLink>
      </AtItsAddress>,
    );
    fireEvent.click(screen.getByRole("link"));
    expect(close).toHaveBeenCalledTimes(times);
  },
);

it("paths in editors' texts lead into the market all the same", async () => {
  await CleanText.preload();
  draw(
    <AtItsAddress>
      <SanitiseContext value={(html) => html}>
        <RichText html='<a href="/delivery">Delivery</a>' />
      </SanitiseContext>
    </AtItsAddress>,
    "/en/dk/dkk/shop",
  );
  expect(screen.getByText("Delivery")).toHaveAttribute("href", "/en/dk/dkk/delivery");
});
