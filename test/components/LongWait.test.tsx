import { act, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { LongWait } from "~/components/LongWait";
import { draw } from "./draw";

const SAID = "This is taking longer than expected";

beforeEach(() => void vi.useFakeTimers());
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it("is said after four seconds, and no more once the answer is there; the next wait begins anew", () => {
  const { redraw } = draw(<LongWait waiting />);
  pass(3999);
  expect(screen.queryByText(SAID)).toBeNull();
  pass(1);
  pass(1000);
  expect(screen.getByRole("status")).toHaveTextContent(SAID);
  redraw(<LongWait waiting={false} />);
  pass(10_000);
  expect(screen.queryByText(SAID)).toBeNull();
  redraw(<LongWait waiting />);
  pass(3999);
  expect(screen.queryByText(SAID)).toBeNull();
});
