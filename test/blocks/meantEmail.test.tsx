import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Formik } from "formik";
import { IntlProvider } from "react-intl";
import { Provider } from "react-redux";
import { expect, test, vi } from "vitest";
import { RecipientForm } from "~/blocks/RecipientForm/RecipientForm";
import { LiveRegion } from "~/components/LiveRegion";
import { emptyRecipient } from "~/domain/delivery";
import en from "~/texts/en.json";
import { box, type } from "../support/purchaseForm";
import { hurryTime, settled, startShop } from "../support/startShop";

const EMAIL = "Recipient’s e-mail";
const REPEAT = "Repeat the e-mail";

function opened() {
  const shop = startShop();
  const drawn = (isLeft: boolean) => (
    <Provider store={shop.store}>
      <IntlProvider locale="en" messages={en}>
        <LiveRegion>
          {!isLeft && (
            <Formik initialValues={{ recipient: emptyRecipient("dk") }} onSubmit={() => undefined}>
              <RecipientForm method="Email" idPrefix="to" />
            </Formik>
          )}
        </LiveRegion>
      </IntlProvider>
    </Provider>
  );
  const { rerender } = render(drawn(false));
  return { leaveForm: () => rerender(drawn(true)) };
}

/** Leaves the field as the Tab key does. */
function leave(label: string) {
  fireEvent.blur(box(label));
  fireEvent.keyUp(document.body, { key: "Tab" });
}

const question = () => screen.queryByRole("button", { name: /^Did you mean/ });

test("of what a mail program copies the address alone stands in the field, for the first time and the second", async () => {
  opened();
  type(EMAIL, "Alma Lund <alma@mail.example>");
  type(REPEAT, "mailto:alma@mail.example");
  await waitFor(() => expect(box(REPEAT)).toHaveValue("alma@mail.example"));
  expect(box(EMAIL)).toHaveValue("alma@mail.example");
});

test("a slip in the name of a large mail service is asked about once the field is left, and put right in both fields", async () => {
  opened();
  hurryTime();
  type(EMAIL, "emil@gmial.com");
  type(REPEAT, "emil@gmial.com");
  expect(question()).toBeNull();
  leave(EMAIL);
  const asked = await screen.findByRole("button", { name: "Did you mean emil@gmail.com?" });
  await waitFor(() => expect(screen.getAllByText("Did you mean emil@gmail.com?"), "and said").toHaveLength(2));
  fireEvent.click(asked);
  await waitFor(() => expect(box(EMAIL)).toHaveValue("emil@gmail.com"));
  expect(box(REPEAT)).toHaveValue("emil@gmail.com");
  expect(box(EMAIL)).toHaveFocus();
  expect(question()).toBeNull();
});

test("what was typed otherwise the second time stays; the question goes when the address is changed", async () => {
  opened();
  type(EMAIL, "emil@gmial.com");
  type(REPEAT, "emil@gmail.com");
  leave(EMAIL);
  await screen.findByRole("button", { name: /^Did you mean/ });
  type(EMAIL, "emil@gmial.co");
  await waitFor(() => expect(question()).toBeNull());
  type(EMAIL, "emil@gmial.com");
  fireEvent.click(await screen.findByRole("button", { name: /^Did you mean/ }));
  await waitFor(() => expect(box(EMAIL)).toHaveValue("emil@gmail.com"));
  expect(box(REPEAT)).toHaveValue("emil@gmail.com");
});

test("nothing is asked while the press is under way that leaves the field", async () => {
  opened();
  type(EMAIL, "emil@gmial.com");
  fireEvent.pointerDown(document.body);
  fireEvent.blur(box(EMAIL));
  await settled();
  expect(question()).toBeNull();
  fireEvent.pointerUp(document.body);
  expect(await screen.findByRole("button", { name: /^Did you mean/ })).toBeVisible();
});

test("nothing is asked aloud where the press that left the field has left the form", () => {
  vi.useFakeTimers();
  const { leaveForm } = opened();
  type(EMAIL, "emil@gmial.com");
  fireEvent.pointerDown(document.body);
  fireEvent.blur(box(EMAIL));
  leaveForm();
  fireEvent.pointerUp(document.body);
  act(() => void vi.advanceTimersByTime(1000));
  vi.useRealTimers();
  expect(screen.getByRole("status")).toHaveTextContent(/^$/);
});
