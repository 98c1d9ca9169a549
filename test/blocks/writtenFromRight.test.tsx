/* eslint-disable @typescript-eslint/no-explicit-any -- answers are changed as they come over the wire */
import { act, screen, within } from "@testing-library/react";
import { Formik } from "formik";
import { expect, test } from "vitest";
import { UndoNotice } from "~/blocks/BasketLines/UndoNotice";
import { ManyProgress } from "~/blocks/ManyRecipients/ManyProgress";
import { RecipientForm } from "~/blocks/RecipientForm/RecipientForm";
import { emptyRecipient } from "~/domain/delivery";
import { type PurchaseDraft } from "~/domain/purchaseDraft";
import { Orders } from "~/screens/Orders/Orders";
import { addProducts, removeLine } from "~/state/basket/slice";
import { addMany, manyStopped } from "~/state/many/slice";
import { emailCard } from "../support/gifts";
import { faults } from "../support/network";
import { ordered } from "../support/ordered";
import { renderAt } from "../support/renderAt";
import { firstLine, idle, ready, withOne } from "../support/shopFacts";
import { openFor } from "../support/signedIn";
import { type Shop, startShop } from "../support/startShop";

const PERSON = "أحمد";
const GIFT = "כרטיס מתנה 500";

const toPhone = (phone: string): PurchaseDraft =>
  emailCard({
    deliveryMethod: "Sms",
    stockKeepingUnit: "1001-S",
    recipient: { ...emptyRecipient("dk"), name: PERSON, phone, phoneRepeat: phone },
  });

/** Every gift has a name that is written from the right. */
const renamed = (shop: Shop) =>
  shop.network.fail(
    /./,
    faults.edit((answer: any) =>
      JSON.parse(
        JSON.stringify(answer, (_key, value) =>
          value?.presentationKey === "productTitle" ? { ...value, textContent: GIFT } : value,
        ),
      ),
    ),
  );

test("the value in the list of orders stands beside the gift's name, not within it", async () => {
  const shop = await openFor("freja");
  await ordered(shop);
  renamed(shop);
  renderAt(shop, "/da/dk/dkk/order", { order: <Orders /> }, "da");
  expect((await screen.findByText(GIFT)).tagName).toBe("BDI");
});

test("the name of a gift that was taken out stands by itself", async () => {
  const shop = await withOne();
  renderAt(shop, "/en/dk/dkk/undo", { undo: <UndoNotice /> });
  act(() => void shop.dispatch(removeLine(firstLine(shop))));
  expect((await screen.findByText(/removed from your basket/)).querySelector("bdi")).toHaveTextContent(/./);
});

test("the digits of a phone number keep their order beside the name of whoever has it", async () => {
  const shop = startShop();
  shop.network.fail(/./, faults.hang());
  renderAt(shop, "/en/dk/dkk/many", { many: <ManyProgress /> });
  act(() => void shop.dispatch(addMany([toPhone("+45 20 12 34 56")])));
  act(() => void shop.dispatch(manyStopped({ code: "NETWORK", message: "", fields: {}, general: [] })));
  expect(screen.getByText(PERSON).tagName).toBe("BDI");
});

test("so do those of somebody whose name another recipient has too", async () => {
  const shop = startShop();
  await ready(shop);
  shop.dispatch(addProducts(["+4520123456", "+4520123457", "+4520123458"].map(toPhone)));
  await idle(shop);
  const form = (
    <Formik initialValues={{ recipient: emptyRecipient("dk") }} onSubmit={() => undefined}>
      <RecipientForm method="Sms" idPrefix="to" />
    </Formik>
  );
  renderAt(shop, "/en/dk/dkk/form", { form });
  const list = await screen.findByLabelText("Same recipient as");
  const [, first] = within(list).getAllByRole("option");
  // Unicode's isolates: an option holds no elements.
  expect(first).toHaveTextContent(/^\u2068أحمد\u2069, \+45/);
});
