import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { Combobox, type ComboboxOption } from "~/components/Combobox";
import { Field } from "~/components/Field";
import { draw } from "./draw";

const amounts: ComboboxOption[] = [
  { key: "100", text: "100" },
  { key: "200", text: "200" },
  { key: "500", text: "500" },
];

function Amount({
  options = amounts,
  nothing,
  onPick,
}: {
  options?: ComboboxOption[];
  nothing?: string;
  onPick?: (option: ComboboxOption) => void;
}) {
  const [text, setText] = useState("");
  return (
    <Field label="Amount" hint="Between 100 and 500">
      <Combobox
        value={text}
        onChange={setText}
        options={options}
        nothing={nothing}
        onPick={onPick}
        listLabel="Amounts"
      />
    </Field>
  );
}

const box = () => screen.getByRole("combobox", { name: "Amount" });
const active = () => document.getElementById(box().getAttribute("aria-activedescendant") ?? "none");

it("is closed until it is used, and wired to its field", () => {
  draw(<Amount />);
  expect(box()).toHaveAttribute("aria-expanded", "false");
  expect(box()).toHaveAccessibleDescription("Between 100 and 500");
  expect(screen.queryByRole("option")).not.toBeInTheDocument();
});

it("walks the list with the arrows, round its ends, and takes one with Enter", async () => {
  draw(<Amount />);
  box().focus();
  await userEvent.keyboard("{ArrowDown}");
  expect(active()).toHaveTextContent("100");
  await userEvent.keyboard("{ArrowUp}");
  expect(active()).toHaveTextContent("500");
  expect(screen.getByRole("option", { selected: true })).toBe(active());
  expect(box()).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(box()).toHaveValue("500");
  expect(box()).toHaveAttribute("aria-expanded", "false");
});

it("opens and closes its list with Alt and the arrows, without a walk in it", async () => {
  draw(<Amount />);
  box().focus();
  await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
  expect(box()).toHaveAttribute("aria-expanded", "true");
  expect(active()).toBeNull();
  await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
  expect(box()).toHaveAttribute("aria-expanded", "false");
  expect(active()).toBeNull();
});

it("leaves Enter to the form when no suggestion is taken", async () => {
  const sent = vi.fn((event: React.FormEvent) => event.preventDefault());
  draw(
    <form onSubmit={sent}>
      <Amount />
    </form>,
  );
  await userEvent.type(box(), "150{Enter}");
  expect(sent).toHaveBeenCalledTimes(1);
  expect(box()).toHaveValue("150");
});

it("takes no suggestion at Enter that was walked to before more was typed", async () => {
  draw(<Amount />);
  await userEvent.type(box(), "1");
  await userEvent.keyboard("{ArrowDown}");
  expect(active()).toHaveTextContent("100");
  await userEvent.type(box(), "50");
  expect(active()).toBeNull();
  await userEvent.keyboard("{Enter}");
  expect(box()).toHaveValue("150");
});

it.each(["ArrowLeft", "ArrowRight", "Home", "End"])(
  "takes no suggestion at Enter after %s, which goes back into what is typed; the list stays",
  async (key) => {
    draw(<Amount />);
    await userEvent.type(box(), "10{ArrowDown}");
    expect(active()).toHaveTextContent("100");
    await userEvent.keyboard(`{${key}}`);
    expect(active()).toBeNull();
    expect(box()).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{Enter}");
    expect(box()).toHaveValue("10");
  },
);

it("closes its list when it is left", async () => {
  draw(<Amount />);
  await userEvent.type(box(), "1");
  expect(box()).toHaveAttribute("aria-expanded", "true");
  await userEvent.tab();
  expect(box()).not.toHaveFocus();
  expect(box()).toHaveAttribute("aria-expanded", "false");
});

it("says that there is nothing until Esc, and keeps that one from the dialog around, too", async () => {
  const heard = vi.fn();
  draw(
    <div onKeyDown={(event) => heard(event.key)}>
      <Amount options={[]} nothing="No such amount" />
    </div>,
  );
  await userEvent.type(box(), "1");
  expect(screen.getByRole("status")).toHaveTextContent("No such amount");
  await userEvent.keyboard("{Escape}");
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(heard).not.toHaveBeenCalledWith("Escape");
  await userEvent.keyboard("{Escape}");
  expect(heard).toHaveBeenCalledWith("Escape");
});

it("closes its list at Esc and keeps that Esc from the dialog around", async () => {
  const heard = vi.fn();
  draw(
    <div onKeyDown={(event) => heard(event.key)}>
      <Amount />
    </div>,
  );
  await userEvent.type(box(), "1");
  expect(box()).toHaveAttribute("aria-expanded", "true");
  await userEvent.keyboard("{Escape}");
  expect(box()).toHaveAttribute("aria-expanded", "false");
  expect(heard).not.toHaveBeenCalledWith("Escape");
  await userEvent.keyboard("{Escape}");
  expect(heard).toHaveBeenCalledWith("Escape");
  expect(box()).toHaveValue("1");
});

it("is picked by the pointer and keeps the focus in the box", async () => {
  const picked = vi.fn();
  draw(<Amount onPick={picked} />);
  await userEvent.click(box());
  await userEvent.click(screen.getByRole("option", { name: "500" }));
  expect(picked).toHaveBeenCalledWith(amounts[2]);
  expect(box()).toHaveFocus();
});

it("tells how many suggestions there are, and groups them", async () => {
  const options = [
    { key: "p1", text: "Tea", group: "Gifts" },
    { key: "p2", text: "Bath", group: "Gifts" },
    { key: "b1", text: "Havnens Bad", group: "Brands" },
  ];
  draw(<Amount options={options} />);
  await userEvent.type(box(), "b");
  expect(screen.getByRole("status")).toHaveTextContent("3 suggestions");
  expect(screen.getByRole("group", { name: "Gifts" })).toHaveTextContent("TeaBath");
  await userEvent.keyboard("{ArrowUp}");
  expect(active()).toHaveTextContent("Havnens Bad");
});

it("does not read the arrows of someone who is composing a word", () => {
  draw(<Amount />);
  fireEvent.keyDown(box(), { key: "ArrowDown", isComposing: true });
  expect(active()).toBeNull();
});
