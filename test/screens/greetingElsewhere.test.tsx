import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { commerce } from "~/api/commerce/calls";
import { GreetingToolsContext } from "~/components/greetingTools";
import { EMPTY_GREETING, greetingInput } from "~/domain/greetingDraft";
import { Basket } from "~/screens/Basket/Basket";
import { selectBasketLines } from "~/state/basket/selectors";
import { changeGreeting } from "~/state/basket/slice";
import { noMedia } from "../support/greetingMedia";
import { firstLine, idle, ready, withOne } from "../support/shopFacts";
import { renderAt } from "../support/renderAt";
import { type Shop, startShop } from "../support/startShop";
import { SharedStorage } from "../support/tabs";

const words = () => screen.findByLabelText("Your words");
const told = () => screen.queryByText(/^Another greeting was saved for this gift meanwhile/);
const tokenAt = (shop: Shop) => selectBasketLines(shop.state())[0]?.greeting?.greetingToken ?? null;

/** A greeting stands in the editor of a gift in the basket, which a second tab shows as well. */
async function writtenInOneOfTwo() {
  const storage = new SharedStorage();
  const shop = await withOne({ storage });
  const second = startShop({ network: shop.network, storage });
  await ready(second);
  const basket = (
    <GreetingToolsContext value={noMedia}>
      <Basket />
    </GreetingToolsContext>
  );
  renderAt(shop, "/en/dk/dkk/basket", { basket });
  fireEvent.click(await screen.findByRole("button", { name: /^Add a greeting/ }));
  fireEvent.change(await words(), { target: { value: "Tillykke, Alma" } });
  return { shop, second };
}

test("a greeting that another tab saves meanwhile is told of in the editor, before it is replaced", async () => {
  const { shop, second } = await writtenInOneOfTwo();
  const token = await commerce.createGreeting(greetingInput({ ...EMPTY_GREETING, text: "Kære Alma" }));
  expect(told()).toBeNull();
  second.dispatch(changeGreeting({ lineId: firstLine(second), greetingToken: token }));
  await waitFor(() => expect(told()).toBeInTheDocument());
  expect(await words()).toHaveValue("Tillykke, Alma");
  fireEvent.click(screen.getByRole("button", { name: "Save greeting", hidden: true }));
  await waitFor(() => expect(document.querySelector("dialog")).toBeNull());
  await waitFor(() => expect([null, token]).not.toContain(tokenAt(shop)));
});

test("one's own greeting, put at its gift after the editor was opened again, is no other", async () => {
  const { shop } = await writtenInOneOfTwo();
  const answer = shop.network.hold("updateBasket");
  fireEvent.click(screen.getByRole("button", { name: "Save greeting", hidden: true }));
  await waitFor(() => expect(document.querySelector("dialog")).toBeNull());
  fireEvent.click(await screen.findByRole("button", { name: /^Add a greeting/ }));
  fireEvent.change(await words(), { target: { value: "Tillykke, kære Alma" } });
  answer();
  await waitFor(() => expect(tokenAt(shop)).not.toBeNull());
  await idle(shop);
  expect(await words()).toHaveValue("Tillykke, kære Alma");
  expect(told()).toBeNull();
});
