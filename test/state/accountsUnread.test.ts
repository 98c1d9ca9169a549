import { expect, test } from "vitest";
import { MALFORMED_ANSWER, SERVER } from "~/domain/failureCode";
import {
  selectAccount,
  selectAccounts,
  selectAccountsFailure,
  selectAccountsIncomplete,
  selectChoice,
} from "~/state/auth/selectors";
import { loadAccounts } from "~/state/auth/slice";
import { selectItemsCount, selectSalesChannelId } from "~/state/basket/selectors";
import { BUSINESS_CHANNEL } from "~/domain/salesChannel";
import { add } from "../support/business";
import { NORDHAVN } from "../support/departments";
import { faults, type Network } from "../support/network";
import { browserOf, choose, openSignedIn } from "../support/signedIn";
import { startShop } from "../support/startShop";

/** Accounts that do not fit any more: those with these ids, or all. */
const unread = (network: Network, ids?: string[]) =>
  network.fail(
    "getBusinessAccounts",
    faults.editField("getBusinessAccounts", (accounts) => {
      for (const account of accounts) {
        if (!ids || ids.includes(account.id)) delete account.department;
      }
    }),
  );

test.each([
  ["none can be read", undefined],
  ["that one cannot be read", [NORDHAVN]],
])("the company that somebody shops for is not taken for gone where of their accounts %s", async (_what, ids) => {
  const browser = await browserOf("anton");
  const before = await openSignedIn(browser);
  await choose(before, NORDHAVN);
  await add(before);
  before.close();
  unread(browser.network, ids);
  const shop = startShop(browser);
  await shop.until(selectAccountsFailure);
  expect(selectAccountsFailure(shop.state())?.code).toBe(MALFORMED_ANSWER);
  expect(selectAccounts(shop.state())).toHaveLength(ids ? 1 : 0);
  expect(selectAccountsIncomplete(shop.state())).toBe(true);
  browser.network.heal();
  shop.dispatch(loadAccounts());
  await shop.until((state) => !selectAccountsIncomplete(state) && state.basket.status === "ready");
  expect(selectAccountsFailure(shop.state())).toBeNull();
  expect(selectChoice(shop.state())?.id).toBe(NORDHAVN);
  expect(selectSalesChannelId(shop.state())).toBe(BUSINESS_CHANNEL);
  expect(selectItemsCount(shop.state())).toBe(1);
});

test("the company that somebody shops for is told not to come where nobody can say who they are, until somebody can", async () => {
  const browser = await browserOf("anton");
  const before = await openSignedIn(browser);
  await choose(before, NORDHAVN);
  before.close();
  browser.network.fail("getLoggedInUser", faults.status(500));
  const shop = startShop(browser);
  await shop.until((state) => state.auth.status === "failed");
  expect(selectAccountsFailure(shop.state())?.code).toBe(SERVER);
  browser.network.heal();
  shop.dispatch(loadAccounts());
  await shop.until((state) => selectAccount(state)?.id === NORDHAVN);
  expect(selectAccountsFailure(shop.state())).toBeNull();
});

test("who shops for none is not told to have none where they cannot be read, and sees those that can", async () => {
  const browser = await browserOf("anton");
  const shop = await openSignedIn(browser);
  unread(browser.network);
  shop.dispatch(loadAccounts());
  await shop.until(selectAccountsFailure);
  expect(selectAccounts(shop.state())).toBeNull();
  browser.network.heal();
  unread(browser.network, [NORDHAVN]);
  shop.dispatch(loadAccounts());
  await shop.until(selectAccounts);
  expect(selectAccounts(shop.state())).toHaveLength(1);
});
