import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect, useState } from "react";
import { Link, MemoryRouter, type NavigateFunction, Route, Routes, useNavigate } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { RouteChange } from "~/app/RouteChange";
import { SESSION } from "~/domain/storage";
import { hidePage, leavePage } from "../support/leavePage";

const GIFT = "/en/dk/dkk/shop/tea/1";
const SECRET = "/en/dk/dkk/verify-owner/giftcard/TOKEN/1234";
let go: NavigateFunction = () => undefined;
let named: () => void = () => undefined;
let isDrawnLate = false;
let draw: () => void = () => undefined;

function Watch() {
  const navigate = useNavigate();
  useEffect(() => void (go = navigate));
  return null;
}

function Brands() {
  const [isDrawn, setDrawn] = useState(!isDrawnLate);
  useEffect(() => void (draw = () => setDrawn(true)));
  return (
    <>
      <h1>All brands</h1>
      {isDrawn && <Link to={GIFT}>Tea</Link>}
      <Link to={GIFT}>Tea once more</Link>
      <Link to={SECRET}>A gift of mine</Link>
      <Link to="?page=2">More brands</Link>
      <Link to="?min=100" replace>
        Dearer brands
      </Link>
      <Link to="?recipient=3">Brands for him</Link>
      <input aria-label="Search" onKeyDown={() => void go("?q=tea")} />
    </>
  );
}

/** A gift whose name is not known yet. */
function Gift() {
  const [name, setName] = useState("");
  useEffect(() => void (named = () => setName("A gift")));
  return <h1>{name}</h1>;
}

function shown() {
  return render(
    <MemoryRouter initialEntries={["/en/dk/dkk/brands"]}>
      <Watch />
      <RouteChange />
      <main>
        <Routes>
          <Route path="/en/dk/dkk/brands" element={<Brands />} />
          <Route path="*" element={<Gift />} />
        </Routes>
      </main>
    </MemoryRouter>,
  );
}
const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
const back = () => act(async () => void (await go(-1)));
const follow = (name: string) => userEvent.click(screen.getByRole("link", { name }));

test("a new screen gives the focus to its heading as soon as that says something", async () => {
  shown();
  await follow("Tea");
  await act(frames);
  expect(screen.getByRole("heading")).not.toHaveFocus();
  act(() => named());
  await waitFor(() => expect(screen.getByRole("heading", { name: "A gift" })).toHaveFocus());
});

test.each(["Tea", "Tea once more"])("Back finds the link %s again that has no id of its own", async (name) => {
  shown();
  await follow(name);
  act(() => named());
  await waitFor(() => expect(screen.getByRole("heading")).toHaveFocus());
  await back();
  await waitFor(() => expect(screen.getByRole("link", { name })).toHaveFocus());
});

test("after Back a link that is drawn seconds later has its focus again", async () => {
  shown();
  onTestFinished(() => void (isDrawnLate = false));
  await follow("Tea once more");
  isDrawnLate = true;
  await back();
  await act(frames);
  const machine = performance.now();
  vi.spyOn(performance, "now").mockReturnValue(machine + 8_000);
  await act(frames);
  act(() => draw());
  await waitFor(() => expect(screen.getByRole("link", { name: "Tea once more" })).toHaveFocus());
});

test("a link whose address is a secret is not remembered", async () => {
  shown();
  await follow("A gift of mine");
  act(() => named());
  await waitFor(() => expect(screen.getByRole("heading")).toHaveFocus());
  await back();
  await act(frames);
  expect(screen.getByRole("link", { name: "A gift of mine" })).not.toHaveFocus();
});

/** The gift's address as its slug is corrected. */
const rightSlug = () => act(async () => void (await go("/en/dk/dkk/shop/green-tea/1", { replace: true })));

test("the right slug in the address of a gift leaves the person where they are", async () => {
  shown();
  await follow("Tea");
  act(() => named());
  await waitFor(() => expect(screen.getByRole("heading")).toHaveFocus());
  act(() => screen.getByRole("heading").blur());
  window.scrollTo(0, 500);
  await rightSlug();
  await act(frames);
  expect(window.scrollY).toBe(500);
  expect(screen.getByRole("heading")).not.toHaveFocus();
});

test("the right slug in the address of a gift takes no focus from its heading that waits for the name", async () => {
  shown();
  await follow("Tea");
  await rightSlug();
  act(() => named());
  await waitFor(() => expect(screen.getByRole("heading", { name: "A gift" })).toHaveFocus());
});

test("another page of a list begins at its top, with the focus on its heading", async () => {
  shown();
  window.scrollTo(0, 500);
  await follow("More brands");
  expect(window.scrollY).toBe(0);
  await waitFor(() => expect(screen.getByRole("heading")).toHaveFocus());
});

test("a link to another list on the same screen leads to its top, and to its heading", async () => {
  shown();
  window.scrollTo(0, 500);
  await follow("Brands for him");
  expect(window.scrollY).toBe(0);
  await waitFor(() => expect(screen.getByRole("heading")).toHaveFocus());
});

test("a search from its box leads to the top, and leaves the focus in the box", async () => {
  shown();
  window.scrollTo(0, 500);
  await userEvent.type(screen.getByRole("textbox"), "x");
  await act(frames);
  expect(window.scrollY).toBe(0);
  expect(screen.getByRole("textbox")).toHaveFocus();
});

test("a filter of a list leaves the person where they are", async () => {
  shown();
  window.scrollTo(0, 500);
  await follow("Dearer brands");
  await act(frames);
  expect(window.scrollY).toBe(500);
  expect(screen.getByRole("link", { name: "Dearer brands" })).toHaveFocus();
});

test.each([
  ["loaded again", leavePage, 700],
  ["hidden, and discarded in the background,", hidePage, 800],
])("a page that is %s in the frame in which it was scrolled goes back to its place", (_how, go, top) => {
  const { unmount } = shown();
  // without a scroll event: that comes with the next frame
  document.documentElement.scrollTop = top;
  go();
  unmount();
  document.documentElement.scrollTop = 0;
  shown();
  expect(window.scrollY).toBe(top);
});

test("a page that is loaded again before it has found its place finds it all the same", () => {
  const tall = vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  const first = shown();
  document.documentElement.scrollTop = 700;
  leavePage();
  first.unmount();
  // still too short to scroll
  document.documentElement.scrollTop = 0;
  const second = shown();
  window.dispatchEvent(new Event("scroll"));
  leavePage();
  second.unmount();
  tall.mockRestore();
  shown();
  expect(window.scrollY).toBe(700);
});

test("junk that was stored as a place does not keep the page from finding the next", () => {
  sessionStorage.setItem(SESSION.places, JSON.stringify([["/en/dk/dkk/brands", "junk"]]));
  const first = shown();
  document.documentElement.scrollTop = 300;
  leavePage();
  first.unmount();
  document.documentElement.scrollTop = 0;
  shown();
  expect(window.scrollY).toBe(300);
});
