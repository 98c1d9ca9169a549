import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { TillView } from "~/blocks/ReceivedGift/TillView";
import { draw } from "../components/draw";

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
