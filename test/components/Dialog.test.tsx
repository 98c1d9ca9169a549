import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { Button } from "~/components/Button";
import { ConfirmDialog } from "~/components/ConfirmDialog";
import { Dialog } from "~/components/Dialog";
import { LiveRegion } from "~/components/LiveRegion";
import { Skeleton } from "~/components/Skeleton";
import { withMotion } from "../support/motion";
import { draw } from "./draw";

function Page({ openerLeaves = false }: { openerLeaves?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <h1>Basket</h1>
      {!(openerLeaves && open) && <button onClick={() => setOpen(true)}>Open</button>}
      <Dialog open={open} onClose={() => setOpen(false)} title="Change country" footer={<button>Change</button>}>
        <label>
          Country <input />
        </label>
      </Dialog>
    </>
  );
}

beforeEach(() => {
  withMotion();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

const user = () => userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });

it("is named by its title and starts at the first control of its content", async () => {
  draw(<Page />);
  await user().click(screen.getByRole("button", { name: "Open" }));
  expect(screen.getByRole("dialog", { name: "Change country" })).toBeInTheDocument();
  expect(screen.getByLabelText("Country")).toHaveFocus();
});

it("starts at the control that is marked for it, though another one comes first", () => {
  draw(
    <Dialog open onClose={vi.fn()} title="Your basket" footer={<Button data-autofocus>To the basket</Button>}>
      <a href="/shop">Go on shopping</a>
    </Dialog>,
  );
  expect(screen.getByRole("button", { name: "To the basket" })).toHaveFocus();
});

it.each([
  ["the chosen one of radio buttons that come first", true, "Later"],
  ["the first of them while none is chosen", false, "Now"],
])("starts at %s", (_title, isChosen, name) => {
  draw(
    <Dialog open onClose={vi.fn()} title="Change date">
      <label>
        <input type="radio" name="line.when" value="now" /> Now
      </label>
      <label>
        <input type="radio" name="line.when" value="later" defaultChecked={isChosen} /> Later
      </label>
    </Dialog>,
  );
  expect(screen.getByRole("radio", { name })).toHaveFocus();
});

it("starts at its title while its form is on its way: the buttons at the bottom come after the form", () => {
  draw(
    <Dialog open onClose={vi.fn()} title="Change recipient" footer={<Button>Cancel</Button>}>
      <Skeleton shape="block" />
    </Dialog>,
  );
  expect(screen.getByRole("heading", { name: "Change recipient" })).toHaveFocus();
});

it("reads what would be lost with its question, since the focus starts beyond it", () => {
  draw(
    <ConfirmDialog open title="Change country" confirmLabel="Change" onConfirm={vi.fn()} onCancel={vi.fn()}>
      Your basket of 3 gifts stays behind.
    </ConfirmDialog>,
  );
  expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus();
  const question = screen.getByRole("alertdialog", { name: "Change country" });
  expect(question).toHaveAccessibleDescription("Your basket of 3 gifts stays behind.");
});

it("says within it what happens in it: the page behind is silent", async () => {
  draw(
    <LiveRegion>
      <Dialog open onClose={vi.fn()} title="Change country">
        <Button unavailable aria-describedby="why">
          Change
        </Button>
        <p id="why">Choose a country first</p>
      </Dialog>
    </LiveRegion>,
  );
  await user().click(screen.getByRole("button", { name: "Change" }));
  const told = () => screen.getAllByRole("alert").filter(({ textContent }) => textContent === "Choose a country first");
  await waitFor(() => expect(told()).toHaveLength(1));
  expect(screen.getByRole("dialog")).toContainElement(told()[0]!);
});

it("plays its way out, then gives the focus back to the opener", async () => {
  draw(<Page />);
  const opener = screen.getByRole("button", { name: "Open" });
  await user().click(opener);
  await user().click(screen.getByRole("button", { name: "Close" }));
  expect(screen.getByLabelText("Country")).toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(300));
  expect(screen.queryByLabelText("Country")).not.toBeInTheDocument();
  await waitFor(() => expect(opener).toHaveFocus());
});

it("leaves the page free when the browser closes it without asking", async () => {
  draw(<Page />);
  await user().click(screen.getByRole("button", { name: "Open" }));
  act(() => screen.getByRole<HTMLDialogElement>("dialog").close());
  act(() => void vi.advanceTimersByTime(300));
  await waitFor(() => expect(screen.queryByRole("dialog", { hidden: true })).toBeNull());
  expect(document.documentElement).not.toHaveAttribute("data-dialog");
});

it("gives the focus to the heading when the opener is gone", async () => {
  draw(<Page openerLeaves />);
  await user().click(screen.getByRole("button", { name: "Open" }));
  const dialog = screen.getByRole("dialog");
  // The opener comes back as another element; the one that had the focus is gone.
  fireEvent(dialog, new Event("cancel", { cancelable: true }));
  act(() => void vi.advanceTimersByTime(300));
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
});

it("asks its owner at Esc, and stays when the owner keeps it", () => {
  const asked = vi.fn();
  draw(
    <Dialog open onClose={asked} title="Paying">
      <p>One moment</p>
    </Dialog>,
  );
  const dialog = screen.getByRole("dialog");
  const escape = new Event("cancel", { cancelable: true });
  fireEvent(dialog, escape);
  expect(escape.defaultPrevented).toBe(true);
  expect(asked).toHaveBeenCalledTimes(1);
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByText("One moment")).toBeInTheDocument();
});

it("asks its owner when the browser closes it by itself, and no more once it is on its way out", () => {
  const asked = vi.fn();
  const dialog = (open: boolean) => (
    <Dialog open={open} onClose={asked} title="Paying">
      <p>One moment</p>
    </Dialog>
  );
  const { redraw } = draw(dialog(true));
  fireEvent(screen.getByRole("dialog"), new Event("close"));
  expect(asked).toHaveBeenCalledTimes(1);
  redraw(dialog(false));
  fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true }));
  expect(asked).toHaveBeenCalledTimes(1);
});

it("stays, with what was typed in it, when it is opened again while it plays its way out", () => {
  const gone = vi.fn();
  const dialog = (open: boolean) => (
    <Dialog open={open} onClose={vi.fn()} onClosed={gone} title="Change country">
      <label>
        Country <input />
      </label>
    </Dialog>
  );
  const { redraw } = draw(dialog(true));
  fireEvent.change(screen.getByLabelText("Country"), { target: { value: "Norway" } });
  redraw(dialog(false));
  act(() => void vi.advanceTimersByTime(200));
  redraw(dialog(true));
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByLabelText("Country")).toHaveValue("Norway");
  expect(gone).not.toHaveBeenCalled();
});

it("closes at a press beside it where nothing can be lost, and at none inside it", () => {
  const asked = vi.fn();
  draw(
    <Dialog open onClose={asked} title="Menu" closeOnOutside>
      <p>Gifts</p>
    </Dialog>,
  );
  fireEvent.click(screen.getByText("Gifts"));
  expect(asked).not.toHaveBeenCalled();
  const dialog = screen.getByRole("dialog");
  // Words that are marked beyond its edge: the click is of what both ends are in.
  fireEvent.pointerDown(screen.getByRole("heading"));
  fireEvent.click(dialog);
  expect(asked).not.toHaveBeenCalled();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(asked).toHaveBeenCalledTimes(1);
});

it("does not take a file chooser's cancel for its own, nor a press beside it", () => {
  const asked = vi.fn();
  draw(
    <Dialog open onClose={asked} title="Greeting">
      <input type="file" aria-label="Picture" />
    </Dialog>,
  );
  fireEvent(screen.getByLabelText("Picture"), new Event("cancel", { bubbles: true }));
  fireEvent.click(screen.getByRole("dialog"));
  expect(asked).not.toHaveBeenCalled();
});

it("starts a question on the way out of it", () => {
  draw(
    <ConfirmDialog open title="Empty the basket?" confirmLabel="Empty it" onConfirm={() => {}} onCancel={() => {}}>
      <p>Three gifts are lost.</p>
    </ConfirmDialog>,
  );
  expect(screen.getByRole("alertdialog", { name: "Empty the basket?" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus();
});
