import { screen } from "@testing-library/react";
import { type ReactNode } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Broken } from "~/app/Broken";
import { LatePart } from "~/app/shell/LatePart";
import { Toasts } from "~/app/shell/Toasts";
import { BasketKeptContext } from "~/components/basketKept";
import { ChunkLoadError } from "~/components/chunkLoadError";
import { PartPlace } from "~/components/PartPlace";
import { PaymentReturn } from "~/screens/PaymentReturn/PaymentReturn";
import { SignIn } from "~/screens/SignIn/SignIn";
import { renderAt } from "../support/renderAt";
import { startShop } from "../support/startShop";

const missing = new ChunkLoadError("missing");

function Missing(): ReactNode {
  throw missing;
}

/** Where a person is told of a way on that loads another page, and words of what they are told. */
const PLACES: [place: string, drawn: ReactNode, words: RegExp, presses?: number][] = [
  ["a screen that did not load", <Broken error={missing} place="screen" />, /Load the page again/],
  ["a screen that cannot be drawn", <Broken error={new Error("boom")} place="screen" />, /went wrong on our side/],
  [
    "a part that did not load twice",
    <PartPlace>
      <Missing />
    </PartPlace>,
    /Load the page again/,
    1,
  ],
  [
    "a menu that did not load",
    <>
      <LatePart onMissed={() => undefined}>
        <Missing />
      </LatePart>
      <Toasts />
    </>,
    /Load the page again/,
  ],
  ["the way to the sign-in", <SignIn />, /opening the sign-in page/],
  ["the way back from the payment", <PaymentReturn />, /only take a moment/],
];

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
async function told(drawn: ReactNode, words: RegExp, presses: number, isKept: boolean) {
  renderAt(startShop(), "/en/dk/dkk", { "": <BasketKeptContext value={() => isKept}>{drawn}</BasketKeptContext> });
  for (let press = 0; press < presses; press++) (await screen.findByRole("button", { name: "Try again" })).click();
  return (await screen.findByText(words)).textContent;
}

describe.each(PLACES)("%s", (_place, drawn, words, presses = 0) => {
  it("says that the basket is kept", async () => {
    expect(await told(drawn, words, presses, true)).toContain("Your basket is kept.");
  });

  it("does not, where the browser refuses storage and another page knows of no basket", async () => {
    expect(await told(drawn, words, presses, false)).not.toMatch(/basket|[.]{2}|\s{2}/);
  });
});
