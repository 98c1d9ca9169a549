import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { WrappingDialog } from "~/blocks/Wrapping/WrappingDialog";
import { faults } from "../support/network";
import { renderAt } from "../support/renderAt";
import { startShop } from "../support/startShop";

const PATH = "/en/dk/dkk/part";
const STARS = /^Small gold stars/;

/** The dialog over a thing whose wrapping was asked for before it was opened, and how its answer comes. */
async function opened() {
  const saved: (string | null)[] = [];
  let receive: (wrappingId: string | null) => void = () => undefined;
  function Thing() {
    const [wrappingId, setWrapping] = useState<string | null>(null);
    receive = setWrapping;
    return <WrappingDialog wrappingId={wrappingId} onSave={(id) => saved.push(id)} onClose={() => undefined} />;
  }
  const shop = startShop({ path: PATH });
  renderAt(shop, PATH, { part: <Thing /> });
  const stars = await screen.findByRole("radio", { name: STARS, hidden: true });
  const answer = () => act(() => receive(stars.getAttribute("value")));
  const save = () => fireEvent.click(screen.getByRole("button", { name: "Save wrapping", hidden: true }));
  return { saved, stars, answer, save };
}

test("a wrapping that was on its way when the dialog was opened is the chosen one, and is not saved away", async () => {
  const { saved, stars, answer, save } = await opened();
  expect(screen.getByRole("radio", { name: "No wrapping", hidden: true })).toBeChecked();
  answer();
  expect(stars).toBeChecked();
  save();
  expect(saved).toEqual([]);
});

test("what was chosen in the dialog stays chosen, whatever comes", async () => {
  const { saved, answer, save } = await opened();
  const other = screen.getByRole("radio", { name: /^Fjord green/, hidden: true });
  fireEvent.click(other);
  answer();
  expect(other).toBeChecked();
  save();
  expect(saved).toEqual([other.getAttribute("value")]);
});

test("a wrapping without a title has a name, beside its price, and one that the answer has twice is offered once", async () => {
  const shop = startShop({ path: PATH });
  shop.network.fail(
    "getWrappings",
    faults.editField("getWrappings", (wrappings) => {
      const [first] = wrappings;
      first!.title = " ";
      wrappings.push({ ...first! });
    }),
  );
  const nothing = () => undefined;
  renderAt(shop, PATH, { part: <WrappingDialog wrappingId={null} onSave={nothing} onClose={nothing} /> });
  expect(await screen.findByRole("radio", { name: /^Gift wrapping/, hidden: true })).toBeInTheDocument();
});
