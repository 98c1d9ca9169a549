import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { GreetingCard } from "~/components/GreetingCard";
import { draw } from "./draw";

const MISSING = "Part of this page cannot be shown";
const picture = () => screen.queryByRole("img", { name: "The picture of the greeting" });
const film = () => screen.queryByLabelText("The video in the greeting");
const tryAgain = () => screen.getByText("Try again").closest("button")!;

test("of a picture and a film that do not come it is told, and both can be asked for again", () => {
  draw(<GreetingCard text={null} pictureUrl="/picture" filmUrl="/film" from="Anton" />);
  expect(screen.queryByText(MISSING)).toBeNull();
  fireEvent.error(picture()!);
  fireEvent.error(film()!);
  expect(screen.getByText(MISSING)).toBeInTheDocument();
  expect([picture(), film()]).toEqual([null, null]);

  fireEvent.click(tryAgain());
  expect(tryAgain()).toHaveAttribute("aria-disabled", "true");
  fireEvent.load(picture()!);
  expect(screen.getByText(MISSING)).toBeInTheDocument();
  fireEvent.error(film()!);
  expect(picture()).not.toBeNull();
  expect(film()).toBeNull();

  fireEvent.click(tryAgain());
  fireEvent.loadedMetadata(film()!);
  expect(screen.queryByText(MISSING)).toBeNull();
  expect([picture(), film()]).not.toContain(null);
});
