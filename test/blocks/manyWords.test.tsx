import { act, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { ManyProgress } from "~/blocks/ManyRecipients/ManyProgress";
import { ReadyRows } from "~/blocks/ManyRecipients/ReadyRows";
import { selectChoice } from "~/state/auth/selectors";
import { loadAccounts } from "~/state/auth/slice";
import { selectManyFailure, selectManyStatus } from "~/state/many/selectors";
import { addMany, continueMany, manyStopped, partAdded } from "~/state/many/slice";
import { NORDHAVN } from "../support/departments";
import { emailCard } from "../support/gifts";
import { faults } from "../support/network";
import { renderAt } from "../support/renderAt";
import { choose, openFor } from "../support/signedIn";
import { type Shop, startShop } from "../support/startShop";

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

describe("gifts for a company that stopped because somebody else was shopped for", () => {
  /** Stopped on the way into Nordhavn's basket, when another basket has come. */
  async function stopped(shop: Shop, change: () => Promise<void>) {
    await choose(shop, NORDHAVN);
    shop.network.fail("updateBasket", faults.status(500), { times: 1 });
    shop.dispatch(addMany([emailCard(), emailCard()]));
    await shop.until((state) => selectManyStatus(state) === "stopped");
    await change();
    shop.dispatch(continueMany());
    await shop.until((state) => selectManyFailure(state)?.code === "ManyElsewhere");
    renderAt(shop, "/en/dk/dkk/many", { many: <ManyProgress /> });
  }

  test("say so, and once the company is shopped for again that they can go on, not that it is elsewhere", async () => {
    const shop = await openFor("anton");
    await stopped(shop, () => choose(shop, null));
    expect(document.body).toHaveTextContent("These gifts are for the basket of Nordhavn Studio");
    await act(() => choose(shop, NORDHAVN));
    expect(screen.getByText(/^You changed to another basket on the way. Go on to add the rest/)).toBeVisible();
  });

  test("say for whom to shop although the company is not among the person's any more", async () => {
    const shop = await openFor("anton");
    await stopped(shop, async () => {
      const without = faults.editField("getBusinessAccounts", (accounts) => {
        accounts.splice(0, accounts.length, ...accounts.filter(({ id }: { id: string }) => id !== NORDHAVN));
      });
      shop.network.fail("getBusinessAccounts", without);
      shop.dispatch(loadAccounts());
      await shop.until((state) => selectChoice(state) === null && state.basket.status === "ready");
    });
    expect(screen.getByText(/^These gifts are for the basket of a company/)).toBeVisible();
  });
});
