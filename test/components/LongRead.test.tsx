import { act, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { Awaited } from "~/components/Awaited";
import { Dialog } from "~/components/Dialog";
import { LongRead } from "~/components/LongRead";
import { ProductCardSkeleton } from "~/components/ProductCardSkeleton";
import { Skeleton } from "~/components/Skeleton";
import { draw } from "./draw";

const SAID = "This is taking longer than expected";
/** A live region that says it. */
const said = () => screen.queryAllByRole("status").filter(({ textContent }) => textContent === SAID);

beforeEach(() => void vi.useFakeTimers());
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it.each([
  ["contents", <Skeleton key="" lines={3} />],
  ["many of them", [1, 2, 3].map((each) => <ProductCardSkeleton key={each} />)],
  ["the code of a dialog", <Awaited key="" />],
])("who waits for %s is told after four seconds, once, until it comes", (_what, waiting) => {
  const { redraw } = draw(<LongRead>{waiting}</LongRead>);
  pass(3999);
  expect(said()).toEqual([]);
  pass(1);
  expect(said()).toHaveLength(1);
  redraw(<LongRead>Here</LongRead>);
  expect(said()).toEqual([]);
});

it("the wait for the code of a screen goes on in that for its contents, and is announced once", () => {
  const at = (step: string) => (
    <LongRead>
      <Skeleton key={step} />
    </LongRead>
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
    <LongRead>
      <Skeleton />
    </LongRead>,
  );
  pass(3000);
  redraw(<LongRead>Here</LongRead>);
  redraw(
    <LongRead>
      <Skeleton />
    </LongRead>,
  );
  pass(3000);
  expect(said()).toEqual([]);
  pass(1000);
  expect(said()).toHaveLength(1);
});

it("in a dialog it stands below the contents, not over the buttons, and not over the page too", () => {
  draw(
    <LongRead>
      <Dialog open onClose={() => undefined} title="Change recipient" footer={<button>Save</button>}>
        <Skeleton />
      </Dialog>
    </LongRead>,
  );
  pass(4000);
  expect(screen.getByText(SAID).closest("[data-content]")).not.toBeNull();
});
