import { describe, expect, test } from "vitest";
import { LOCAL } from "~/domain/storage";
import { selectAccount, selectMode, selectSavedAccount, selectUser } from "~/state/auth/selectors";
import { loadAccounts, saveAccount } from "~/state/auth/slice";
import { selectBasketLines, selectBillingDraft, selectSalesChannelId } from "~/state/basket/selectors";
import { addProducts, redeemCode } from "~/state/basket/slice";
import { emailCard } from "../support/gifts";
import { faults } from "../support/network";
import { clickPay } from "../support/paying";
import { browserOf, choose, openFor, openSignedIn } from "../support/signedIn";
import { hurryTime, settled, startShop } from "../support/startShop";
import { soon } from "../support/soon";
import { accountInput, add, EVERYWHERE, NORDHAVN, pay } from "../support/departments";

describe("business accounts", () => {
  test("are not asked for by somebody who does not need them", async () => {
    const shop = await openFor("anton");
    await settled();
    expect(shop.network.count("getBusinessAccounts")).toBe(0);
    shop.dispatch(loadAccounts());
    const accounts = await shop.until((state) => state.auth.accounts);
    expect(accounts.map(({ department }) => department.name)).toEqual(["Nordhavn Studio", "Lyngby Værksted"]);
    expect(selectMode(shop.state())).toBe("B2C");
  });

  test("are not asked for by a visitor", async () => {
    const shop = startShop();
    shop.dispatch(loadAccounts());
    await settled();
    expect(shop.network.count("getBusinessAccounts")).toBe(0);
    expect(shop.state().auth.accountsFailure).toBeNull();
  });

  test("that do not come are told, and asked for again", async () => {
    const shop = await openFor("anton");
    shop.network.fail("getBusinessAccounts", faults.status(500));
    shop.dispatch(loadAccounts());
    await shop.until((state) => state.auth.accountsFailure);
    shop.network.heal();
    shop.dispatch(loadAccounts());
    await shop.until((state) => state.auth.accounts);
    expect(shop.state().auth.accountsFailure).toBeNull();
  });

  test("that wait for who is signed in are there once that is asked again along with them", async () => {
    const browser = await browserOf("anton");
    browser.network.fail("getLoggedInUser", faults.status(500));
    const shop = startShop(browser);
    await shop.until((state) => state.auth.status === "failed");
    shop.dispatch(loadAccounts());
    await shop.until((state) => state.auth.accountsFailure);
    browser.network.heal();
    shop.dispatch(loadAccounts());
    await shop.until((state) => state.auth.accounts);
    expect(selectUser(shop.state())?.id).toBe("anton");
  });

  test("that could not be had without a connection come by themselves to who shops for one of them", async () => {
    const browser = await browserOf("anton");
    const before = await openSignedIn(browser);
    await choose(before, NORDHAVN);
    before.close();
    hurryTime();
    browser.network.fail("getBusinessAccounts", faults.abort());
    const shop = startShop(browser);
    await shop.until((state) => state.auth.accountsFailure);
    expect(selectAccount(shop.state())).toBeNull();
    shop.setOnline(false);
    browser.network.heal();
    shop.setOnline(true);
    await shop.until((state) => selectAccount(state)?.id === NORDHAVN);
  });
});

describe("a blocked account", () => {
  const blocked = [
    ["account", "ida", "acc-ida-brygge", "no", "nok"],
    ["department", "jonas", "acc-jonas-hafen", "de", "eur"],
  ] as const;
  test.each(blocked)(
    "%s: nothing is added, redeemed or paid",
    async (_name, person, account, countryCode, currency) => {
      const shop = await openFor(person, { market: { locale: "en", countryCode, currency } });
      await choose(shop, account);
      expect(selectMode(shop.state())).toBe("Blocked");
      shop.dispatch(addProducts([emailCard()]));
      await shop.until((state) => state.basket.changeFailure);
      expect(shop.state().basket.changeFailure?.code).toBe("AccountBlocked");
      shop.dispatch(redeemCode({ code: "SGK-DKK500AAAA" }));
      await shop.until((state) => state.vouchers.refusal);
      expect(shop.state().vouchers.refusal?.code).toBe("AccountBlocked");
      clickPay(shop);
      await shop.until((state) => state.payment.trouble);
      expect(shop.state().payment.trouble).toMatchObject({ kind: "refused", failure: { code: "AccountBlocked" } });
      expect(shop.network.count("updateBasket")).toBe(0);
      expect(shop.network.count("finalizeBasket")).toBe(0);
      await choose(shop, null);
      await add(shop, EVERYWHERE);
    },
  );

  test("that was chosen before the reload adds nothing in the moment before it is known", async () => {
    const browser = await browserOf("ida");
    const chosen = { id: "acc-ida-brygge", departmentId: "dep-brygge" };
    browser.storage.values.set(LOCAL.account, JSON.stringify(chosen));
    browser.network.fail("getBusinessAccounts", faults.delay(60));
    const shop = startShop({ ...browser, market: { locale: "en", countryCode: "no", currency: "nok" } });
    shop.dispatch(addProducts([emailCard()]));
    await shop.until((state) => state.basket.changeFailure);
    expect(shop.state().basket.changeFailure?.code).toBe("AccountBlocked");
    expect(selectBasketLines(shop.state())).toEqual([]);
  });

  test("the session that is over does not hold up the queue", async () => {
    const browser = await browserOf("anton");
    const chosen = { id: NORDHAVN, departmentId: "dep-nordhavn" };
    browser.storage.values.set(LOCAL.account, JSON.stringify(chosen));
    browser.network.forgetCookies();
    const shop = startShop(browser);
    shop.dispatch(addProducts([emailCard()]));
    await shop.until((state) => !state.basket.waiting && state.auth.status === "anonymous");
    await shop.until((state) => selectSalesChannelId(state) === 3 && state.basket.status === "ready");
    expect(shop.state().auth.chosen).toBeNull();
  });
});

const input = { ...accountInput, invoiceRecipients: ["bog@firma.example"], eanNumber: "5790000000005" };

describe("the form of an account", () => {
  test("makes one that waits for its review, with all that was asked", async () => {
    const shop = await openFor("anton");
    shop.dispatch(loadAccounts());
    await shop.until((state) => state.auth.accounts);
    shop.dispatch(saveAccount({ id: null, input }));
    await shop.until((state) => state.auth.saving === "saved");
    expect(shop.state().auth.accounts?.at(-1)?.department).toMatchObject({
      name: "Berg og Søn",
      status: "PendingReview",
      vatCountry: "DK",
      eanNumber: "5790000000005",
      invoiceRecipients: ["bog@firma.example"],
      preferredCurrency: "DKK",
    });
  });

  test.each(["Berg & Søn A/S", "3F København"])("%s is made, and buys under its name", async (companyName) => {
    const shop = await openFor("anton");
    shop.dispatch(loadAccounts());
    await shop.until((state) => state.auth.accounts);
    shop.dispatch(saveAccount({ id: null, input: { ...input, companyName } }));
    await shop.until((state) => state.auth.saving === "saved");
    const made = shop.state().auth.accounts!.at(-1)!;
    await choose(shop, made.id);
    await add(shop);
    await pay(shop);
    const { buyer } = shop.network.asked("updateBasket").at(-1).input;
    expect(buyer).toMatchObject({ name: companyName, accountId: made.id });
    expect(shop.state().payment.trouble).toBeNull();
    expect(shop.left).toHaveLength(1);
  });

  test("is told by field what is wrong", async () => {
    const shop = await openFor("anton");
    shop.dispatch(saveAccount({ id: null, input: { ...input, companyRegistrationId: "1", invoiceEmail: "x" } }));
    const failure = await shop.until((state) => state.auth.saveFailure);
    expect(Object.keys(failure.fields)).toEqual(["companyRegistrationId", "invoiceEmail"]);
    expect(shop.state().auth.saving).toBe("idle");
  });

  test.each([
    ["whose answer got lost", faults.lost()],
    ["that was made beside an error that nobody knows", faults.madeButRefused()],
  ])("%s is found among the accounts, and not sent twice", async (_what, fault) => {
    const shop = await openFor("anton");
    shop.network.fail("createBusinessAccount", fault);
    shop.dispatch(saveAccount({ id: null, input }));
    await shop.until((state) => state.auth.saving === "saved");
    expect(shop.network.count("createBusinessAccount")).toBe(1);
    expect(shop.state().auth.accounts?.at(-1)?.department.name).toBe("Berg og Søn");
  });

  test("that the server made only after the shop had given up is found when it is sent again", async () => {
    const shop = await openFor("anton");
    shop.dispatch(loadAccounts());
    await shop.until((state) => state.auth.accounts);
    shop.network.fail("createBusinessAccount", faults.lost(), { times: 1 });
    shop.network.fail("getBusinessAccounts", faults.raw("x"), { times: 1 });
    shop.dispatch(saveAccount({ id: null, input }));
    await shop.until((state) => state.auth.saveFailure);
    shop.dispatch(saveAccount({ id: null, input }));
    await shop.until((state) => state.auth.saving === "saved");
    expect(shop.state().auth.accounts?.map(({ department }) => department.name)).toEqual([
      "Nordhavn Studio",
      "Lyngby Værksted",
      "Berg og Søn",
    ]);
  });

  test.each([
    ["answer got lost", faults.lost()],
    ["error nobody knows", faults.madeButRefused()],
  ])("whose %s has changed an account, as the accounts show", async (_what, fault) => {
    const shop = await openFor("anton");
    shop.dispatch(loadAccounts());
    await shop.until((state) => state.auth.accounts);
    shop.network.fail("updateBusinessAccount", fault);
    shop.dispatch(saveAccount({ id: NORDHAVN, input: { ...input, companyRegistrationId: "90000011" } }));
    await shop.until((state) => state.auth.saving === "saved");
    expect(shop.network.count("updateBusinessAccount")).toBe(1);
    expect(selectSavedAccount(shop.state())?.department.name).toBe("Berg og Søn");
    // Of the company nothing, only who is to be asked for.
    const again = { ...input, companyRegistrationId: "90000011", contactPersonName: "Bo Berg" };
    shop.dispatch(saveAccount({ id: NORDHAVN, input: again }));
    await shop.until((state) => state.auth.saving === "saved");
    expect(selectSavedAccount(shop.state())?.contactPersonName).toBe("Bo Berg");
  });

  test("is told that the company has an account, also where nobody can say whether it is the person's own", async () => {
    const shop = await openFor("anton");
    const path = ["createBusinessAccount", "companyRegistrationId"];
    shop.network.fail("createBusinessAccount", faults.refused("FluentValidation", { message: "Taken", path }));
    shop.network.fail("getBusinessAccounts", faults.raw("x"));
    shop.dispatch(saveAccount({ id: null, input }));
    const failure = await shop.until((state) => state.auth.saveFailure);
    expect(Object.keys(failure.fields)).toEqual(["companyRegistrationId"]);
  });

  test("that never reached the server has changed nothing, whatever the shop has decided about the account", async () => {
    const shop = await openFor("anton");
    shop.dispatch(loadAccounts());
    await shop.until((state) => state.auth.accounts);
    shop.sandbox.control({ departments: { "dep-nordhavn": { approvedForInvoice: false } } });
    shop.network.fail("updateBusinessAccount", faults.abort());
    shop.dispatch(saveAccount({ id: NORDHAVN, input: { ...input, companyRegistrationId: "90000011" } }));
    await shop.until((state) => state.auth.saveFailure);
    expect(shop.state().auth.saving).toBe("idle");
  });

  test("that never reached the server is not taken for an account of the same company that was there before", async () => {
    const shop = await openFor("anton");
    shop.dispatch(loadAccounts());
    const before = await shop.until((state) => state.auth.accounts);
    const { companyRegistrationId } = before[0]!.department;
    shop.network.fail("createBusinessAccount", faults.abort());
    shop.dispatch(saveAccount({ id: null, input: { ...input, companyRegistrationId: companyRegistrationId } }));
    await shop.until((state) => state.auth.saveFailure);
    expect(shop.state().auth.saving).toBe("idle");
    expect(shop.state().auth.accounts).toEqual(before);
  });

  test("changes the one that is shopped for, and its payer with it", async () => {
    const shop = await openFor("anton");
    await choose(shop, NORDHAVN);
    shop.dispatch(saveAccount({ id: NORDHAVN, input: { ...input, companyRegistrationId: "90000011" } }));
    await shop.until((state) => state.auth.saving === "saved");
    await soon(() => expect(selectBillingDraft(shop.state())?.name).toBe("Berg og Søn"));
    expect(selectAccount(shop.state())).toMatchObject({ contactPersonName: "Anton Berg", nameOverride: null });
    expect(selectAccount(shop.state())?.department).toMatchObject({ name: "Berg og Søn", status: "Active" });
    expect(shop.state().auth.accounts?.map(({ department }) => department.name)).toContain("Lyngby Værksted");
  });
});
