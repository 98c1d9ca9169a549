import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Toast, type ToastMessage } from "~/components/Toast";
import { draw } from "./draw";

const message: ToastMessage = { id: 1, tone: "info", text: "Added to your basket" };
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("stays six seconds", () => {
  const closed = vi.fn();
  draw(<Toast toast={message} onClose={closed} />);
  expect(screen.getByRole("status")).toHaveTextContent("Added to your basket");
  pass(5900);
  expect(closed).not.toHaveBeenCalled();
  pass(200);
  expect(closed).toHaveBeenCalledWith(1);
});

it("stays while the pointer or the focus is on it", () => {
  const closed = vi.fn();
  draw(<Toast toast={message} onClose={closed} />);
  const box = screen.getByText("Added to your basket");
  fireEvent.pointerEnter(box.parentElement!);
  pass(60_000);
  act(() => screen.getByRole("button").focus());
  fireEvent.pointerLeave(box.parentElement!);
  pass(60_000);
  expect(closed).not.toHaveBeenCalled();
  act(() => screen.getByRole("button").blur());
  pass(6100);
  expect(closed).toHaveBeenCalledTimes(1);
});

it("keeps an error until it is closed, and says it at once", () => {
  const closed = vi.fn();
  draw(<Toast toast={{ id: 2, tone: "error", text: "The basket could not be saved" }} onClose={closed} />);
  expect(screen.getByRole("alert")).toHaveTextContent("The basket could not be saved");
  pass(600_000);
  expect(closed).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Close the message" }));
  expect(closed).toHaveBeenCalledWith(2);
});

it("gives a new message its own time, and a long one the time to read it", () => {
  const closed = vi.fn();
  const { redraw } = draw(<Toast toast={message} onClose={closed} />);
  pass(5000);
  redraw(<Toast toast={{ id: 3, tone: "info", text: "x".repeat(150) }} onClose={closed} />);
  pass(10_000);
  expect(closed).not.toHaveBeenCalled();
  pass(600);
  expect(closed).toHaveBeenCalledWith(3);
});

it("stands at the other edge where it would cover what has the focus, and the page knows while it does", () => {
  // Here nothing is laid out: all that is there stands in the same place.
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 100, 100));
  const page = document.documentElement;
  const { redraw } = draw(<Toast toast={null} onClose={() => {}} />);
  const box = () => screen.getByText("Added to your basket").parentElement!;
  redraw(<Toast toast={message} onClose={() => {}} />);
  expect(box()).not.toHaveAttribute("data-edge");
  expect(page).not.toHaveAttribute("data-top-toast");

  redraw(<Toast toast={null} onClose={() => {}} />);
  const button = document.body.appendChild(document.createElement("button"));
  button.focus();
  redraw(<Toast toast={message} onClose={() => {}} />);
  expect(box()).toHaveAttribute("data-edge", "top");
  expect(page).toHaveAttribute("data-top-toast");
  redraw(<Toast toast={null} onClose={() => {}} />);
  expect(page).not.toHaveAttribute("data-top-toast");
  button.remove();
});

it("has its places before the first message", () => {
  draw(<Toast toast={null} onClose={() => {}} />);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(screen.getByRole("alert")).toBeEmptyDOMElement();
});
