import { expect, onTestFinished, test, vi } from "vitest";
import { askBeforeLeaving, leaveFor, onPageReturn } from "~/browser/page";

/** What is told of the page's comings and goings. */
function listen(): string[] {
  const told: string[] = [];
  onTestFinished(onPageReturn((how) => told.push(how)));
  return told;
}

const turn = (to: "blur" | "focus") => window.dispatchEvent(new Event(to));

function show(state: DocumentVisibilityState): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
}

test("a window that is turned to again is told, though it was never hidden", () => {
  const told = listen();
  turn("blur");
  expect(told).toEqual([]);
  turn("focus");
  expect(told).toEqual(["shown"]);
});

test("a tab that is shown again and has the focus again came back once", () => {
  const told = listen();
  for (let time = 1; time <= 2; time += 1) {
    turn("blur");
    show("hidden");
    show("visible");
    turn("focus");
    expect(told).toHaveLength(time);
  }
});

test("a tab that is hidden without having had the focus is told when it is shown", () => {
  const told = listen();
  show("hidden");
  show("visible");
  expect(told).toEqual(["shown"]);
});

test("the focus that the page has already is no coming back", () => {
  vi.spyOn(document, "hasFocus").mockReturnValue(true);
  const told = listen();
  turn("focus");
  expect(told).toEqual([]);
});

test("Back and the browser's cache are told as what they are; a page that was only loaded is not", () => {
  const told = listen();
  for (const persisted of [false, true]) {
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  }
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(told).toEqual(["restored", "back"]);
});

test("nothing is told any more once nobody listens", () => {
  const told: string[] = [];
  onPageReturn((how) => told.push(how))();
  turn("blur");
  turn("focus");
  show("hidden");
  show("visible");
  expect(told).toEqual([]);
});

test("the browser asks before the page is left, as long as it is told to, and not when the shop itself leaves it", () => {
  const isAsked = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  expect(isAsked()).toBe(false);
  const stop = askBeforeLeaving();
  onTestFinished(stop);
  expect(isAsked()).toBe(true);
  stop();
  expect(isAsked()).toBe(false);

  onTestFinished(askBeforeLeaving());
  vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  leaveFor("https://pay.example/");
  expect(isAsked()).toBe(false);
});
