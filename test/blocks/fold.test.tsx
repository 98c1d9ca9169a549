import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { FoldButton } from "~/blocks/Gift/FoldButton";
import { useFold } from "~/blocks/Gift/useFold";
import { draw } from "../components/draw";

const names = (count: number) => "abcdefghijkl".slice(0, count).split("");

interface GiftsProps {
  of: string[];
  /** Those with something to choose, and those with an error. */
  chosen?: string;
  wrong?: string;
}

function Gifts({ of, chosen = "", wrong = "" }: GiftsProps) {
  const fold = useFold(of, { stays: (one) => chosen.includes(one), needsPerson: (one) => wrong.includes(one) });
  return (
    <>
      <ul {...fold.list}>
        {of.map((one) => (
          <li key={one} {...fold.item(one)}>
            {one}
          </li>
        ))}
      </ul>
      {fold.button && <FoldButton {...fold.button} count={of.length} />}
    </>
  );
}

const away = () => [...document.querySelectorAll("[data-fold=away]")].map(({ textContent }) => textContent).join("");

test.each([
  ["a short list", { of: names(7) }, ""],
  ["a long one, after the first five", { of: names(8) }, "fgh"],
  ["but not what can be chosen", { of: names(9), chosen: "ch" }, "fgi"],
  ["and only where it is worth a button", { of: names(8), chosen: "h" }, ""],
  ["nothing where one of them is wrong", { of: names(9), wrong: "h" }, ""],
  ["as ever where a shown one is wrong", { of: names(8), wrong: "a" }, "fgh"],
])("%s is folded: %#", (_what, props, folded) => {
  draw(<Gifts {...props} />);
  expect(away()).toBe(folded);
});

test("the button shows all, leads to the first of them, and folds them again", () => {
  draw(<Gifts of={names(9)} />);
  const button = screen.getByRole("button", { name: "Show all 9 gifts", expanded: false });
  expect(button).toHaveAttribute("aria-controls", screen.getByRole("list").id);
  fireEvent.click(button);
  expect(away()).toBe("");
  expect(screen.getByText("f")).toHaveFocus();
  fireEvent.click(screen.getByRole("button", { name: "Show fewer gifts", expanded: true }));
  expect(away()).toBe("fghi");
});

test("what was wrong and is mended does not vanish", () => {
  const { redraw } = draw(<Gifts of={names(9)} wrong="h" />);
  redraw(<Gifts of={names(9)} />);
  expect(away()).toBe("");
});
