import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, it, vi } from "vitest";
import { CleanText } from "~/components/cleanTextPart";
import { RichText } from "~/components/RichText";
import { type Sanitise, SanitiseContext } from "~/components/sanitiseContext";
import { draw } from "./draw";

// As the app's sanitiser does.
beforeAll(() => CleanText.preload());

const within = (sanitise: Sanitise | null, html: string) => (
  <SanitiseContext value={sanitise}>
    <RichText html={html} />
  </SanitiseContext>
);

it("draws only what the sanitiser answers, once it answers", async () => {
  let answer: (html: string) => void = () => {};
  draw(within(() => new Promise((resolve) => (answer = resolve)), "<p>Dirty</p>"));
  expect(document.body).not.toHaveTextContent("Dirty");
  await act(async () => answer("<p>Clean</p>"));
  expect(screen.getByText("Clean")).toBeInTheDocument();
});

it("shows the words alone when the sanitiser cannot be had", async () => {
  draw(
    within(
      () => Promise.reject(new Error("offline")),
      "<p onclick='x()'>Send it <b>today</b><br class='x' />or later<br></p>",
    ),
  );
  expect(await screen.findByText("Send it today")).toBeInTheDocument();
});

it("shows the words alone, line by line, while the sanitiser hangs, and its answer once it comes", async () => {
  vi.useFakeTimers();
  let answer: (html: string) => void = () => {};
  const hangs = () => new Promise<string>((resolve) => (answer = resolve));
  draw(
    within(
      hangs,
      "<h2>Terms</h2><p onclick='x()'>Send it <b>today</b><br class='x' />or later<br></p><ul><li>By mail</li></ul>",
    ),
  );
  expect(document.body).not.toHaveTextContent("today");
  await act(() => vi.advanceTimersByTimeAsync(4000));
  for (const line of ["Terms", "Send it today", "or later", "By mail"])
    expect(screen.getByText(line)).toBeInTheDocument();
  await act(async () => answer("<p>Clean</p>"));
  expect(screen.getByText("Clean")).toBeInTheDocument();
  expect(screen.queryByText("Terms")).toBeNull();
});

it("does not ask for a sanitiser for plain words", () => {
  const sanitise = vi.fn((html: string) => html);
  draw(within(sanitise, "Send it today"));
  expect(screen.getByText("Send it today")).toBeInTheDocument();
  expect(sanitise).not.toHaveBeenCalled();
});

it("keeps links to the shop in the shop, and leaves others to the browser", async () => {
  draw(within((html) => html, '<a href="/en/dk/dkk/shop">Shop</a> <a href="#terms">Terms</a>'));
  expect(fireEvent.click(screen.getByText("Terms"))).toBe(true);
  location.hash = "";
  expect(screen.getByTestId("where")).toHaveTextContent(/^\/$/);
  await userEvent.click(screen.getByText("Shop"));
  expect(screen.getByTestId("where")).toHaveTextContent("/en/dk/dkk/shop");
});

it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }])(
  "leaves a press that asks for another tab or window to the browser: %j",
  (press) => {
    draw(within((html) => html, '<a href="/en/dk/dkk/shop">Shop</a>'));
    expect(fireEvent.click(screen.getByText("Shop"), press)).toBe(true);
    expect(screen.getByTestId("where")).toHaveTextContent(/^\/$/);
  },
);

it("fills the language into editors' addresses before they are cleaned", async () => {
  const cleaned = vi.fn((html: string) => html);
  draw(within(cleaned, '<a href="/en/dk/dkk/shop">Shop</a> <a href="https://help.example.com/{locale}/faq">Help</a>'));
  await userEvent.click(screen.getByText("Shop"));
  expect(cleaned).toHaveBeenLastCalledWith(
    expect.stringContaining("https://help.example.com/en/faq"),
    expect.anything(),
  );
});

it("gives the paths of editors the market in which they are read", async () => {
  draw(within((html) => html, '<a href="/en/dk/dkk/shop">Shop</a> <a href="/delivery">Delivery</a>'));
  await userEvent.click(screen.getByText("Shop"));
  expect(screen.getByText("Delivery")).toHaveAttribute("href", "/en/dk/dkk/delivery");
  await userEvent.click(screen.getByText("Delivery"));
  expect(screen.getByTestId("where")).toHaveTextContent("/en/dk/dkk/delivery");
});

it.each([
  ["its caption", "<h2>Fees</h2><table><caption>Post</caption><tr><td>1</td></tr></table>", "Post"],
  [
    "the heading above it",
    "<h2>Fees</h2><h3>By post</h3><p>x</p><table><tr><td>1</td></tr></table><h2>End</h2>",
    "By post",
  ],
])("a table that is wider than the text can be scrolled from the keyboard, under the name of %s", (_of, html, name) => {
  vi.spyOn(HTMLElement.prototype, "scrollWidth", "get").mockReturnValue(900);
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(300);
  draw(within((clean) => clean, html));
  const place = screen.getByRole("region", { name });
  expect(place).toHaveAttribute("tabindex", "0");
  expect(place).toContainElement(screen.getByRole("table"));
});

it("one that fits is no stop of the keyboard", () => {
  draw(within((clean) => clean, "<h2>Fees</h2><table><tr><td>1</td></tr></table>"));
  expect(screen.getByRole("table").closest("[tabindex]")).toBeNull();
  expect(screen.queryByRole("region")).toBeNull();
});
