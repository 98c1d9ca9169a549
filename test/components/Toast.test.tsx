import { act, fireEvent, screen } from "@testing-library/react";
import { type ReactNode } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Toast, type ToastMessage } from "~/components/Toast";
import { draw } from "./draw";

const message: ToastMessage = { id: 1, tone: "info", text: "Added to your basket" };
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
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

it("stays in a tab that nobody looks at, and six seconds longer", () => {
  const closed = vi.fn();
  const look = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  draw(<Toast toast={message} onClose={closed} />);
  pass(60_000);
  expect(closed).not.toHaveBeenCalled();
  look.mockReturnValue("visible");
  fireEvent(document, new Event("visibilitychange"));
  pass(5900);
  expect(closed).not.toHaveBeenCalled();
  pass(200);
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

describe("over a page", () => {
  const box = () => screen.getByText("Added to your basket").parentElement!;
  const isAtTop = () => box().dataset.edge === "top" && document.documentElement.dataset.toastEdge === "top";
  /** Here nothing is laid out: a message is at its edge, and a button where its name says. */
  beforeEach(() => {
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
      const isBelow = this === document.querySelector("[data-toast]") ? !isAtTop() : this.textContent === "below";
      return new DOMRect(0, isBelow ? 500 : 0, 100, 100);
    });
  });
  const page = (toast: ToastMessage | null, bar?: ReactNode) => (
    <>
      <button>above</button>
      <button>below</button>
      <Toast toast={toast} onClose={() => {}} />
      {bar}
    </>
  );
  const focus = (name: string) => {
    act(() => screen.getByText(name).focus());
    pass(50);
  };

  it("stands below, or at the other edge where it would cover what has the focus; the page knows while it does", () => {
    const { redraw } = draw(page(message));
    expect(isAtTop()).toBe(false);
    redraw(page(null));
    focus("below");
    redraw(page(message));
    expect(isAtTop()).toBe(true);
    redraw(page(null));
    expect(document.documentElement).not.toHaveAttribute("data-toast-edge");
  });

  it("gives way to what comes later and stays at its edge: a basket's sum and button", async () => {
    const { redraw } = draw(page(message));
    expect(isAtTop()).toBe(false);
    redraw(page(message, <div data-stays>below</div>));
    await act(() => vi.advanceTimersByTimeAsync(50));
    expect(isAtTop()).toBe(true);
  });

  it("gives way to what takes the focus under it", () => {
    draw(page(message));
    focus("above");
    expect(isAtTop()).toBe(false);
    focus("below");
    expect(isAtTop()).toBe(true);
    act(() => screen.getByRole("button", { name: "Close the message" }).focus());
    pass(50);
    expect(isAtTop()).toBe(true);
    focus("above");
    expect(isAtTop()).toBe(false);
  });

  describe("where a low window leaves no other edge", () => {
    let scrollY = 0;
    const scrolled = vi.fn((to: ScrollToOptions) => void (scrollY = Math.max(0, scrollY + to.top!)));
    const place = { top: 88, y: 130 };
    beforeEach(() => {
      scrolled.mockClear();
      vi.spyOn(window, "scrollBy").mockImplementation((to) => scrolled(to as ScrollToOptions));
      vi.mocked(Element.prototype.getBoundingClientRect).mockImplementation(function (this: HTMLElement) {
        const isToast = this === document.querySelector("[data-toast]");
        return isToast
          ? new DOMRect(0, isAtTop() ? place.top : 136, 100, 104)
          : new DOMRect(0, place.y - scrollY, 100, 44);
      });
    });

    it("has the page bring what has the focus out from under it", () => {
      scrollY = 100;
      Object.assign(place, { top: 88, y: 230 });
      const { redraw } = draw(page(null));
      focus("below");
      redraw(page(message));
      expect(scrolled).toHaveBeenLastCalledWith({ top: 130 - (88 + 104) - 8, behavior: "instant" });
      redraw(page(null));
      redraw(
        page(
          message,
          <dialog open>
            <button>in a dialog</button>
          </dialog>,
        ),
      );
      scrolled.mockClear();
      scrollY = 100;
      focus("in a dialog");
      expect(scrolled).not.toHaveBeenCalled();
      focus("above");
      expect(scrolled).toHaveBeenCalledTimes(1);
    });

    it("stands at the other edge where the page, at its top, does not scroll that far", () => {
      scrollY = 26;
      Object.assign(place, { top: 62, y: 143 });
      const { redraw } = draw(page(null));
      focus("above");
      redraw(page(message));
      const [button, toast] = [screen.getByText("above"), box()].map((element) => element.getBoundingClientRect());
      expect(button!.bottom <= toast!.top || button!.top >= toast!.bottom).toBe(true);
    });
  });

  it("leaves the page where it is while the whole of it has the focus, after Skip to content", () => {
    vi.mocked(Element.prototype.getBoundingClientRect).mockImplementation(function (this: HTMLElement) {
      const isToast = this === document.querySelector("[data-toast]");
      return isToast ? new DOMRect(0, isAtTop() ? 88 : 136, 100, 104) : new DOMRect(0, -200, 100, 5000);
    });
    const scrolled = vi.spyOn(window, "scrollBy").mockImplementation(() => {});
    const { redraw } = draw(page(null));
    focus("below");
    redraw(page(message));
    expect(scrolled).not.toHaveBeenCalled();
  });

  it("gives way when something that comes below it lifts it over what has the focus", async () => {
    let isLifted = false;
    vi.mocked(Element.prototype.getBoundingClientRect).mockImplementation(function (this: HTMLElement) {
      const isToast = this === document.querySelector("[data-toast]");
      const y = isToast ? (isAtTop() ? 0 : isLifted ? 500 : 900) : this.textContent === "below" ? 500 : 200;
      return new DOMRect(0, y, 100, 100);
    });
    draw(page(message));
    focus("below");
    expect(isAtTop()).toBe(false);
    isLifted = true;
    await act(async () => document.documentElement.style.setProperty("--question-height", "400px"));
    pass(50);
    expect(isAtTop()).toBe(true);
    document.documentElement.removeAttribute("style");
  });
});

it("has its places before the first message", () => {
  draw(<Toast toast={null} onClose={() => {}} />);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(screen.getByRole("alert")).toBeEmptyDOMElement();
});
