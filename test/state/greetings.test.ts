import { describe, expect, test } from "vitest";
import { EMPTY_GREETING, greetingInput, type GreetingToSend } from "~/domain/greetingDraft";
import { selectBasketLines } from "~/state/basket/selectors";
import { addProducts, changeGreeting, changeQuantity, changeWrapping, undoRemoval } from "~/state/basket/slice";
import { loggedOut, personReplaced } from "~/state/facts";
import { selectGreetingText } from "~/state/greetings/selectors";
import { leaveGreeting, makeGreeting } from "~/state/greetings/slice";
import { emailCard, postedCard } from "../support/gifts";
import { faults } from "../support/network";
import { ready } from "../support/shopFacts";
import { settled, type Shop, startShop } from "../support/startShop";

const words = (text: string): GreetingToSend => greetingInput({ ...EMPTY_GREETING, text });
const made = (shop: Shop) => shop.until((state) => state.greetings.madeToken);
const failed = (shop: Shop) => shop.until((state) => state.greetings.failure);

describe("a greeting that is sent", () => {
  test("is stored and known by its token", async () => {
    const shop = startShop();
    shop.dispatch(makeGreeting(words("Tillykke, Ægir!")));
    expect(shop.state().greetings.making).toBe(true);
    const token = await made(shop);
    expect(shop.network.sandbox.commerce.greetings.get(token)?.text).toBe("Tillykke, Ægir!");
    expect(shop.state().greetings).toMatchObject({ making: false, failure: null });
  });

  test.each([
    ["words that cannot be printed", words("Hi \u{1f389}"), "text"],
    ["a picture that is none", { ...words("Hi"), base64Image: "R0lGODlh" }, "base64Image"],
    ["a film that nobody has sent", { ...words("Hi"), videoId: "nothing" }, "videoId"],
  ])("is refused at its field: %s", async (_what, input, field) => {
    const shop = startShop();
    shop.dispatch(makeGreeting(input));
    expect(Object.keys((await failed(shop)).fields)).toEqual([field]);
    expect(shop.state().greetings).toMatchObject({ making: false, madeToken: null });
  });

  test("is not sent again by itself when its answer gets lost", async () => {
    const shop = startShop();
    shop.network.fail("createGreeting", faults.lost());
    shop.dispatch(makeGreeting(words("Hi")));
    await failed(shop);
    expect(shop.network.count("createGreeting")).toBe(1);
    shop.network.heal();
    shop.dispatch(makeGreeting(words("Hi")));
    // What failed before is not said of what is on its way.
    expect(shop.state().greetings).toMatchObject({ making: true, failure: null });
    await made(shop);
  });

  test("is sent once, however often it is asked for before the answer, and again after it", async () => {
    const shop = startShop();
    for (let press = 0; press < 3; press += 1) shop.dispatch(makeGreeting(words("Hi")));
    await made(shop);
    expect(shop.network.count("createGreeting")).toBe(1);
    shop.dispatch(leaveGreeting());
    shop.dispatch(makeGreeting(words("Hi again")));
    await made(shop);
    expect(shop.network.count("createGreeting")).toBe(2);
  });

  test("is given up when its editor is left: what comes late is nobody's", async () => {
    const shop = startShop();
    const arrive = shop.network.hold("createGreeting");
    shop.dispatch(makeGreeting(words("Hi")));
    await shop.until(() => shop.network.count("createGreeting") === 1);
    shop.dispatch(leaveGreeting());
    arrive();
    await settled();
    expect(shop.state().greetings).toEqual({ making: false, madeToken: null, failure: null, texts: {} });
    shop.network.heal();
    shop.dispatch(makeGreeting(words("Another one")));
    const token = await made(shop);
    expect(shop.network.sandbox.commerce.greetings.get(token)?.text).toBe("Another one");
  });
});

test.each([
  ["somebody else is there", personReplaced()],
  ["the person signs out", loggedOut()],
])("what a greeting says is known on its page, until %s", async (_when, over) => {
  const shop = startShop();
  const text = (token: string) => selectGreetingText(shop.state(), token);
  shop.dispatch(makeGreeting(words("For Anna")));
  const first = await made(shop);
  shop.dispatch(leaveGreeting());
  shop.dispatch(makeGreeting(words("For Berit")));
  const second = await made(shop);
  const others = ["GREETING-DANSK", "constructor"].map(text);
  expect([text(first), text(second), ...others]).toEqual(["For Anna", "For Berit", null, null]);
  shop.dispatch(over);
  expect(text(first)).toBeNull();
});

describe("what goes with a gift in the basket", () => {
  const idle = (shop: Shop) => shop.until((state) => state.basket.waiting === 0);
  const only = (shop: Shop) => selectBasketLines(shop.state())[0]!;

  test("a wrapping follows the quantity, is taken off, and comes back as many as there are by then", async () => {
    const shop = startShop();
    await ready(shop);
    shop.dispatch(addProducts([postedCard()]));
    await shop.until((state) => state.basket.justAdded);
    await idle(shop);
    const lineId = () => only(shop).line.lineId;
    shop.dispatch(changeWrapping({ lineId: lineId(), wrappingId: "w-kraft" }));
    await idle(shop);
    shop.dispatch(changeQuantity({ lineId: lineId(), quantity: 3 }));
    await idle(shop);
    expect(only(shop).wrapping).toMatchObject({ wrappingId: "w-kraft", quantity: 3 });
    shop.dispatch(changeWrapping({ lineId: lineId(), wrappingId: null }));
    const undo = await shop.until((state) => state.basket.undo);
    await idle(shop);
    expect(only(shop).wrapping).toBeNull();
    shop.dispatch(undoRemoval(undo.id));
    await idle(shop);
    expect(only(shop).wrapping).toMatchObject({ wrappingId: "w-kraft", quantity: 3 });
  });

  test("a greeting that the server does not know leaves the line as it was", async () => {
    const shop = startShop();
    await ready(shop);
    shop.dispatch(addProducts([emailCard()]));
    await shop.until((state) => state.basket.justAdded);
    await idle(shop);
    shop.dispatch(changeGreeting({ lineId: only(shop).line.lineId, greetingToken: "GREETING-DANSK" }));
    await idle(shop);
    shop.dispatch(changeGreeting({ lineId: only(shop).line.lineId, greetingToken: "NOTHING" }));
    await idle(shop);
    expect(shop.state().basket.changeFailure).not.toBeNull();
    expect(only(shop).greeting?.greetingToken).toBe("GREETING-DANSK");
  });
});
