import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, onTestFinished, test } from "vitest";
import { answerConsent } from "~/app/consent";
import { Consent } from "~/app/shell/Consent";
import { Footer } from "~/app/shell/Footer";
import { localStore } from "~/browser/storage";
import { LOCAL } from "~/domain/storage";
import { renderAt } from "../support/renderAt";
import { startShop } from "../support/startShop";

const PATH = "/en/dk/dkk/shop";

function shown() {
  onTestFinished(() => localStore().remove(LOCAL.consent));
  renderAt(startShop({ path: PATH }), PATH, {
    shop: (
      <>
        <h1>the shop</h1>
        <Footer />
        <Consent />
      </>
    ),
  });
  return screen.getByRole("button", { name: "Change cookie consent" });
}
const question = () => screen.queryByRole("region", { name: "Cookies" });

test("the question of a first visit leaves the focus where it is", () => {
  shown();
  expect(question()).toBeInTheDocument();
  expect(document.body).toHaveFocus();
});

test("the question that was asked for again takes the focus, each time, and gives it back with the answer", async () => {
  act(() => answerConsent("denied"));
  const again = shown();
  expect(question()).toBeNull();
  await userEvent.click(again);
  await waitFor(() => expect(question()).toHaveFocus());
  await userEvent.click(again);
  await waitFor(() => expect(question()).toHaveFocus());
  await userEvent.click(within(question()!).getAllByRole("button")[0]!);
  expect(question()).toBeNull();
  await waitFor(() => expect(again).toHaveFocus());
});

test("what is answered in another tab is answered here too, even if it was asked for again", async () => {
  const again = shown();
  const answerElsewhere = (answer: string) => {
    localStore().write(LOCAL.consent, answer);
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: LOCAL.consent })));
  };
  expect(question()).toBeInTheDocument();
  answerElsewhere("denied");
  expect(question()).toBeNull();
  await userEvent.click(again);
  expect(question()).toBeInTheDocument();
  answerElsewhere("granted");
  expect(question()).toBeNull();
});
