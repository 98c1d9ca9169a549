import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ManyProgress } from "~/blocks/ManyRecipients/ManyProgress";
import { ReadyRows } from "~/blocks/ManyRecipients/ReadyRows";
import { addMany, manyStopped, partAdded } from "~/state/many/slice";
import { emailCard } from "../support/gifts";
import { faults } from "../support/network";
import { renderAt } from "../support/renderAt";
import { startShop } from "../support/startShop";

test("what stopped before any gift was in the basket is tried again; later it goes on with the others", () => {
  const shop = startShop();
  shop.network.fail(/./, faults.hang());
  renderAt(shop, "/en/dk/dkk/many", { many: <ManyProgress /> });
  act(() => void shop.dispatch(addMany([emailCard(), emailCard()])));
  act(() => void shop.dispatch(manyStopped({ code: "NETWORK", message: "", fields: {}, general: [] })));
  expect(screen.getByText("0 of 2 are in your basket")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Go on/ })).toBeNull();
  act(() => void shop.dispatch(partAdded([0])));
  expect(screen.getByRole("button", { name: "Go on with the last one" })).toBeVisible();
});

test("the amount of a row is written as all other amounts are", () => {
  const entry = { number: 1, cells: {} } as never;
  const rows = [{ entry, draft: emailCard() }];
  const none = () => undefined;
  renderAt(startShop(), "/da/dk/dkk/rows", { rows: <ReadyRows rows={rows} onOpen={none} onDrop={none} /> }, "da");
  expect(screen.getByText(/^200.kr\.$/)).toBeInTheDocument();
});
