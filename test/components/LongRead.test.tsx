import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Awaited } from "~/components/Awaited";
import { LiveRegion } from "~/components/LiveRegion";
import { ProductCardSkeleton } from "~/components/ProductCardSkeleton";
import { Skeleton } from "~/components/Skeleton";
import { draw } from "./draw";

const SAID = "This is taking longer than expected";
/** A live region that says it. */
const said = () => screen.queryAllByRole("status").filter(({ textContent }) => textContent === SAID);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it.each([
  ["contents", <Skeleton key="" lines={3} />],
  ["many of them", [1, 2, 3].map((each) => <ProductCardSkeleton key={each} />)],
  ["the code of a dialog", <Awaited key="" />],
])("who waits for %s is told after four seconds, once, until it comes", (_what, waiting) => {
  const { redraw } = draw(<LiveRegion>{waiting}</LiveRegion>);
  pass(3999);
  expect(said()).toEqual([]);
  pass(1);
  expect(said()).toHaveLength(1);
  redraw(<LiveRegion>Here</LiveRegion>);
  expect(said()).toEqual([]);
});

it("the wait for the code of a screen goes on in that for its contents, and is announced once", () => {
  const at = (step: string) => (
    <LiveRegion>
      <Skeleton key={step} />
    </LiveRegion>
  );
  const { redraw } = draw(at("code"));
  pass(3000);
  redraw(at("contents"));
  pass(1500);
  const told = screen.getByText(SAID);
  redraw(at("more contents"));
  pass(9000);
  expect(screen.getByText(SAID)).toBe(told);
});

it("the next wait begins anew", () => {
  const { redraw } = draw(
    <LiveRegion>
      <Skeleton />
    </LiveRegion>,
  );
  pass(3000);
  redraw(<LiveRegion>Here</LiveRegion>);
  redraw(
    <LiveRegion>
      <Skeleton />
    </LiveRegion>,
  );
  pass(3000);
  expect(said()).toEqual([]);
  pass(1000);
  expect(said()).toHaveLength(1);
});
