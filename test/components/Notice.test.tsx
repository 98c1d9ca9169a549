import { act, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { Notice } from "~/components/Notice";
import { draw } from "./draw";

const notice = (props: Partial<Parameters<typeof Notice>[0]> = {}) => (
  <Notice title="Tea was removed" actions={<button>Undo</button>} {...props}>
    It can be put back.
  </Notice>
);

beforeEach(() => void vi.useFakeTimers());
it("that comes later is heard: its place is there before its words; its buttons can be used at once", () => {
  draw(notice({ live: true }));
  const place = screen.getByRole("status");
  const words = screen.getByText("Tea was removed");
  expect(place).toContainElement(words);
  expect(words).not.toBeVisible();
  expect(screen.getByRole("button", { name: "Undo" })).toBeVisible();
  expect(place).not.toContainElement(screen.getByRole("button", { name: "Undo" }));
  act(() => void vi.advanceTimersByTime(150));
  expect(screen.getByRole("status")).toBe(place);
  expect(words).toBeVisible();
  expect(screen.getByText("It can be put back.")).toBeVisible();
});

it("of trouble interrupts, at once; one that stands there from the start says nothing by itself", () => {
  const { redraw } = draw(notice({ live: true, tone: "error" }));
  expect(screen.getByRole("alert")).toHaveTextContent("Tea was removed");
  expect(screen.getByText("Tea was removed")).toBeVisible();
  redraw(notice());
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.queryByRole("status")).toBeNull();
  expect(screen.getByText("Tea was removed")).toBeVisible();
});
