import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { type ReactNode } from "react";
import { describe, expect, test } from "vitest";
import { PortalThemeContext } from "~/components/portalTheme";
import { BUSINESS_CHANNEL, CONSUMER_CHANNEL, REDEEM_CHANNEL } from "~/domain/salesChannel";
import { PortalCode } from "~/screens/Portal/PortalCode";
import { Redeem } from "~/screens/Redeem/Redeem";
import { selectChoice } from "~/state/auth/selectors";
import { selectSalesChannelId, selectVouchers } from "~/state/basket/selectors";
import { addProducts, enterChannel } from "~/state/basket/slice";
import { emailCard } from "../support/gifts";
import { faults } from "../support/network";
import { codeField, enter, pinField, REDEEM_PATH, withSecrets } from "../support/redeemScreen";
import { renderAt } from "../support/renderAt";
import { idle, ready, stored } from "../support/shopFacts";
import { choose, openFor } from "../support/signedIn";
import { type Shop, startShop } from "../support/startShop";

const privately = () => screen.queryByRole("button", { name: "Shop as a private person" });

/** A department that has a gift in its basket, at the place for codes. */
async function forCompany(): Promise<Shop> {
  const shop = await openFor("anton", { path: REDEEM_PATH });
  await choose(shop, "acc-anton-nordhavn");
  shop.dispatch(addProducts([emailCard()]));
  await idle(shop);
  renderAt(shop, REDEEM_PATH, { redeem: <Redeem /> });
  return shop;
}

describe("a code that is not for the company that is shopped for", () => {
  test("says so, and is used by the person with one press; the company's basket is kept", async () => {
    const shop = await forCompany();
    const { id } = shop.state().basket.basket!;
    await enter(shop, "SGK-DKK500AAAA");
    expect(codeField()).toHaveAccessibleDescription(/This code cannot be used here/);
    expect(screen.getByText(/The company’s basket is kept/)).toBeVisible();
    expect(selectVouchers(shop.state())).toEqual([]);
    await act(async () => {
      fireEvent.click(privately()!);
      await idle(shop);
    });
    expect(selectChoice(shop.state())).toBeNull();
    expect(selectSalesChannelId(shop.state())).not.toBe(BUSINESS_CHANNEL);
    expect(selectVouchers(shop.state())).toHaveLength(1);
    expect(stored(shop).map(({ basketId }) => basketId)).toContain(id);
    await waitFor(() => expect(codeField()).toHaveValue(""));
    await waitFor(() => expect(codeField()).toHaveFocus());
    expect(privately()).toBeNull();
  });

  test("that the person cannot use either stays in its field, with the reason", async () => {
    const shop = await forCompany();
    await enter(shop, "SGK-DKK500AAAA");
    shop.sandbox.commerce.vouchers.get("SGK-DKK500AAAA")!.state = "Inactive";
    await act(async () => {
      fireEvent.click(privately()!);
      await idle(shop);
    });
    expect(selectVouchers(shop.state())).toEqual([]);
    expect(codeField()).toHaveValue("SGK-DKK500AAAA");
    expect(codeField()).toHaveAccessibleDescription(/This code is not active/);
    expect(privately()).toBeNull();
  });
});

describe("a code that is not for the portal that is shopped in", () => {
  const NORDLYS = 11;
  const FJORDBANK = 12;
  const theme = { name: "Nordlys Energi", slug: "nordlys", isWorn: true, logo: null, banner: null, paint: null };
  const outside = () => screen.queryByRole("button", { name: "Use it there" });

  async function inPortal(path: string): Promise<{ shop: Shop; place: { address: string } }> {
    const shop = startShop({ path });
    await ready(shop);
    shop.dispatch(enterChannel(NORDLYS));
    shop.dispatch(addProducts([emailCard()]));
    await idle(shop);
    const within = (node: ReactNode) => withSecrets(<PortalThemeContext value={theme}>{node}</PortalThemeContext>);
    const drawn = { "portal/nordlys": within(<PortalCode code={undefined} />), redeem: within(<Redeem />) };
    return { shop, place: renderAt(shop, path, drawn).place };
  }

  test.each([
    ["on its page", `/en/dk/dkk/portal/nordlys`],
    ["where codes are redeemed", REDEEM_PATH],
  ])(
    "%s: says so, and is used in the shop itself with one press; the portal's basket is kept",
    async (_where, path) => {
      const { shop, place } = await inPortal(path);
      const { id } = shop.state().basket.basket!;
      await enter(shop, "SGK-DKK500AAAA");
      expect(codeField()).toHaveAccessibleDescription(/This code cannot be used here/);
      expect(screen.getByText(/Your basket in Nordlys Energi is kept/)).toBeVisible();
      await act(async () => {
        fireEvent.click(outside()!);
        await idle(shop);
      });
      expect(place.address).toBe(REDEEM_PATH);
      expect(selectVouchers(shop.state())).toHaveLength(1);
      expect([CONSUMER_CHANNEL, REDEEM_CHANNEL]).toContain(selectSalesChannelId(shop.state()));
      expect(stored(shop).map(({ basketId }) => basketId)).toContain(id);
      expect(codeField()).toHaveValue("");
      expect(outside()).toBeNull();
    },
  );

  test("is not lost on the way, if it is not taken there either", async () => {
    const { shop, place } = await inPortal("/en/dk/dkk/portal/nordlys");
    fireEvent.change(pinField(), { target: { value: "4711" } });
    await enter(shop, "SGK-PIN300FFFF");
    shop.network.fail("updateBasket", faults.refused("InactiveVoucher"));
    await act(async () => {
      fireEvent.click(outside()!);
      await idle(shop);
    });
    expect(place.address).toBe(REDEEM_PATH);
    expect(codeField()).toHaveValue("SGK-PIN300FFFF");
    expect(pinField()).toHaveValue("4711");
    expect(codeField()).toHaveAccessibleDescription(/This code is not active/);
  });

  test("but for another one leads there", async () => {
    const { shop } = await inPortal("/en/dk/dkk/portal/nordlys");
    await enter(shop, "POR-FJORD00001");
    await act(async () => {
      fireEvent.click(outside()!);
      await idle(shop);
    });
    expect(selectSalesChannelId(shop.state())).toBe(FJORDBANK);
    expect(selectVouchers(shop.state())).toHaveLength(1);
  });
});
