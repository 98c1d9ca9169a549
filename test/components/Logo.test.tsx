import { act, fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
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

it("of a portal is its name while its picture does not come, and the picture as soon as it does", () => {
  vi.useFakeTimers();
  draw(<Logo name="Nordlys Energi" src="/media/nordlys.svg" />);
  const picture = screen.getByRole("img", { name: "Nordlys Energi" });
  act(() => void vi.advanceTimersByTime(5000));
  expect(screen.getByText("Nordlys Energi")).toBeInTheDocument();
  expect(picture).not.toBeVisible();
  fireEvent.load(picture);
  expect(screen.queryByText("Nordlys Energi")).toBeNull();
  expect(picture).toBeVisible();
});

it("that has come stays, however long it stands there", () => {
  vi.useFakeTimers();
  draw(<Logo name="Nordlys Energi" src="/media/nordlys.svg" />);
  fireEvent.load(screen.getByRole("img", { name: "Nordlys Energi" }));
  act(() => void vi.advanceTimersByTime(5000));
  expect(screen.getByRole("img", { name: "Nordlys Energi" })).toBeVisible();
});
