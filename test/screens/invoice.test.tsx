import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { BusinessAccount } from "~/screens/BusinessAccount/BusinessAccount";
import { Delivery } from "~/screens/Delivery/Delivery";
import { redeemCode } from "~/state/basket/slice";
import { changeMyOrder, pspReturned } from "~/state/payment/slice";
import { add } from "../support/business";
import { NORDHAVN } from "../support/departments";
import { faults } from "../support/network";
import { renderAt } from "../support/renderAt";
import { choose, openFor } from "../support/signedIn";

const CHECKOUT = "/en/dk/dkk/basket/delivery";
const ACCOUNTS = "/en/dk/dkk/business/my/account";

test("a card that was chosen before codes paid it all is no choice any more", async () => {
  const shop = await openFor("anton", { path: CHECKOUT });
  await choose(shop, NORDHAVN);
  await add(shop);
  renderAt(shop, CHECKOUT, { "basket/delivery": <Delivery /> });
  fireEvent.click(await screen.findByRole("radio", { name: /^By card/ }));
  act(() => void shop.dispatch(redeemCode({ code: "BHN-DEPT100001" })));
  const complete = await screen.findByRole("button", { name: "Complete order" });
  expect(screen.queryByRole("radio", { name: /^By card/ })).toBeNull();
  fireEvent.click(screen.getByRole("checkbox", { name: "I accept the terms" }));
  fireEvent.click(complete);
  await waitFor(() => expect(shop.network.count("finalizeBasket")).toBe(1));
  expect(shop.network.asked("finalizeBasket")[0].input.paymentMethod).toBe("invoiceByFinance");
});

test("a card that was chosen is still the choice after a payment that was cancelled", async () => {
  const shop = await openFor("anton", { path: CHECKOUT });
  await choose(shop, NORDHAVN);
  await add(shop);
  const { goTo } = renderAt(shop, CHECKOUT, { "basket/delivery": <Delivery />, basket: <h1>the basket</h1> });
  fireEvent.click(await screen.findByRole("radio", { name: /^By card/ }));
  fireEvent.click(screen.getByRole("checkbox", { name: "I accept the terms" }));
  fireEvent.click(screen.getByRole("button", { name: /^Pay/ }));
  await waitFor(() => expect(shop.left).toHaveLength(1));
  act(() => void shop.dispatch(pspReturned("cancelled")));
  await shop.until((state) => state.payment.phase === "idle");
  await goTo("/en/dk/dkk/basket");
  act(() => void shop.dispatch(changeMyOrder()));
  await shop.until((state) => state.basket.basket?.purchasePhase === "Shopping");
  await goTo(CHECKOUT);
  expect(await screen.findByRole("radio", { name: /^By card/ })).toBeChecked();
});

test("by invoice is told to whom it goes, with the EAN number of the department that has one", async () => {
  const shop = await openFor("anton", { path: CHECKOUT });
  shop.network.fail(
    "getBusinessAccounts",
    faults.editField("getBusinessAccounts", (accounts) => {
      for (const { department } of accounts)
        Object.assign(department, { eanNumber: "5790000000012", invoiceRecipients: ["books@firma.example"] });
    }),
  );
  await choose(shop, NORDHAVN);
  await add(shop);
  renderAt(shop, CHECKOUT, { "basket/delivery": <Delivery /> });
  const invoice = await screen.findByRole("radio", { name: /^By invoice/ });
  expect(invoice.closest("label")).toHaveTextContent(
    "Sent to nordhavn@firma.example and books@firma.exampleEAN number 5790000000012",
  );
});

test("a department whose approval waits for its review is not called approved for invoice", async () => {
  const shop = await openFor("anton", { path: ACCOUNTS });
  shop.sandbox.control({ departments: { "dep-nordhavn": { status: "PendingReview" } } });
  renderAt(shop, ACCOUNTS, { "business/my/account": <BusinessAccount /> });
  const department = await screen.findByRole("radio", { name: /Nordhavn Studio/ });
  const label = department.closest("label")!;
  expect(label).toHaveTextContent("Pending review");
  expect(label).toHaveTextContent("Not approved for invoice");
});

test("a department without a name that may not pay by invoice is called by its number there, as everywhere", async () => {
  const shop = await openFor("anton", { path: CHECKOUT });
  shop.network.fail(
    "getBusinessAccounts",
    faults.editField("getBusinessAccounts", (accounts) => {
      for (const { department } of accounts)
        Object.assign(department, { name: " ", companyRegistrationId: "12345678", status: "PendingReview" });
    }),
  );
  await choose(shop, NORDHAVN);
  await add(shop);
  renderAt(shop, CHECKOUT, { "basket/delivery": <Delivery /> });
  expect(await screen.findByText(/^12345678 is pending review/)).toBeVisible();
});
