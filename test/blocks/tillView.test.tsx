import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { TillView } from "~/blocks/ReceivedGift/TillView";
import { draw } from "../components/draw";

test("to the cashier a card that has expired is not told to be valid, also once its day passes on the screen", () => {
  const at = (expiresAt: string) => (
    <TillView
      open
      onClose={() => undefined}
      title="The Card"
      value={null}
      code="A1B2"
      pin={null}
      expiresAt={expiresAt}
    />
  );
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-28T12:00:00Z") });
  draw(at("2026-11-28T12:30:00Z"));
  const till = screen.getByRole("dialog");
  expect(till).toHaveTextContent(/Valid until Saturday/);
  vi.setSystemTime("2026-11-28T12:30:00Z");
  fireEvent(document, new Event("visibilitychange"));
  expect(till).toHaveTextContent(/Expired on Saturday/);
  expect(till).not.toHaveTextContent(/Valid until/);
});

test("code and PIN are spelled to who hears them, and written as they are to who sees them", () => {
  draw(
    <TillView open onClose={() => undefined} title="The Card" value={null} code="A1B2" pin="3711" expiresAt={null} />,
  );
  for (const [shown, spelled] of [
    ["A1B 2", "A 1 B 2"],
    ["3711", "3 7 1 1"],
  ] as const) {
    expect(screen.getByText(shown)).toHaveAttribute("aria-hidden", "true");
    expect(screen.getByText(spelled)).toHaveClass("visually-hidden");
  }
});
