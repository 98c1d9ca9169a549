import { act, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { type Announce, useAnnounce } from "~/components/announce";
import { LiveRegion } from "~/components/LiveRegion";
import { draw } from "./draw";

let announce: Announce;
function Listing() {
  announce = useAnnounce();
  return null;
}
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  draw(
    <LiveRegion>
      <Listing />
    </LiveRegion>,
  );
});

it("says the last of a quick series, half a second after it", () => {
  announce("312 gifts");
  pass(300);
  announce("48 gifts");
  pass(499);
  expect(screen.getByRole("status")).toHaveTextContent("");
  pass(1);
  expect(screen.getByRole("status")).toHaveTextContent("48 gifts");
});

it("says the same words again as news", () => {
  announce("48 gifts");
  pass(500);
  const before = screen.getByText("48 gifts");
  announce("48 gifts");
  pass(500);
  expect(screen.getByText("48 gifts")).not.toBe(before);
});

it("says trouble where it interrupts", () => {
  announce("You are offline", { assertive: true, wait: 0 });
  pass(0);
  expect(screen.getByRole("alert")).toHaveTextContent("You are offline");
  expect(screen.getByRole("status")).toHaveTextContent("");
});

it("is empty again once it has been read: what may be over by then is not found at the end of the page", () => {
  announce("48 gifts");
  pass(500 + 6999);
  expect(screen.getByRole("status")).toHaveTextContent("48 gifts");
  pass(1);
  expect(screen.getByRole("status")).toHaveTextContent("");
});
