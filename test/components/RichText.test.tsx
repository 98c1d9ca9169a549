import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { RichText } from "~/components/RichText";
import { type Sanitise, SanitiseContext } from "~/components/sanitiseContext";
import { draw } from "./draw";

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
  draw(within(() => Promise.reject(new Error("offline")), "<p onclick='x()'>Send it <b>today</b></p>"));
  expect(await screen.findByText("Send it today")).toBeInTheDocument();
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

it("gives the paths of editors the market in which they are read", async () => {
  draw(within((html) => html, '<a href="/en/dk/dkk/shop">Shop</a> <a href="/delivery">Delivery</a>'));
  await userEvent.click(screen.getByText("Shop"));
  expect(screen.getByText("Delivery")).toHaveAttribute("href", "/en/dk/dkk/delivery");
  await userEvent.click(screen.getByText("Delivery"));
  expect(screen.getByTestId("where")).toHaveTextContent("/en/dk/dkk/delivery");
});
