import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { Button } from "~/components/Button";
import { LiveRegion } from "~/components/LiveRegion";
import { draw } from "./draw";

it("keeps the focus and takes no press while its work is under way", async () => {
  const pressed = vi.fn();
  const { redraw } = draw(<Button onClick={pressed}>Pay</Button>);
  const button = screen.getByRole("button", { name: "Pay" });
  await userEvent.click(button);
  redraw(
    <Button pending onClick={pressed}>
      Pay
    </Button>,
  );
  await userEvent.click(button);
  await userEvent.keyboard("{Enter} ");
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute("aria-disabled", "true");
  expect(button).toBeEnabled();
});

it("sends no form while it is unavailable", async () => {
  const sent = vi.fn((event: React.FormEvent) => event.preventDefault());
  draw(
    <form onSubmit={sent}>
      <Button type="submit" unavailable>
        Pay
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole("button"));
  expect(sent).not.toHaveBeenCalled();
});

it("says why it cannot be pressed to whoever presses it, from a field as well", async () => {
  draw(
    <LiveRegion>
      <form>
        <input aria-label="PIN" />
        <Button type="submit" unavailable aria-describedby="why">
          Open
        </Button>
        <span id="why">Next try in 16 seconds</span>
      </form>
    </LiveRegion>,
  );
  expect(screen.getByRole("alert")).toHaveTextContent(/^$/);
  await userEvent.type(screen.getByLabelText("PIN"), "1234{Enter}");
  await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("Next try in 16 seconds"));
});
