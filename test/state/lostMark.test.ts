import { expect, test } from "vitest";
import { LOCAL } from "~/domain/storage";
import { selectAccounts, selectChoice } from "~/state/auth/selectors";
import { LYNGBY, NORDHAVN } from "../support/departments";
import { browserOf, choose, openSignedIn } from "../support/signedIn";
import { settled } from "../support/startShop";
import { memoryStorage } from "../support/tabs";

test("a tab that restores the lost mark of a sign-in leaves the account that was chosen in another tab", async () => {
  const browser = await browserOf("anton");
  const one = await openSignedIn(browser);
  await choose(one, NORDHAVN);
  const two = await openSignedIn({ ...browser, session: memoryStorage() });
  await two.until((state) => selectChoice(state)?.id === NORDHAVN && selectAccounts(state));
  two.close();
  await choose(one, LYNGBY);
  const chosen = browser.storage.values.get(LOCAL.account);
  browser.storage.values.delete(LOCAL.signedIn);
  two.comeBack("shown");
  await two.until(() => browser.storage.values.has(LOCAL.signedIn));
  await settled();
  expect(chosen).toContain(LYNGBY);
  expect(browser.storage.values.get(LOCAL.account)).toBe(chosen);
  expect(selectChoice(one.state())?.id).toBe(LYNGBY);
});
