import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import fc from "fast-check";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { AnnounceContext } from "~/components/announce";
import { LiveRegion } from "~/components/LiveRegion";
import { QuantityStepper } from "~/components/QuantityStepper";
import { draw } from "./draw";

function Line({
  start = 1,
  most = 5,
  told = () => {},
}: {
  start?: number;
  most?: number;
  told?: (quantity: number) => void;
}) {
  const [value, setValue] = useState(start);
  const change = (quantity: number) => {
    told(quantity);
    setValue(quantity);
  };
  return <QuantityStepper name="Fjeld & Fyr" value={value} most={most} onChange={change} />;
}

const number = () => screen.getByRole("textbox", { name: /Fjeld & Fyr/ });
const more = () => screen.getByRole("button", { name: "One more of Fjeld & Fyr" });
const fewer = () => screen.getByRole("button", { name: "One fewer of Fjeld & Fyr" });

it("counts up and down between one and the most, and says why it stops", async () => {
  const told = vi.fn();
  draw(
    <LiveRegion>
      <Line start={4} told={told} />
    </LiveRegion>,
  );
  await userEvent.click(more());
  await userEvent.click(more());
  expect(told.mock.calls).toEqual([[5]]);
  expect(more()).toHaveAttribute("aria-disabled", "true");
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("You can buy up to 5 of these."));
  await userEvent.tripleClick(fewer());
  await userEvent.tripleClick(fewer());
  expect(number()).toHaveValue("1");
});

it("says nothing of the most to whoever only reaches it", async () => {
  const said = vi.fn();
  draw(
    <AnnounceContext value={said}>
      <Line start={4} />
    </AnnounceContext>,
  );
  await userEvent.click(more());
  expect(number()).toHaveValue("5");
  expect(said).not.toHaveBeenCalled();
  await userEvent.click(more());
  expect(said.mock.calls).toEqual([["You can buy up to 5 of these."]]);
});

it("shows why a number became another one, at the field, until the next change", async () => {
  const why = "You can buy up to 5 of these.";
  draw(<Line start={4} />);
  await userEvent.clear(number());
  await userEvent.type(number(), "500{Enter}");
  expect(number()).toHaveValue("5");
  expect(screen.getByText(why)).toBeVisible();
  expect(number()).toHaveAccessibleDescription(why);
  await userEvent.click(fewer());
  expect(screen.queryByText(why)).toBeNull();
  expect(number()).not.toHaveAccessibleDescription();
});

it("tells a typed number once, when it is whole", async () => {
  const told = vi.fn();
  draw(<Line most={99} told={told} />);
  await userEvent.clear(number());
  await userEvent.type(number(), "12");
  expect(told).not.toHaveBeenCalled();
  await userEvent.keyboard("{Enter}");
  expect(told.mock.calls).toEqual([[12]]);
  await userEvent.keyboard("{ArrowUp}");
  expect(number()).toHaveValue("13");
});

it("leaves the arrows and Enter to the keyboard of a language in which a number is still being composed", () => {
  const told = vi.fn();
  draw(<Line start={3} told={told} />);
  fireEvent.change(number(), { target: { value: "４" } });
  for (const key of ["ArrowDown", "Enter"]) fireEvent.keyDown(number(), { key, isComposing: true });
  expect(told).not.toHaveBeenCalled();
  expect(number()).toHaveValue("４");
  fireEvent.keyDown(number(), { key: "Enter" });
  expect(told.mock.calls).toEqual([[4]]);
});

it("steps from the number that is typed, which is told once", async () => {
  const told = vi.fn();
  draw(<Line most={99} told={told} />);
  await userEvent.clear(number());
  await userEvent.type(number(), "5{ArrowUp}");
  expect(number()).toHaveValue("6");
  await userEvent.tab();
  expect(told.mock.calls).toEqual([[6]]);
  await userEvent.type(number(), "x{ArrowDown}");
  expect(number()).toHaveValue("5");
});

describe("what cannot be a quantity", () => {
  it.each([
    ["0", "1"],
    ["-1", "3"],
    ["1.5", "3"],
    ["999999999", "5"],
    ["٣", "3"],
    ["two", "3"],
    ["", "3"],
  ])("%j becomes %s", async (typed, becomes) => {
    draw(<Line start={3} />);
    await userEvent.clear(number());
    await userEvent.click(number());
    await userEvent.paste(typed);
    await userEvent.tab();
    expect(number()).toHaveValue(becomes);
  });

  it("is never told, whatever is pasted", async () => {
    const told = vi.fn();
    draw(<Line start={2} told={told} />);
    const numbers = fc.oneof(fc.integer({ min: -9, max: 99 }), fc.double()).map(String);
    const typed = fc.sample(fc.oneof(fc.string({ unit: "grapheme", maxLength: 9 }), numbers), 20);
    for (const text of ["4", ...typed]) {
      await userEvent.clear(number());
      if (text) await userEvent.paste(text);
      await userEvent.tab();
    }
    const quantities = told.mock.calls.map(([quantity]) => quantity as number);
    expect(quantities).toContain(4);
    expect(quantities.filter((quantity) => ![1, 2, 3, 4, 5].includes(quantity))).toEqual([]);
  });
});
