import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { Business } from "~/screens/Business/Business";
import { BusinessAccount } from "~/screens/BusinessAccount/BusinessAccount";
import { renderAt } from "../support/renderAt";
import { startShop } from "../support/startShop";

const screens = { "b2b/*": <Business />, "business/my/account": <BusinessAccount /> };

test("whatever stands behind /b2b leads to the page for companies, which may be found", async () => {
  const { place } = renderAt(startShop(), "/en/dk/dkk/b2b/offers/spring?utm_source=mail", screens);
  await waitFor(() => expect(place.address).toBe("/en/dk/dkk/b2b?utm_source=mail"));
  await screen.findByRole("heading", { level: 1, name: "Gifts for companies" });
  expect(document.querySelector("meta[name=robots]")).toBeNull();
});

test("the page of an account is found by nobody, signed in or not", async () => {
  renderAt(startShop(), "/en/dk/dkk/business/my/account", screens);
  await screen.findByRole("heading", { level: 1 });
  expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
});
