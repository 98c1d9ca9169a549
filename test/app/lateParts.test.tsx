import { act, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { LateParts } from "~/app/shell/LateParts";
import { NETWORK } from "~/domain/failureCode";
import { noticeRaised } from "~/state/notices/slice";
import { renderAt } from "../support/renderAt";
import { startShop } from "../support/startShop";

const toasts = vi.hoisted(() => {
  let come = () => {};
  return { coming: new Promise<void>((resolve) => (come = resolve)), come: () => come() };
});
vi.mock("~/app/shell/Toasts", async () => {
  await toasts.coming;
  return { Toasts: () => <p role="alert">As a toast</p> };
});

it("an error is not said before its toast comes, which says it; only if that stays away", async () => {
  const shop = startShop();
  vi.useFakeTimers();
  renderAt(shop, "/en/dk/dkk", { "": <LateParts /> });
  act(
    () =>
      void shop.dispatch(
        noticeRaised({ kind: "error", code: NETWORK, messageId: "broken.chunkText", values: { isKept: "true" } }),
      ),
  );
  await act(() => vi.advanceTimersByTimeAsync(1000));
  await act(() => vi.advanceTimersByTimeAsync(4000));
  expect(screen.queryByText(/^The connection may be gone/)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.getByText(/^The connection may be gone/)).toHaveRole("alert");
  toasts.come();
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.getByText("As a toast")).toBeInTheDocument();
  expect(screen.queryByText(/^The connection may be gone/)).toBeNull();
});
