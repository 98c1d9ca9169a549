import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { LOCAL, SESSION } from "~/domain/storage";
import { BusinessAccount } from "~/screens/BusinessAccount/BusinessAccount";
import { Delivery } from "~/screens/Delivery/Delivery";
import { selectAccount } from "~/state/auth/selectors";
import { chooseAccount, loadAccounts, logout } from "~/state/auth/slice";
import { addProducts } from "~/state/basket/slice";
import { NORDHAVN } from "../support/departments";
import { emailCard } from "../support/gifts";
import { type Fault, faults } from "../support/network";
import { renderAt } from "../support/renderAt";
import { browserOf, openFor, openSignedIn } from "../support/signedIn";
import { signIn } from "../support/signIn";
import { memoryStorage } from "../support/tabs";
import { signInOver } from "../support/twoTabs";

const PATH = "/en/dk/dkk/business/my/account";
const CHECKOUT = "/en/dk/dkk/basket/delivery";

/** Calls wait on the wire until they are let go. */
function holding(): { fault: Fault; letGo: () => void } {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { fault: (pass) => gone.then(pass), letGo: () => letGo() };
}

/** Anton's browser, in which he shops for Nordhavn and has put something into its basket. */
async function nordhavnsBrowser() {
  const browser = await browserOf("anton");
  const shop = await openSignedIn(browser);
  shop.dispatch(loadAccounts());
  await shop.until((state) => state.auth.accounts);
  shop.dispatch(chooseAccount(NORDHAVN));
  await shop.until((state) => selectAccount(state) && state.basket.status === "ready");
  shop.dispatch(addProducts([emailCard()]));
  await shop.until((state) => state.basket.justAdded);
  shop.close();
  return { ...browser, session: memoryStorage() };
}

describe("the checkout for a company", () => {
  const screens = { "basket/delivery": <Delivery />, basket: <h1>the basket</h1> };

  test("that is not known yet asks for no payer until it is", async () => {
    const browser = await nordhavnsBrowser();
    const held = holding();
    browser.network.fail("getBusinessAccounts", held.fault);
    const shop = await openSignedIn({ ...browser, path: CHECKOUT });
    renderAt(shop, CHECKOUT, screens);
    expect(screen.getByText("Finding your company accounts")).toBeInTheDocument();
    expect(screen.queryByLabelText("Name")).toBeNull();
    expect(screen.queryByRole("button", { name: /^(Pay|Order)/ })).toBeNull();
    held.letGo();
    expect(await screen.findByLabelText("Name")).toHaveValue("Nordhavn Studio");
    expect(screen.getByRole("button", { name: /^Order by invoice/ })).toBeInTheDocument();
  });

  test("whose data do not come says so, and asks for them again", async () => {
    const browser = await nordhavnsBrowser();
    browser.network.fail("getBusinessAccounts", faults.status(500));
    const shop = await openSignedIn({ ...browser, path: CHECKOUT });
    renderAt(shop, CHECKOUT, screens);
    await screen.findByText(/how the company may pay/);
    expect(screen.queryByLabelText("Name")).toBeNull();
    expect(screen.queryByRole("button", { name: /^(Pay|Order)/ })).toBeNull();
    browser.network.heal();
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByLabelText("Name")).toHaveValue("Nordhavn Studio");
  });
});

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const press = (name: string | RegExp) => fireEvent.click(button(name));

/** Anton's page of accounts, with Nordhavn picked. */
async function accountPage() {
  const shop = await openSignedIn({ ...(await browserOf("anton")), path: PATH });
  const { unmount } = renderAt(shop, PATH, { "business/my/account": <BusinessAccount /> });
  fireEvent.click(await screen.findByRole("radio", { name: /Nordhavn/ }));
  return { ...shop, unmount };
}

describe("for whom one shops", () => {
  test("is asked of whoever signs in over the one before in another tab", async () => {
    const browser = await browserOf("freja");
    const shop = await openSignedIn({ ...browser, path: PATH });
    renderAt(shop, PATH, { "business/my/account": <BusinessAccount /> });
    await screen.findByRole("button", { name: "Create a company account" });
    await act(() => signInOver(browser, "anton"));
    expect(await screen.findByRole("radio", { name: /Nordhavn/ })).toBeInTheDocument();
  });

  test.each([
    ["none", () => true, 1],
    ["only others", (id: string) => id === NORDHAVN, 2],
  ])(
    "can be changed by whom shops for a company if of their accounts %s can be read",
    async (_what, isUnread, choices) => {
      const browser = await nordhavnsBrowser();
      browser.network.fail(
        "getBusinessAccounts",
        faults.editField("getBusinessAccounts", (accounts) => {
          for (const account of accounts) if (isUnread(account.id)) delete account.department;
        }),
      );
      const shop = await openSignedIn({ ...browser, path: PATH });
      renderAt(shop, PATH, { "business/my/account": <BusinessAccount /> });
      const yourself = await screen.findByRole("radio", { name: /Yourself/ });
      expect(screen.getAllByRole("radio")).toHaveLength(choices);
      expect(yourself).not.toBeChecked();
      expect(screen.getByText("Shopping for a company")).toBeInTheDocument();
      expect(screen.getByText("Part of this page cannot be shown")).toBeInTheDocument();
      await waitFor(() => expect(button("Try again")).not.toHaveAttribute("aria-disabled"));
      press("Try again");
      expect(button(/^Try again/)).toHaveAttribute("aria-disabled", "true");
      await waitFor(() => expect(button("Try again")).not.toHaveAttribute("aria-disabled"));
      fireEvent.click(yourself);
      press("Shop as a private person");
      await screen.findByText("You are now shopping as a private person.");
    },
  );

  test("is chosen among companies that the answer has twice or without a name: each once, by its number", async () => {
    const browser = await nordhavnsBrowser();
    browser.network.fail(
      "getBusinessAccounts",
      faults.editField("getBusinessAccounts", (accounts) => {
        for (const { department } of accounts) department.name = "\u200b ";
        accounts.push(...accounts);
      }),
    );
    const shop = await openSignedIn({ ...browser, path: PATH });
    renderAt(shop, PATH, { "business/my/account": <BusinessAccount /> });
    expect(await screen.findByRole("button", { name: "Shop for 90000011" })).toBeInTheDocument();
    const names = screen.getAllByRole<HTMLInputElement>("radio").map(({ labels }) => labels?.[0]?.textContent ?? "");
    expect(names.map((name) => /^\d+|Yourself/.exec(name)?.[0])).toEqual(["90000011", "90000022", "Yourself"]);
  });

  test("is told to be blocked where it is chosen too, and offers nothing to buy for it", async () => {
    const shop = await openFor("anton", { path: PATH });
    shop.sandbox.control({ accounts: { "acc-anton-nordhavn": { status: "Blocked" } } });
    renderAt(shop, PATH, { "business/my/account": <BusinessAccount /> });
    fireEvent.click(await screen.findByRole("radio", { name: /Nordhavn/ }));
    fireEvent.click(screen.getByRole("button", { name: "Shop for Nordhavn Studio" }));
    await waitFor(() => expect(screen.getByText(/is blocked$/)).toHaveTextContent("Nordhavn Studio is blocked"));
    expect(screen.queryByText(/You are now shopping for/)).toBeNull();
    expect(screen.queryByRole("link", { name: "See all gifts" })).toBeNull();
    expect(screen.queryByText(/has a basket of its own/)).toBeNull();
  });

  test("can be chosen again after it was left elsewhere on the page", async () => {
    const shop = await accountPage();
    press("Shop for Nordhavn Studio");
    await screen.findByText("It has a basket of its own. Yours is kept.");
    act(() => void shop.dispatch(chooseAccount(null)));
    await screen.findByText("You are now shopping as a private person.");
    expect(screen.getByRole("radio", { name: /Yourself/ })).toBeChecked();
    fireEvent.click(screen.getByRole("radio", { name: /Nordhavn/ }));
    expect(button("Shop for Nordhavn Studio")).not.toHaveAttribute("aria-disabled");
    press("Shop for Nordhavn Studio");
    await screen.findByText("It has a basket of its own. Yours is kept.");
  });
});

describe("the form of an account", () => {
  test("that was left while it was sent closes no other form, and says nothing there", async () => {
    const shop = await accountPage();
    const held = holding();
    shop.network.fail("updateBusinessAccount", held.fault);
    press("Change details");
    await screen.findByRole("heading", { name: "Change Nordhavn Studio" });
    press("Save changes");
    await waitFor(() => expect(shop.network.count("updateBusinessAccount")).toBe(1));
    press("Cancel");
    press("Create a company account");
    await screen.findByRole("heading", { name: "Create a company account" });
    expect(button(/^Send for review/)).toHaveAttribute("aria-disabled", "true");
    held.letGo();
    await waitFor(() => expect(shop.has("auth/accountSaved")).toBe(true));
    await waitFor(() => expect(button(/^Send for review/)).not.toHaveAttribute("aria-disabled"));
    expect(screen.getByRole("heading", { name: "Create a company account" })).toBeInTheDocument();
    expect(screen.queryByText(/is waiting for review|are saved/)).toBeNull();
  });

  test("into which more is typed while it is sent stays open with it, to be saved too", async () => {
    const shop = await accountPage();
    const held = holding();
    shop.network.fail("updateBusinessAccount", held.fault, { times: 1 });
    press("Change details");
    const name = await screen.findByLabelText("Company name");
    fireEvent.change(name, { target: { value: "Nordhavn Nyt" } });
    press("Save changes");
    await waitFor(() => expect(shop.network.count("updateBusinessAccount")).toBe(1));
    fireEvent.change(name, { target: { value: "Nordhavn Nyere" } });
    held.letGo();
    await screen.findByText("The details of Nordhavn Nyt are saved");
    expect(name).toBeInTheDocument();
    expect(name).toHaveValue("Nordhavn Nyere");
    press("Save changes");
    const told = await screen.findByText("The details of Nordhavn Nyere are saved");
    // The form that had the focus is gone.
    await waitFor(() => expect(told.closest("[tabindex]")).toHaveFocus());
    expect(screen.queryByLabelText("Company name")).toBeNull();
    expect(shop.session.read(SESSION.accountDraft)).toBeNull();
  });

  test("of a new account into which more is typed meanwhile is that account's then, and makes no second one", async () => {
    const shop = await accountPage();
    const held = holding();
    shop.network.fail("createBusinessAccount", held.fault, { times: 1 });
    press("Create a company account");
    await screen.findByLabelText("Company name");
    const type = (name: string, value: string) =>
      fireEvent.change(document.querySelector(`[name="${name}"]`)!, { target: { value } });
    const company = { name: "Anton Berg", phone: "20123402", email: "faktura@firma.example" };
    const address = { line1: "Kajgade 12", postCode: "2150", city: "Nordhavn" };
    type("companyName", "Berg");
    type("companyRegistrationId", "90000123");
    for (const [field, value] of Object.entries({ ...company, ...address })) type(`company.${field}`, value);
    press("Send for review");
    await waitFor(() => expect(shop.network.count("createBusinessAccount")).toBe(1));
    type("companyName", "Berg og Søn");
    held.letGo();
    await screen.findByText("Berg is waiting for review");
    expect(screen.getByRole("heading", { name: "Change Berg" })).toBeVisible();
    press("Save changes");
    await screen.findByText("The details of Berg og Søn are saved");
    expect(shop.network.count("createBusinessAccount")).toBe(1);
  });

  /** Nordhavn's form with another name typed into it. */
  async function typedInto() {
    const shop = await accountPage();
    press("Change details");
    const name = await screen.findByLabelText("Company name");
    fireEvent.change(name, { target: { value: "Nordhavn Nyt" } });
    fireEvent.focusOut(name);
    return shop;
  }

  /** The session ends at the press, and somebody signs in again in the same tab. */
  async function signedInAgain(person: string) {
    const { network, storage, session, ...shop } = await typedInto();
    network.forgetCookies();
    press("Save changes");
    await waitFor(() => expect(shop.left).toHaveLength(1));
    shop.unmount();
    shop.close();
    await signIn(network, person);
    storage.values.set(LOCAL.signedIn, "1");
    const again = await openSignedIn({ network, storage, session, path: PATH });
    renderAt(again, PATH, { "business/my/account": <BusinessAccount /> });
    return again;
  }

  test("is there as it was typed after the session ended and the person signed in again", async () => {
    const again = await signedInAgain("anton");
    await screen.findByRole("heading", { name: "Change Nordhavn Studio" });
    expect(screen.getByLabelText("Company name")).toHaveValue("Nordhavn Nyt");
    press("Save changes");
    await screen.findByText("The details of Nordhavn Nyt are saved");
    expect(again.session.read(SESSION.accountDraft)).toBeNull();
  });

  test("is not shown to somebody else who signs in", async () => {
    const again = await signedInAgain("sigrid");
    await screen.findByRole("button", { name: "Create a company account" });
    expect(screen.queryByLabelText("Company name")).toBeNull();
    expect(again.session.read(SESSION.accountDraft)).toBeNull();
  });

  test("keeps nothing that was cancelled", async () => {
    const shop = await typedInto();
    expect(shop.session.read(SESSION.accountDraft)).toContain("Nordhavn Nyt");
    screen.getByLabelText("Company name").focus();
    press("Cancel");
    expect(shop.session.read(SESSION.accountDraft)).toBeNull();
    press("Change details");
    expect(await screen.findByLabelText("Company name")).toHaveValue("Nordhavn Studio");
  });

  test("keeps nothing over a sign-out", async () => {
    const shop = await typedInto();
    act(() => void shop.dispatch(logout()));
    await waitFor(() => expect(shop.session.read(SESSION.accountDraft)).toBeNull());
    expect(shop.state().accountDraft.draft).toBeNull();
  });

  test("that was only looked at is not kept", async () => {
    const shop = await accountPage();
    press("Change details");
    fireEvent.focusOut(await screen.findByLabelText("Company name"));
    expect(shop.session.read(SESSION.accountDraft)).toBeNull();
  });

  test("tells at its two lists what the server says of them", async () => {
    const shop = await accountPage();
    press("Change details");
    await screen.findByLabelText("VAT country");
    const refuse = (field: string) =>
      shop.network.fail(
        "updateBusinessAccount",
        faults.refused("FluentValidation", {
          message: `Not this ${field}`,
          path: ["updateBusinessAccount", "input", field],
        }),
        { times: 1 },
      );
    for (const [field, label] of [
      ["vatCountry", "VAT country"],
      ["preferredCurrency", "Preferred currency"],
    ] as const) {
      refuse(field);
      press("Save changes");
      await waitFor(() => expect(screen.getByLabelText(label, { exact: false })).toBeInvalid());
      expect(screen.getByLabelText(label, { exact: false })).toHaveAccessibleDescription(`Not this ${field}`);
    }
  });
});

test.each([
  ["is told of one that is active", "Active", true],
  ["is made up for one whose status the shop does not know", "Closed", false],
])("among the accounts to choose from, a status %s", async (_what, status, isTold) => {
  const shop = await openSignedIn(await browserOf("anton"));
  shop.network.fail(
    "getBusinessAccounts",
    faults.editField("getBusinessAccounts", (accounts) => {
      for (const account of accounts) account.department.status = status;
    }),
  );
  renderAt(shop, PATH, { "business/my/account": <BusinessAccount /> });
  expect((await screen.findAllByText(/^Nordhavn Studio/)).length).toBeGreaterThan(0);
  expect(screen.queryAllByText("Active").length > 0).toBe(isTold);
});
