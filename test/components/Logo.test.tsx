import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Logo } from "~/components/Logo";
import { draw } from "./draw";

it("of a portal is its name when the picture does not come, and another portal's picture is tried", () => {
  const { redraw } = draw(<Logo name="Nordlys Energi" src="/media/nordlys.svg" />);
  fireEvent.error(screen.getByRole("img", { name: "Nordlys Energi" }));
  expect(document.querySelector("img")).toBeNull();
  expect(screen.getByText("Nordlys Energi")).toBeInTheDocument();
  redraw(<Logo name="Fjordbank" src="/media/fjordbank.svg" />);
  expect(screen.getByRole("img", { name: "Fjordbank" })).toBeInTheDocument();
});
