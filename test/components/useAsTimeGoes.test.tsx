import { act, fireEvent, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useAsTimeGoes } from "~/components/useAsTimeGoes";
import { playTime } from "../support/startShop";

const NOON = Date.parse("2026-03-04T12:00:00Z");

test("a moment that comes while the page is open is noticed within its minute, and nothing is drawn before", () => {
  playTime("2026-03-04T11:57:30Z");
  let drawn = 0;
  const { result, unmount } = renderHook(() => {
    drawn += 1;
    return useAsTimeGoes((now) => now >= NOON);
  });
  act(() => void vi.advanceTimersByTime(149_000));
  expect(result.current).toBe(false);
  expect(drawn).toBe(1);
  act(() => void vi.advanceTimersByTime(2000));
  expect(result.current).toBe(true);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test("one that came while the device slept is noticed when the person is back", () => {
  playTime("2026-03-04T11:57:30Z");
  const { result } = renderHook(() => useAsTimeGoes((now) => now >= NOON));
  vi.setSystemTime(NOON);
  expect(result.current).toBe(false);
  fireEvent(document, new Event("visibilitychange"));
  expect(result.current).toBe(true);
});
