import { render, screen } from "@testing-library/react";
import Cookies from "js-cookie";
import { IntlProvider } from "react-intl";
import { MemoryRouter, Route, Routes, useLocation } from "react-router";
import { onTestFinished, test } from "vitest";
import { forgetAnswers } from "~/api/watch/answers";
import { PortalPrefix } from "~/app/PortalPrefix";
import en from "~/texts/en.json";
import { faults, type Network } from "../support/network";
import { openNetwork } from "../support/startShop";

const CODES = ["lang", "countryCode", "currency"] as const;
const Where = () => <p>at {useLocation().pathname}</p>;

/** Opens a portal's address without a market, in a browser that was in Sweden last. */
function opened(path: string, prepare: (network: Network) => void = () => {}) {
  onTestFinished(() => forgetAnswers());
  prepare(openNetwork());
  ["en", "se", "sek"].forEach((code, at) => Cookies.set(CODES[at]!, code));
  render(
    <IntlProvider locale="en" messages={en}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/portal/:slug" element={<PortalPrefix />} />
          <Route path="*" element={<Where />} />
        </Routes>
      </MemoryRouter>
    </IntlProvider>,
  );
}

const down = (network: Network) => network.fail(/./, faults.status(400, { errors: [{ message: "no" }] }));

/** The flow of Sweden is malformed, all others came. */
const unread = (network: Network) =>
  network.fail(
    "salesFlows",
    faults.editField("salesFlows", ({ items }) => {
      for (const flow of items) if (flow.countryCode.toLowerCase() === "se") flow.published = null;
    }),
  );

/** The portal sells in Norway alone. */
const inNorway = (network: Network) =>
  network.fail(
    "salesFlows",
    faults.editField("salesFlows", (flows: { items: { countryCode: string }[] }) => {
      flows.items = flows.items.filter(({ countryCode }) => countryCode.toLowerCase() === "no");
    }),
  );

test.each([
  ["its own language and currency in the person's country", "/portal/nordlys", undefined, "/sv/se/sek/portal/nordlys"],
  [
    "the country where it sells, if that is neither the person's nor the default",
    "/portal/nordlys",
    inNorway,
    "/no/no/nok/portal/nordlys",
  ],
  ["the shop's own where there is no such portal", "/portal/typo", undefined, "/sv/se/sek/portal/typo"],
  ["the person's last market while nothing can be asked for", "/portal/nordlys", down, "/en/se/sek/portal/nordlys"],
  ["it too where that country's flow cannot be read", "/portal/nordlys", unread, "/en/se/sek/portal/nordlys"],
])("a portal's address without a market leads to %s", async (_where, path, prepare, expected) => {
  opened(path, prepare);
  await screen.findByText(`at ${expected}`);
});
