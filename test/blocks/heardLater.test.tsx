import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { SiteMenu } from "~/blocks/SiteMenu/SiteMenu";
import { WrappingField } from "~/blocks/Wrapping/WrappingField";
import { faults } from "../support/network";
import { renderAt } from "../support/renderAt";
import { startShop } from "../support/startShop";

const PATH = "/en/dk/dkk/part";

test.each([
  ["the wrappings", <WrappingField wrappingId={null} onChange={() => undefined} />, "status", "wrappings"],
  ["the menu", <SiteMenu open onClose={() => undefined} />, "alert", "menu"],
])("that %s did not come is heard, not only seen in place of what was awaited", async (_what, part, role, words) => {
  const shop = startShop({ path: PATH });
  shop.network.fail(/Wrappings|categories/i, faults.status(400, { errors: [{ message: "no" }] }));
  renderAt(shop, PATH, { part });
  const told = await screen.findByText(new RegExp(`${words}.*(could not|cannot)|(could not|cannot).*${words}`, "i"));
  await waitFor(() => expect(told.closest("[role]")).toHaveAttribute("role", role));
});
