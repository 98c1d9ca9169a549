import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { GreetingDialog } from "~/blocks/Greeting/GreetingDialog";
import { PayingNotice } from "~/blocks/PaymentPanel/PayingNotice";
import { type GreetingTools, GreetingToolsContext } from "~/components/greetingTools";
import { EMPTY_GREETING } from "~/domain/greetingDraft";
import { reloadBasket } from "~/state/basket/slice";
import { continuePayment } from "~/state/payment/slice";
import { faults } from "../support/network";
import { noMedia } from "../support/greetingMedia";
import { renderAt } from "../support/renderAt";
import { withOne } from "../support/shopFacts";
import { hurryTime, startShop } from "../support/startShop";

const PATH = "/en/dk/dkk/form";

beforeEach(hurryTime);

/** Never done with what it was given. */
const slowTools: GreetingTools = { ...noMedia, takesFilms: true };

const heard = (text: string) =>
  waitFor(() =>
    expect([...document.querySelectorAll("[role=alert]")].map(({ textContent }) => textContent)).toContainEqual(
      expect.stringContaining(text),
    ),
  );

test.each([
  ["picture", "Choose a picture", "image/png", "The picture is being read."],
  ["film", "Choose a video", "video/mp4", "The video is being uploaded: 0%"],
])("a greeting whose %s is on its way says so to whoever would save it", async (_what, label, type, why) => {
  const form = (
    <GreetingToolsContext value={slowTools}>
      <GreetingDialog
        greetingToken={null}
        place=""
        kept={EMPTY_GREETING}
        isGone={false}
        onDraft={() => undefined}
        onMade={() => undefined}
        onClose={() => undefined}
      />
    </GreetingToolsContext>
  );
  renderAt(startShop({ path: PATH }), PATH, { form });
  const save = screen.getByRole("button", { name: "Save greeting" });
  expect(save).not.toHaveAccessibleDescription();
  const picker = screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`), { selector: "input" });
  fireEvent.change(picker, { target: { files: [new File(["x"], "file", { type })] } });
  await waitFor(() => expect(save).toHaveAttribute("aria-disabled", "true"));
  expect(save).toHaveAccessibleDescription(why);
  fireEvent.click(save);
  await heard(why);
});

test("an order that is on its way to the payment says so to whoever would change it", async () => {
  const shop = await withOne();
  const paying = faults.editField("getBasketById", (basket) => {
    basket.purchasePhase = "Paying";
  });
  shop.network.fail("getBasketById", paying);
  shop.dispatch(reloadBasket());
  await shop.until((state) => state.basket.basket?.purchasePhase === "Paying");
  renderAt(shop, PATH, { form: <PayingNotice /> });
  const change = screen.getByRole("button", { name: "Change my order" });
  expect(change).not.toHaveAccessibleDescription();
  shop.network.fail(/./, faults.hang());
  act(() => void shop.dispatch(continuePayment()));
  expect(change).toHaveAccessibleDescription("Working on it");
  fireEvent.click(change);
  await heard("Working on it");
});
