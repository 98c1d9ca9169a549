import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { BrandFilter } from "~/blocks/ListingFilters/BrandFilter";
import { FilterGroup } from "~/blocks/ListingFilters/FilterGroup";
import { draw } from "../components/draw";

const options = Array.from({ length: 20 }, (_, at) => ({
  id: `${at + 1}`,
  name: `Shop ${String.fromCharCode(65 + at)}`,
  hidden: at === 19,
  prioritised: false,
}));

function useChosen(first: readonly string[]) {
  const [chosen, setChosen] = useState(first);
  const tick = (id: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id));
  return { chosen, tick };
}

function Brands({ first = [] }: { first?: string[] }) {
  const { chosen, tick } = useChosen(first);
  return <BrandFilter options={options} again={null} chosen={chosen} onTick={tick} onWanted={() => undefined} />;
}

function Group({ first }: { first: string[] }) {
  const { chosen, tick } = useChosen(first);
  return (
    <FilterGroup
      kind="occasion"
      options={options}
      chosen={chosen}
      onTick={(_kind, id, isChosen) => tick(id, isChosen)}
    />
  );
}

const box = (name: string) => screen.getByRole("checkbox", { name });

test("a brand that is ticked keeps the focus, though it goes to the chosen ones; and back again", async () => {
  draw(<Brands first={["15"]} />);
  fireEvent.focus(screen.getByRole("searchbox"));
  box("Shop C").focus();
  await userEvent.keyboard(" ");
  expect(box("Shop C")).toBeChecked();
  expect(box("Shop C")).toHaveFocus();
  await userEvent.keyboard(" ");
  expect(box("Shop C")).not.toBeChecked();
  expect(box("Shop C")).toHaveFocus();
});

test("a brand that is unticked stays to be ticked again, though the list would not show it", async () => {
  draw(<Brands first={["15", "3"]} />);
  box("Shop O").focus();
  await userEvent.keyboard(" ");
  expect(box("Shop O")).toHaveFocus();
  await userEvent.keyboard(" ");
  expect(box("Shop O")).toBeChecked();
  expect(box("Shop O")).toHaveFocus();
});

test("a brand that is ticked by other means than its focus takes none", () => {
  draw(<Brands />);
  const search = screen.getByRole("searchbox");
  search.focus();
  fireEvent.focus(search);
  fireEvent.click(box("Shop C"));
  expect(box("Shop C")).toBeChecked();
  expect(search).toHaveFocus();
});

test.each([
  ["beyond the first few", "Shop O"],
  ["that is offered to nobody else", "Shop T"],
])("what is unticked %s stays under the finger", async (_what, name) => {
  draw(<Group first={["15", "20"]} />);
  box(name).focus();
  await userEvent.keyboard(" ");
  expect(box(name)).not.toBeChecked();
  expect(box(name)).toHaveFocus();
});
