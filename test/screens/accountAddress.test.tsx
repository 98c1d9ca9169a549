import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { AccountForm } from "~/screens/BusinessAccount/AccountForm";
import { selectAccount } from "~/state/auth/selectors";
import { selectBillingDraft } from "~/state/basket/selectors";
import { renderAt } from "../support/renderAt";
import { choose, openFor } from "../support/signedIn";

const nothing = () => undefined;

test("the other delivery address of a company says what it is for, and is where the buyer is at the checkout", async () => {
  const shop = await openFor("anton");
  await choose(shop, "acc-anton-nordhavn");
  const account = selectAccount(shop.state());
  expect(selectBillingDraft(shop.state())?.line1).toBe("Kajgade 12");

  const form = <AccountForm account={account} taken={null} onSaved={nothing} onGoesOn={nothing} onCancel={nothing} />;
  renderAt(shop, "/en/dk/dkk/business-account", { "business-account": form });
  const other = screen.getByRole("checkbox", { name: "The delivery address is not the company’s" });
  expect(other).toHaveAccessibleDescription("It is filled in as the buyer’s address at checkout.");
  fireEvent.click(other);
  const place = within(await screen.findByRole("group", { name: "Delivery address" }));
  const type = (label: string, value: string) =>
    fireEvent.change(place.getByLabelText(label, { exact: false }), { target: { value } });
  type("Address", "Bagindgangen 1");
  type("Postal code", "2800");
  type("City", "Kongens Lyngby");
  fireEvent.click(screen.getByRole("button", { name: "Save changes" }));

  await waitFor(() => expect(shop.state().auth.saving).toBe("saved"));
  await waitFor(() =>
    expect(selectBillingDraft(shop.state())).toMatchObject({ name: "Nordhavn Studio", line1: "Bagindgangen 1" }),
  );
});

test("an other delivery address that is given up after its mistakes were told is in the summary no more", async () => {
  const shop = await openFor("anton");
  await choose(shop, "acc-anton-nordhavn");
  const account = selectAccount(shop.state());
  const form = <AccountForm account={account} taken={null} onSaved={nothing} onGoesOn={nothing} onCancel={nothing} />;
  renderAt(shop, "/en/dk/dkk/business-account", { "business-account": form });
  const other = screen.getByRole("checkbox", { name: "The delivery address is not the company’s" });
  fireEvent.click(other);
  await screen.findByRole("group", { name: "Delivery address" });
  fireEvent.change(screen.getAllByLabelText("City", { exact: false })[0]!, { target: { value: "" } });
  fireEvent.click(screen.getByRole("button", { name: "Save changes" }));
  const links = () => screen.queryAllByRole("link").map((link) => link.getAttribute("href")!.slice(1));
  await waitFor(() => expect(links().filter((id) => id.includes("delivery"))).toHaveLength(3));
  fireEvent.click(other);
  await waitFor(() => expect(links().every((id) => document.getElementById(id))).toBe(true));
  expect(links()).not.toEqual([]);
});

test("a phone shows digits for a company's number, where it has nothing else, and for its EAN number", async () => {
  const shop = await openFor("anton");
  const form = <AccountForm account={null} taken={null} onSaved={nothing} onGoesOn={nothing} onCancel={nothing} />;
  renderAt(shop, "/en/dk/dkk/business-account", { "business-account": form });
  const number = await screen.findByRole("textbox", { name: /^CVR/ });
  expect(number.inputMode).toBe("numeric");
  expect(screen.getByRole("textbox", { name: /EAN/ }).inputMode).toBe("numeric");
  fireEvent.change(screen.getByRole("combobox", { name: "VAT country" }), { target: { value: "DE" } });
  expect(number.inputMode, "DE and nine digits").toBe("");
});
