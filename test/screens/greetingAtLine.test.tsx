/* eslint-disable @typescript-eslint/no-explicit-any -- answers are changed as they come over the wire */
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { GreetingToolsContext } from "~/components/greetingTools";
import { Basket } from "~/screens/Basket/Basket";
import { selectBasketLines, selectUndo } from "~/state/basket/selectors";
import { addProducts, changeRecipient, reloadBasket, removeLine, undoRemoval } from "~/state/basket/slice";
import { describedAs } from "../support/describedAs";
import { emailCard } from "../support/gifts";
import { faults } from "../support/network";
import { noMedia } from "../support/greetingMedia";
import { renderAt } from "../support/renderAt";
import { firstLine, idle, ready, toasts, withOne } from "../support/shopFacts";
import { hurryTime, settled, type Shop } from "../support/startShop";

const words = () => screen.findByLabelText("Your words");
const write = () => screen.findByRole("button", { name: /^Add a greeting/ });
const save = () => fireEvent.click(screen.getByRole("button", { name: "Save greeting", hidden: true }));
const closed = () => waitFor(() => expect(document.querySelector("dialog")).toBeNull());

/** Saves, and holds the server's answer back; answers what lets it come. */
async function savedLate(shop: Shop): Promise<() => void> {
  const answer = shop.network.hold("createGreeting");
  save();
  await waitFor(() => expect(shop.network.count("createGreeting")).toBe(1));
  return answer;
}

/** The basket is read as being paid, or as it is. */
async function read(shop: Shop, { paying }: { paying: boolean }) {
  shop.network.heal();
  if (paying) {
    const edit = faults.editField("getBasketById", (basket) => {
      basket.purchasePhase = "Paying";
    });
    shop.network.fail("getBasketById", edit);
  }
  await act(async () => {
    shop.dispatch(reloadBasket());
    await ready(shop);
  });
}

/** A greeting stands in the editor of a gift in the basket. */
async function written(given: typeof noMedia = noMedia): Promise<Shop> {
  const shop = await withOne();
  const basket = (
    <GreetingToolsContext value={given}>
      <Basket />
    </GreetingToolsContext>
  );
  renderAt(shop, "/en/dk/dkk/basket", { basket });
  fireEvent.click(await write());
  fireEvent.change(await words(), { target: { value: "Tillykke, Alma" } });
  return shop;
}

test("a greeting's category is that of its picture, whichever were looked through since", async () => {
  const shop = await written();
  const tab = (name: string) => screen.getByRole("tab", { name, hidden: true });
  fireEvent.click(tab("Birthday"));
  const balloons = () => screen.findByRole("radio", { name: "Balloons", hidden: true });
  fireEvent.click(await balloons());
  fireEvent.click(tab("Love"));
  save();
  await closed();
  const [sent] = shop.network.asked("createGreeting");
  expect(sent.input).toMatchObject({ category: "birthday", templateId: "birthday-2" });

  fireEvent.click(await screen.findByRole("button", { name: /^Change greeting/ }));
  expect(await balloons()).toBeChecked();
});

test("without a picture of the shop's a greeting's category is the one that was looked at last", async () => {
  const shop = await written();
  fireEvent.click(screen.getByRole("tab", { name: "Love", hidden: true }));
  save();
  await closed();
  expect(shop.network.asked("createGreeting")[0].input).toMatchObject({ category: "love", templateId: null });
});

test("a picture that the shop has withdrawn since is told in the shop's own words until another is chosen", async () => {
  const withdrawn = "The picture of this greeting is no longer available. Choose another one, or none.";
  const shop = await written();
  const balloons = () => screen.findByRole("radio", { name: "Balloons", hidden: true });
  fireEvent.click(await balloons());
  expect(screen.queryByText(withdrawn)).toBeNull();
  // Refused before this page knows: the service names a field that the editor has none for, in English.
  const refusal = { path: ["createGreeting", "greeting", "templateId"], extensions: { code: "FluentValidation" } };
  const refused = faults.edit((answer: any) => ({
    ...answer,
    data: null,
    errors: [{ message: "Unknown", ...refusal }],
  }));
  shop.network.fail("createGreeting", refused, { times: 1 });
  save();
  expect(await screen.findByText(withdrawn)).toBeInTheDocument();
  expect(screen.queryByText("Unknown")).toBeNull();
  save();
  await closed();

  // Known to this page: the greeting at the line has a picture that is not on the list.
  shop.network.fail(
    "getGreeting",
    faults.editField("getGreeting", (greeting) => {
      greeting.templateId = "withdrawn";
    }),
  );
  fireEvent.click(await screen.findByRole("button", { name: /^Change greeting/ }));
  expect(await screen.findByText(withdrawn)).toBeInTheDocument();
  expect(describedAs(screen.getByRole("group", { name: "Picture", hidden: true }))).toBe(withdrawn);
  fireEvent.click(await balloons());
  expect(screen.queryByText(withdrawn)).toBeNull();
});

describe("a greeting that was stored and could not be put at its line", () => {
  test("stands in the editor when it is opened again, and no longer once it is at its line", async () => {
    const shop = await written();
    shop.network.fail("updateBasket", faults.refused("Unavailable"), { times: 1 });
    save();
    await closed();
    await shop.until((state) => state.basket.changeFailure);
    fireEvent.click(await write());
    expect(await words()).toHaveValue("Tillykke, Alma");
    save();
    await closed();

    fireEvent.click(await screen.findByRole("button", { name: /^Remove greeting/ }));
    fireEvent.click(await write());
    expect(await words()).toHaveValue("");
  });

  test("as another tab began to pay meanwhile: its editor stays open, the person is told why, and it is kept", async () => {
    const shop = await written();
    await read(shop, { paying: true });
    expect(await words()).toHaveValue("Tillykke, Alma");
    save();
    await closed();
    await act(() => idle(shop));
    expect(toasts(shop)).toEqual(["PaymentUnderWay"]);
    expect(screen.queryByRole("button", { name: /greeting/ })).toBeNull();
    await read(shop, { paying: false });
    fireEvent.click(await write());
    expect(await words()).toHaveValue("Tillykke, Alma");
  });
});

test("what is typed while the greeting is being saved is not lost: it is saved with the next press", async () => {
  const shop = await written();
  const answer = await savedLate(shop);
  fireEvent.change(await words(), { target: { value: "Tillykke, Alma!" } });
  await act(async () => {
    answer();
    await settled();
  });
  expect(document.querySelector("dialog[data-closing]")).toBeNull();
  expect(await words()).toHaveValue("Tillykke, Alma!");
  save();
  await closed();
  await screen.findByRole("button", { name: /^Change greeting/ });
  expect(shop.network.asked("createGreeting").at(-1)).toMatchObject({ input: { text: "Tillykke, Alma!" } });
});

test("a greeting that takes long to be saved says so", async () => {
  const shop = await written();
  hurryTime();
  shop.network.fail("createGreeting", faults.hang());
  expect(screen.queryByText("This is taking longer than expected")).toBeNull();
  save();
  await screen.findByText("This is taking longer than expected");
});

test("what is written outlasts that its gift goes to somebody else, as another tab has it, and is that one's", async () => {
  const shop = await written();
  const [entry] = selectBasketLines(shop.state());
  const recipient = { ...emailCard().recipient, name: "Bo Lind" };
  await act(async () => {
    shop.dispatch(changeRecipient({ lineIds: [entry!.line.lineId], recipient }));
    await idle(shop);
  });
  expect(selectBasketLines(shop.state())[0]!.delivery.id).not.toBe(entry!.delivery.id);
  expect(await words()).toHaveValue("Tillykke, Alma");
  save();
  await closed();
  await screen.findByRole("button", { name: /^Change greeting/ });
  expect(selectBasketLines(shop.state())[0]).toMatchObject({ delivery: { recipientName: "Bo Lind" } });
});

describe("what is written at a gift that another tab takes out of the basket", () => {
  /** The gift at which is written is taken out, from the basket as it is now. */
  async function taken(shop: Shop) {
    const [entry] = selectBasketLines(shop.state());
    await act(async () => {
      shop.dispatch(removeLine(entry!.line.lineId));
      await idle(shop);
    });
  }
  const saveButton = () => screen.getByRole("button", { name: "Save greeting", hidden: true });

  test("stays there to be copied: the editor says that it cannot be saved any more", async () => {
    const shop = await written();
    await taken(shop);
    expect(selectBasketLines(shop.state())).toEqual([]);
    expect(await words()).toHaveValue("Tillykke, Alma");
    fireEvent.change(await words(), { target: { value: "Tillykke, Alma!" } });
    const why = await screen.findByText(/^This gift is not in your basket any more/);
    expect(describedAs(saveButton())).toBe(why.textContent);
    save();
    await settled();
    expect(shop.network.count("createGreeting")).toBe(0);
    expect(await words()).toHaveValue("Tillykke, Alma!");
    fireEvent.click(screen.getByRole("button", { name: "Cancel", hidden: true }));
    await closed();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Your basket is empty");
  });

  test("even if it was being saved: it stays open as well", async () => {
    const shop = await written();
    const answer = await savedLate(shop);
    await taken(shop);
    await act(async () => {
      answer();
      await settled();
    });
    expect(document.querySelector("dialog[data-closing]")).toBeNull();
    expect(await words()).toHaveValue("Tillykke, Alma");
    expect(toasts(shop)).toEqual([]);
  });

  test("also beside other gifts, which are there alone once the editor is closed", async () => {
    const shop = await written();
    const recipient = { ...emailCard().recipient, name: "Bo Lind" };
    await act(async () => {
      shop.dispatch(addProducts([emailCard({ recipient, giftcardValue: 300 })]));
      await idle(shop);
    });
    expect(screen.queryByText(/^This gift is not in your basket/)).toBeNull();
    await taken(shop);
    expect(await words()).toHaveValue("Tillykke, Alma");
    await screen.findByText(/^This gift is not in your basket any more/);
    fireEvent.click(screen.getByRole("button", { name: "Cancel", hidden: true }));
    await closed();
    const lines = () => [...document.querySelectorAll("[data-line]")].map((line) => line.closest("li")!);
    expect(lines()).toHaveLength(1);
    expect(lines()[0]).toHaveTextContent("Bo Lind");
    expect(screen.getByRole("complementary")).toHaveTextContent(/To pay\s*DKK 300/);
  });
});

test("a gift that is back in the basket takes no greeting that was saved while it was gone, once the words went on", async () => {
  const shop = await written();
  const answer = await savedLate(shop);
  await act(async () => {
    shop.dispatch(removeLine(firstLine(shop)));
    await idle(shop);
  });
  await act(async () => {
    answer();
    await settled();
  });
  fireEvent.change(await words(), { target: { value: "Newer words" } });
  await act(async () => {
    shop.dispatch(undoRemoval(selectUndo(shop.state())!.id));
    await idle(shop);
  });
  await act(() => settled());
  expect(await words()).toHaveProperty("value", "Newer words");
  expect(selectBasketLines(shop.state())[0]!.greeting ?? null).toBeNull();
});

test("the basket is shown as it is again after a row went with its open editor", async () => {
  const shop = await withOne();
  for (const giftcardValue of [300, 400, 500, 600]) {
    shop.dispatch(addProducts([emailCard({ giftcardValue })]));
    await idle(shop);
  }
  const basket = (
    <GreetingToolsContext value={noMedia}>
      <Basket />
    </GreetingToolsContext>
  );
  renderAt(shop, "/en/dk/dkk/basket", { basket });
  const buttons = await screen.findAllByRole("button", { name: /^Add a greeting/ });
  fireEvent.click(buttons[1]!);
  await words();
  // Another recipient puts the gift at the end, into another group of rows: it is drawn anew.
  const { line } = selectBasketLines(shop.state())[1]!;
  const recipient = { ...emailCard().recipient, name: "Bo Lind" };
  await act(async () => {
    shop.dispatch(changeRecipient({ lineIds: [line.lineId], recipient }));
    await idle(shop);
  });
  const moved = selectBasketLines(shop.state()).find(({ delivery }) => delivery.recipientName === "Bo Lind")!;
  await act(async () => {
    shop.dispatch(removeLine(moved.line.lineId));
    await idle(shop);
  });
  await waitFor(() => expect(document.querySelectorAll("[data-line]")).toHaveLength(4));
});

test("a picture of the shop's that is chosen while one's own is still being read is the greeting's", async () => {
  let read = () => {};
  const own = { url: "blob:own", base64: "AAAA", width: 1, height: 1 };
  const preparePicture = () => new Promise<any>((resolve) => (read = () => resolve(own)));
  const shop = await written({ ...noMedia, preparePicture });
  await words();
  const file = document.querySelector<HTMLInputElement>("input[type=file]")!;
  fireEvent.change(file, { target: { files: [new File(["x"], "own.png", { type: "image/png" })] } });
  await screen.findByText(/being read|Reading/i);
  const template = () => document.querySelectorAll<HTMLInputElement>("dialog fieldset input[type=radio]")[1]!;
  await waitFor(() => expect(template()).toBeDefined());
  fireEvent.click(template());
  await act(async () => {
    read();
    await settled();
  });
  expect(template()).toBeChecked();
  save();
  await closed();
  await idle(shop);
  expect(shop.network.asked("createGreeting").at(-1).input).toMatchObject({ templateId: expect.any(String) });
});
