import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ResultCount } from "~/screens/Listing/ResultCount";
import { draw } from "../components/draw";

const counted = (totalItems: number) => (
  <ResultCount listing={{ items: Array(2), isLastPage: false, totalItems }} failed={false} />
);

test("of quick changes only the last count is said, half a second after it", () => {
  vi.useFakeTimers();
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const { redraw } = draw(counted(400));
  pass(500);
  redraw(counted(300));
  pass(300);
  redraw(counted(200));
  pass(499);
  expect(screen.getByRole("status")).toHaveTextContent("2 of 400 gifts");
  pass(1);
  expect(screen.getByRole("status")).toHaveTextContent("2 of 200 gifts");
});
