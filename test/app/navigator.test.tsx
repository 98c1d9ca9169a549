import { act, render, screen } from "@testing-library/react";
import { BrowserRouter, useLocation, useNavigationType } from "react-router";
import { expect, test } from "vitest";
import { Navigator, navigateTo } from "~/app/navigator";

function Where() {
  const { pathname, search } = useLocation();
  const kind = useNavigationType();
  return <p>{`${kind} ${decodeURI(pathname + search)}`}</p>;
}

test.each([
  ["one press", ["/en/dk/dkk/shop?q=té"], 1],
  ["two presses before the router is there", ["/en/dk/dkk/shop?q=té", "/en/dk/dkk/shop?q=té"], 1],
  ["two links", ["/en/dk/dkk/shop?q=té", "/en/dk/dkk/basket"], 2],
])("%s", async (_what, targets, more) => {
  window.history.replaceState(null, "", "/en/dk/dkk");
  render(
    <BrowserRouter>
      <Navigator />
      <Where />
    </BrowserRouter>,
  );
  const before = window.history.length;
  const follow = (paths: string[]) => act(() => Promise.resolve(paths.forEach((path) => navigateTo(path))));
  await follow(targets);
  const last = targets.at(-1)!;
  expect(screen.getByText(`PUSH ${last}`)).toBeInTheDocument();
  expect(window.history.length - before).toBe(more);
  await follow([last]);
  expect(window.history.length - before, "the same once more").toBe(more);
});
