import { render } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { BrowserRouter } from "react-router";
import { expect, test } from "vitest";
import { Navigator, navigateTo } from "~/app/navigator";

/** Is pressed in the moment in which it is drawn. */
function PressedAtOnce() {
  useLayoutEffect(() => navigateTo("/en/dk/dkk/shop"), []);
  return null;
}

test("a link that is pressed as soon as it is drawn is followed", () => {
  render(
    <BrowserRouter>
      <Navigator />
      <PressedAtOnce />
    </BrowserRouter>,
  );
  expect(location.pathname).toBe("/en/dk/dkk/shop");
});
