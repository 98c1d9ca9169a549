import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { Formik } from "formik";
import { expect, test } from "vitest";
import { RecipientForm } from "~/blocks/RecipientForm/RecipientForm";
import { emptyRecipient } from "~/domain/delivery";
import { addProducts } from "~/state/basket/slice";
import { emailCard } from "../support/gifts";
import { renderAt } from "../support/renderAt";
import { idle, ready } from "../support/shopFacts";
import { startShop } from "../support/startShop";

const cardFor = (name: string) => {
  const email = `${name.toLowerCase()}@example.com`;
  return emailCard({ recipient: { ...emptyRecipient("dk"), name: `${name} Holm`, email, emailRepeat: email } });
};

/** The form of another gift, where the basket holds gifts for these. */
async function opened(...names: string[]) {
  const shop = startShop();
  await ready(shop);
  shop.dispatch(addProducts(names.map(cardFor)));
  await idle(shop);
  renderAt(shop, "/en/dk/dkk/form", {
    form: (
      <Formik initialValues={{ recipient: emptyRecipient("dk") }} onSubmit={() => undefined}>
        <RecipientForm method="Email" idPrefix="to" />
      </Formik>
    ),
  });
}

const list = () => screen.getByLabelText<HTMLSelectElement>("Same recipient as");
const email = () => screen.getByLabelText("Recipient’s e-mail");
const told = () =>
  screen.getAllByRole("status").find(({ textContent }) => textContent === "The details are filled in.");
const choose = (name: string) => {
  const option = within(list()).getByText<HTMLOptionElement>(new RegExp(name));
  fireEvent.change(list(), { target: { value: option.value } });
};

test("a list of recipients can be gone through with the arrow keys: only the button fills the form, as often as wished", async () => {
  await opened("Alma", "Bo", "Carla");
  choose("Alma");
  choose("Bo");
  expect(within(list()).getByText<HTMLOptionElement>(/Bo/).selected).toBe(true);
  expect(email()).toHaveValue("");

  fireEvent.click(screen.getByRole("button", { name: "Same recipient as Bo Holm" }));
  await waitFor(() => expect(email()).toHaveValue("bo@example.com"));
  await waitFor(() => expect(told()).toBeDefined());
  const first = told()!.firstElementChild;
  choose("Carla");
  expect(email()).toHaveValue("bo@example.com");
  fireEvent.click(screen.getByRole("button", { name: "Same recipient as Carla Holm" }));
  await waitFor(() => expect(email()).toHaveValue("carla@example.com"));
  await waitFor(() => expect(told()?.firstElementChild).not.toBe(first));
  choose("Choose a recipient");
  expect(screen.queryByRole("button", { name: /Same recipient/ })).toBeNull();
});

test("of two recipients each is a button, and each fill is said", async () => {
  await opened("Alma", "Bo");
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Same recipient as Alma Holm" })));
  expect(email()).toHaveValue("alma@example.com");
  await waitFor(() => expect(told()).toBeDefined());
  const first = told()!.firstElementChild;
  fireEvent.click(screen.getByRole("button", { name: "Same recipient as Bo Holm" }));
  await waitFor(() => expect(email()).toHaveValue("bo@example.com"));
  await waitFor(() => expect(told()?.firstElementChild).not.toBe(first));
});
