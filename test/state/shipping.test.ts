import { describe, expect, test } from "vitest";
import { stillUnquoted, waysToChoose } from "~/domain/lackingWays";
import { selectChangeFailure, selectQuotedAbroad, selectUnquoted } from "~/state/basket/selectors";
import {
  addProducts,
  askForQuotes,
  changeMoment,
  changeQuantity,
  changeRecipient,
  chooseQuote,
  removeLine,
  saveBuyer,
} from "~/state/basket/slice";
import { marketEntered } from "~/state/facts";
import { selectPaymentTrouble } from "~/state/payment/selectors";
import { clickPay } from "../support/paying";
import { billing, emailCard, postedCard } from "../support/gifts";
import { faults } from "../support/network";
import { ready } from "../support/shopFacts";
import { DANISH, type Shop, startShop } from "../support/startShop";

/** Glasses, in two colours. */
const posted = postedCard({
  productId: "1129",
  stockKeepingUnit: "1129-sand",
  giftcardValue: null,
  valueCurrency: null,
});
const to = (name: string, gift = postedCard()) => ({ ...gift, recipient: { ...gift.recipient, name } });

async function shopWith(...gifts: Parameters<typeof addProducts>[0]): Promise<Shop> {
  const shop = startShop();
  await ready(shop);
  shop.dispatch(addProducts(gifts));
  shop.dispatch(saveBuyer({ billing, reference: null }));
  await quiet(shop);
  return shop;
}

const quiet = (shop: Shop) => shop.until((state) => state.basket.waiting === 0);
const basketOf = (shop: Shop) => shop.state().basket.basket!;
const choices = (shop: Shop) => waysToChoose(basketOf(shop), selectQuotedAbroad(shop.state()));
const wayOf = (shop: Shop, name: string) => {
  const { shippingQuote } = basketOf(shop).deliveries.find(({ recipientName }) => recipientName === name)!;
  return shippingQuote && [shippingQuote.displayText, shippingQuote.parcelShop?.id].filter(Boolean).join(" ");
};
async function asked(shop: Shop) {
  shop.dispatch(askForQuotes());
  await quiet(shop);
}
async function pay(shop: Shop) {
  clickPay(shop);
  await shop.until((state) => state.payment.phase === "leaving" || state.payment.phase === "idle");
}

test("quotes that came, but cannot be shown as the basket could not be read, can be asked for again", async () => {
  const shop = await shopWith(to("Bo Lind"));
  const { id } = basketOf(shop).deliveries[0]!;
  shop.network.fail("updateBasket", faults.refused("INTERNAL"));
  shop.network.fail("getBasketById", faults.refused("INTERNAL"));
  shop.dispatch(askForQuotes());
  await shop.until((state) => state.basket.changeFailure);
  expect(selectUnquoted(shop.state())).toEqual([id]);
  shop.network.heal();
  await asked(shop);
  expect(selectUnquoted(shop.state())).toEqual([]);
  expect(basketOf(shop).deliveries[0]!.shippingQuote).not.toBeNull();
});

describe("asking the carriers", () => {
  test("a gift card goes its country's way, a gift waits for the buyer, an e-mail is nobody's to bring", async () => {
    const shop = await shopWith(to("Ada Krogh"), to("Bo Lind", posted), emailCard());
    const before = basketOf(shop).totalPaymentAmountWithTax;
    await asked(shop);
    expect(wayOf(shop, "Ada Krogh")).toBe("DAO to the door");
    expect(choices(shop).map(({ recipientName }) => recipientName)).toEqual(["Bo Lind"]);
    expect(basketOf(shop).totalPaymentAmountWithTax).toBeGreaterThan(before);
    expect(shop.network.count("createShippingQuote")).toBe(2);
    const sent = shop.network.calls.length;
    await asked(shop);
    expect(shop.network.calls.slice(sent)).toEqual([]);
  });

  test("a server with too many requests is not asked for the other deliveries too", async () => {
    const shop = await shopWith(to("Ada Krogh"), to("Bo Lind"), to("Cilla Bach"));
    shop.network.fail("createShippingQuote", faults.tooMany(10));
    await pay(shop);
    expect(shop.network.count("createShippingQuote")).toBe(1);
    expect(selectUnquoted(shop.state())).toHaveLength(3);
  });

  test("in another currency the carriers are asked again, and the way that was chosen stays", async () => {
    const shop = await shopWith(to("Ada Krogh"));
    await asked(shop);
    const ways = () => basketOf(shop).quotes[0]!.quotes;
    const { id: deliveryId } = basketOf(shop).deliveries[0]!;
    shop.dispatch(chooseQuote({ deliveryId, shippingQuoteId: ways()[1]!.id }));
    await quiet(shop);
    const [before, { priceNoTax }] = [wayOf(shop, "Ada Krogh"), ways()[1]!];
    shop.dispatch(marketEntered({ ...DANISH, currency: "eur" }));
    await shop.until(() => basketOf(shop).paymentCurrency === "EUR");
    await asked(shop);
    expect(shop.network.count("createShippingQuote")).toBe(2);
    expect(ways()[1]).toMatchObject({ currency: "EUR" });
    expect(ways()[1]!.priceNoTax).toBeLessThan(priceNoTax);
    expect(wayOf(shop, "Ada Krogh")).toBe(before);
    await asked(shop);
    expect(shop.network.count("createShippingQuote")).toBe(2);
  });

  test("prices that are not to be had in another currency are told of, and are there to choose from once they come", async () => {
    const shop = await shopWith(to("Bo Lind", posted));
    await asked(shop);
    shop.dispatch(marketEntered({ ...DANISH, currency: "eur" }));
    await shop.until(() => basketOf(shop).paymentCurrency === "EUR");
    shop.network.fail("createShippingQuote", faults.refused("INTERNAL"));
    await pay(shop);
    expect(stillUnquoted(basketOf(shop), selectUnquoted(shop.state()), [])).toEqual([basketOf(shop).deliveries[0]!.id]);
    shop.network.heal();
    await asked(shop);
    expect(choices(shop)).toHaveLength(1);
    expect(basketOf(shop).quotes[0]!.quotes[0]).toMatchObject({ currency: "EUR" });
  });

  test.each([
    ["the postage is asked for", asked],
    ["it is paid", pay],
  ])("carriers with prices in their own currency only are asked once, when %s", async (_when, ask) => {
    const shop = await shopWith(to("Bo Lind", posted));
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- an answer is changed as it comes over the wire
    const inKronor = faults.edit((answer: any) => {
      const { createShippingQuote: created, getBasketById: read } = answer.data;
      for (const { quotes } of read?.quotes ?? [created]) for (const quote of quotes) quote.currency = "SEK";
      return answer;
    });
    shop.network.fail(/createShippingQuote|getBasketById/, inKronor);
    await ask(shop);
    expect(choices(shop)).toHaveLength(1);
    await asked(shop);
    expect(shop.network.count("createShippingQuote")).toBe(1);
    shop.dispatch(marketEntered({ ...DANISH, currency: "eur" }));
    await shop.until(() => basketOf(shop).paymentCurrency === "EUR");
    await asked(shop);
    expect(shop.network.count("createShippingQuote")).toBe(2);
  });

  test("prices that were asked for at the payment are there to choose from", async () => {
    const shop = await shopWith(to("Bo Lind", posted));
    await pay(shop);
    expect(selectPaymentTrouble(shop.state())?.kind).toBe("wayMissing");
    expect(choices(shop)).toHaveLength(1);
  });

  test("the only way there is for a gift is to be chosen too, and is not said to be none", async () => {
    const shop = await shopWith(to("Bo Lind", posted));
    const one = faults.editField("createShippingQuote", (created) => {
      created.quotes.length = 1;
    });
    shop.network.fail("createShippingQuote", one);
    await pay(shop);
    expect(selectPaymentTrouble(shop.state())?.kind).toBe("wayMissing");
    expect(selectUnquoted(shop.state())).toEqual([]);
  });

  test("those for a gift that came later are there too, beside those that were known before", async () => {
    const shop = await shopWith(to("Bo Lind", posted));
    await asked(shop);
    shop.dispatch(addProducts([to("Cilla Bach", posted)]));
    await quiet(shop);
    await pay(shop);
    expect(selectPaymentTrouble(shop.state())?.kind).toBe("wayMissing");
    expect(choices(shop)).toHaveLength(2);
  });

  test("a way whose answer gets lost is chosen, though another gift has none yet", async () => {
    const shop = await shopWith(to("Bo Lind", posted), to("Cilla Bach", posted));
    await asked(shop);
    const [first, second] = basketOf(shop).quotes;
    shop.network.fail("updateBasket", faults.lost(), { times: 1 });
    shop.dispatch(chooseQuote({ deliveryId: second!.deliveryId, shippingQuoteId: second!.quotes[0]!.id }));
    await quiet(shop);
    expect(selectChangeFailure(shop.state())).toBeNull();
    expect(choices(shop).map(({ id }) => id)).toEqual([first!.deliveryId]);
  });

  test("prices that were asked for at the payment, and that cannot be read then, stop it with what went wrong", async () => {
    const shop = await shopWith(to("Bo Lind", posted));
    shop.network.fail("getBasketById", faults.refused("SomethingNew"), { skip: 1 });
    await pay(shop);
    expect(selectPaymentTrouble(shop.state())).toMatchObject({ kind: "refused", failure: { code: "SomethingNew" } });
    expect(shop.reported).toEqual([]);
    expect(shop.network.count("finalizeBasket")).toBe(0);
  });

  test("a card that is worth more by now is registered mail; what was chosen for it stays", async () => {
    const gift = postedCard({ valueCurrency: "EUR", giftcardValue: 150 });
    const recipient = { ...gift.recipient, countryCode: "GL", postCode: "3900", city: "Nuuk" };
    const shop = await shopWith({ ...gift, recipient });
    const lineId = () => basketOf(shop).deliveries[0]!.productLines[0]!.lineId;
    const more = async (quantity: number) => {
      shop.dispatch(changeQuantity({ lineId: lineId(), quantity }));
      await quiet(shop);
      return wayOf(shop, "Alma Holm");
    };
    await asked(shop);
    expect(wayOf(shop, "Alma Holm")).toBe("Letter");
    expect(await more(2)).toBe("Registered mail");
    expect(await more(1)).toBe("Letter");
    const { id, shippingQuote } = basketOf(shop).deliveries[0]!;
    const other = basketOf(shop).quotes[0]!.quotes.find((quote) => quote.id !== shippingQuote!.id)!;
    shop.dispatch(chooseQuote({ deliveryId: id, shippingQuoteId: other.id }));
    await quiet(shop);
    expect(await more(2)).toBe(other.displayText);
  });

  test.each([
    ["behind the change that makes it another delivery", false],
    ["when another tab has had the carriers asked about that one", true],
  ])("a shop that is chosen as the delivery was seen holds: %s", async (_, isAsked) => {
    const shop = await shopWith(to("Bo Lind", posted));
    await asked(shop);
    const [seen] = basketOf(shop).deliveries;
    const shops = basketOf(shop).quotes[0]!.quotes.filter(({ parcelShop }) => parcelShop);
    const [first, last] = [shops[0]!, shops.at(-1)!];
    shop.dispatch(chooseQuote({ deliveryId: seen!.id, shippingQuoteId: first.id }));
    await quiet(shop);
    const lineIds = seen!.productLines.map(({ lineId }) => lineId);
    const deliveryDate = new Date(shop.services.clock.now() + 9 * 86_400_000).toISOString();
    shop.dispatch(changeMoment({ lineIds, deliveryDate, timezone: "Europe/Copenhagen" }));
    if (isAsked) await asked(shop);
    shop.dispatch(chooseQuote({ deliveryId: seen!.id, shippingQuoteId: last.id }));
    await quiet(shop);
    expect(selectChangeFailure(shop.state())).toBeNull();
    await asked(shop);
    expect(basketOf(shop).deliveries[0]!.id).not.toBe(seen!.id);
    expect(wayOf(shop, "Bo Lind")).toBe(`${last.displayText} ${last.parcelShop!.id}`);
  });

  test("a card for somebody else at that address that is worth more by now is no letter either", async () => {
    const gift = postedCard({ valueCurrency: "EUR", giftcardValue: 150 });
    const recipient = { ...gift.recipient, countryCode: "GL", postCode: "3900", city: "Nuuk" };
    const shop = await shopWith({ ...gift, recipient });
    const lineId = () => basketOf(shop).deliveries[0]!.productLines[0]!.lineId;
    await asked(shop);
    expect(wayOf(shop, "Alma Holm")).toBe("Letter");
    shop.dispatch(changeRecipient({ lineIds: [lineId()], recipient: { ...recipient, name: "Cilla Bach" } }));
    await quiet(shop);
    shop.dispatch(changeQuantity({ lineId: lineId(), quantity: 2 }));
    await quiet(shop);
    await asked(shop);
    expect(wayOf(shop, "Cilla Bach")).toBe("Registered mail");
  });

  test("a thing that comes to a card in a letter asks the carriers anew, and the buyer", async () => {
    const gift = postedCard({ valueCurrency: "EUR", giftcardValue: 150 });
    const recipient = { ...gift.recipient, countryCode: "GL", postCode: "3900", city: "Nuuk" };
    const shop = await shopWith({ ...gift, recipient });
    await asked(shop);
    expect(wayOf(shop, "Alma Holm")).toBe("Letter");
    shop.dispatch(addProducts([{ ...posted, recipient }]));
    await quiet(shop);
    expect(wayOf(shop, "Alma Holm")).toBeNull();
    await asked(shop);
    expect(basketOf(shop).deliveries).toHaveLength(1);
    expect(basketOf(shop).quotes.flatMap(({ quotes }) => quotes.map(({ displayText }) => displayText))).toEqual([
      "Registered mail",
    ]);
    expect(choices(shop)).toHaveLength(1);
  });

  test("a way that could not be changed along with a gift makes no failure of the gift's own change", async () => {
    const gift = postedCard({ valueCurrency: "EUR", giftcardValue: 150 });
    const recipient = { ...gift.recipient, countryCode: "GL", postCode: "3900", city: "Nuuk" };
    const shop = await shopWith({ ...gift, recipient });
    await asked(shop);
    shop.network.fail("updateBasket", faults.status(500), { skip: 1 });
    shop.network.fail("getBasketById", faults.status(500));
    const [line] = basketOf(shop).deliveries[0]!.productLines;
    shop.dispatch(changeQuantity({ lineId: line!.lineId, quantity: 2 }));
    await quiet(shop);
    expect(selectChangeFailure(shop.state())).toBeNull();
    expect(basketOf(shop).deliveries[0]!.productLines[0]!.quantity).toBe(2);
  });

  test("prices are seen even when the way that nobody chose was refused", async () => {
    const shop = await shopWith(to("Ada Krogh"));
    shop.network.fail("updateBasket", faults.refused("SomethingNew"), { times: 1 });
    await asked(shop);
    expect(selectChangeFailure(shop.state())?.code).toBe("SomethingNew");
    expect(wayOf(shop, "Ada Krogh")).toBeNull();
    expect(basketOf(shop).quotes.map(({ deliveryId }) => deliveryId)).toEqual([basketOf(shop).deliveries[0]!.id]);
  });

  test.each([
    ["the postage is asked for", asked],
    ["it is paid", pay],
  ])("a basket that turns out to be gone when %s is left, and the person told", async (_when, ask) => {
    const shop = await shopWith(to("Ada Krogh"));
    const { id } = basketOf(shop);
    shop.network.fail(
      "createShippingQuote",
      faults.refused("UNKNOWN", { message: `There is no basket with id '${id}'` }),
    );
    await ask(shop);
    await shop.until((state) => state.basket.basket?.id !== id);
    expect(shop.state().notices.queue.map(({ code }) => code)).toEqual(["BasketExpired"]);
    expect(selectPaymentTrouble(shop.state())).toBeNull();
  });

  test("one carrier's failure is told of that delivery alone, and asking again asks for it alone", async () => {
    const shop = await shopWith(to("Ada Krogh"), to("Bo Lind"), to("Cilla Bach"));
    shop.network.fail("createShippingQuote", faults.status(500), { skip: 1, times: 1 });
    await asked(shop);
    expect(selectUnquoted(shop.state())).toEqual([basketOf(shop).deliveries[1]!.id]);
    expect(["Ada Krogh", "Bo Lind", "Cilla Bach"].map((name) => wayOf(shop, name))).toEqual([
      "DAO to the door",
      null,
      "DAO to the door",
    ]);
    await pay(shop);
    expect(selectPaymentTrouble(shop.state())).toEqual({
      kind: "noQuote",
      deliveryIds: [basketOf(shop).deliveries[1]!.id],
    });
    expect(shop.network.count("finalizeBasket")).toBe(0);
    await asked(shop);
    expect(selectUnquoted(shop.state())).toEqual([]);
    expect(wayOf(shop, "Bo Lind")).toBe("DAO to the door");
    expect(shop.network.count("createShippingQuote")).toBe(4);
  });
});

describe("a choice that the server refuses, as the basket has become another, is told in words of our own", () => {
  const told = (shop: Shop) => shop.state().notices.queue.map(({ messageId, detail }) => [messageId, detail]);

  test("where the gift is gone by then", async () => {
    const shop = await shopWith(to("Ada Krogh"), to("Bo Lind"));
    await asked(shop);
    const { deliveryId, quotes } = basketOf(shop).quotes[0]!;
    const lineId = basketOf(shop).deliveries.find(({ id }) => id === deliveryId)!.productLines[0]!.lineId;
    shop.dispatch(removeLine(lineId));
    shop.dispatch(chooseQuote({ deliveryId, shippingQuoteId: quotes.at(-1)!.id }));
    await quiet(shop);
    expect(told(shop)).toEqual([["toast.lineGone", null]]);
  });

  test("where the carrier's offer is gone by then, and what there is now is shown", async () => {
    const shop = await shopWith(to("Bo Lind"));
    await asked(shop);
    const { deliveryId } = basketOf(shop).quotes[0]!;
    const reads = shop.network.count("getBasketById");
    shop.dispatch(chooseQuote({ deliveryId, shippingQuoteId: "an offer of yesterday" }));
    await quiet(shop);
    expect(told(shop)).toEqual([["basket.changeFailed", null]]);
    expect(shop.network.count("getBasketById")).toBe(reads + 1);
  });
});

describe("what the buyer chose", () => {
  async function withShopChosen() {
    const shop = await shopWith(to("Bo Lind", posted));
    await asked(shop);
    const [{ deliveryId, quotes }] = basketOf(shop).quotes as [ReturnType<typeof basketOf>["quotes"][number]];
    const point = quotes.filter(({ parcelShop }) => parcelShop)[1]!;
    shop.dispatch(chooseQuote({ deliveryId, shippingQuoteId: point.id }));
    await quiet(shop);
    const lineIds = basketOf(shop).deliveries[0]!.productLines.map(({ lineId }) => lineId);
    return { shop, lineIds, chosen: `DAO to a parcel shop ${point.parcelShop!.id}` };
  }

  test("is what is paid", async () => {
    const { shop, chosen } = await withShopChosen();
    expect(wayOf(shop, "Bo Lind")).toBe(chosen);
    await pay(shop);
    expect(selectPaymentTrouble(shop.state())).toBeNull();
    expect(shop.left).toHaveLength(1);
  });

  test("stays when somebody else at that address gets the gift", async () => {
    const { shop, lineIds, chosen } = await withShopChosen();
    shop.dispatch(changeRecipient({ lineIds, recipient: { ...posted.recipient, name: "Cilla Bach" } }));
    await quiet(shop);
    expect(wayOf(shop, "Cilla Bach")).toBeNull();
    await asked(shop);
    expect(wayOf(shop, "Cilla Bach")).toBe(chosen);
  });

  test("is chosen anew for another address", async () => {
    const { shop, lineIds } = await withShopChosen();
    const moved = { ...posted.recipient, name: "Bo Lind", postCode: "8000", city: "Aarhus" };
    shop.dispatch(changeRecipient({ lineIds, recipient: moved }));
    await quiet(shop);
    await asked(shop);
    expect(wayOf(shop, "Bo Lind")).toBeNull();
    await pay(shop);
    expect(selectPaymentTrouble(shop.state())?.kind).toBe("wayMissing");
    expect(shop.network.count("finalizeBasket")).toBe(0);
  });

  /** Two who live together get the same glasses, each at a parcel shop of their own. */
  async function withTwoShops() {
    const shop = await shopWith(to("Ada Krogh", posted), to("Bo Lind", posted));
    await asked(shop);
    const shops = basketOf(shop).deliveries.map(({ id, recipientName }, index) => {
      const { quotes } = basketOf(shop).quotes.find(({ deliveryId }) => deliveryId === id)!;
      return { id, recipientName, points: quotes.filter(({ parcelShop }) => parcelShop), index };
    });
    for (const { id, points, index } of shops) {
      shop.dispatch(chooseQuote({ deliveryId: id, shippingQuoteId: points[index]!.id }));
      await quiet(shop);
    }
    const chosen = shops.map(({ points, index }) => `${points[index]!.displayText} ${points[index]!.parcelShop!.id}`);
    const linesOf = (...names: string[]) =>
      basketOf(shop)
        .deliveries.filter(({ recipientName }) => names.includes(recipientName!))
        .flatMap(({ productLines }) => productLines.map(({ lineId }) => lineId));
    return { shop, shops, chosen, linesOf, ways: () => ["Ada Krogh", "Bo Lind"].map((name) => wayOf(shop, name)) };
  }
  const later = ({ services: { clock } }: Shop) => ({
    deliveryDate: new Date(clock.now() + 9 * 86_400_000).toISOString(),
    timezone: "Europe/Copenhagen",
  });

  test.each([[["Bo Lind"]], [["Ada Krogh", "Bo Lind"]]])(
    "stays each one's own where two who live together get the same, and %s get it later",
    async (names) => {
      const { shop, chosen, linesOf, ways } = await withTwoShops();
      expect(ways()).toEqual(chosen);
      shop.dispatch(changeMoment({ lineIds: linesOf(...names), ...later(shop) }));
      await quiet(shop);
      await asked(shop);
      expect(ways()).toEqual(chosen);
    },
  );

  test("is for whom it was chosen, also while both gifts are given another date", async () => {
    const { shop, shops, chosen, linesOf, ways } = await withTwoShops();
    const [{ points }, bo] = [shops[0]!, shops[1]!];
    shop.dispatch(changeMoment({ lineIds: linesOf("Ada Krogh", "Bo Lind"), ...later(shop) }));
    shop.dispatch(chooseQuote({ deliveryId: bo.id, shippingQuoteId: bo.points[2]!.id }));
    await quiet(shop);
    await asked(shop);
    expect(ways()).toEqual([chosen[0], `${points[2]!.displayText} ${points[2]!.parcelShop!.id}`]);
  });

  test.each([
    ["is asked for again", asked],
    ["is paid", pay],
  ])("stays in another currency, though it was not taken there at first, once it %s", async (_how, go) => {
    const shop = await shopWith(to("Ada Krogh"));
    await asked(shop);
    const [{ deliveryId, quotes }] = basketOf(shop).quotes as [ReturnType<typeof basketOf>["quotes"][number]];
    shop.dispatch(chooseQuote({ deliveryId, shippingQuoteId: quotes.find(({ parcelShop }) => parcelShop)!.id }));
    await quiet(shop);
    const chosen = wayOf(shop, "Ada Krogh");
    shop.dispatch(marketEntered({ ...DANISH, currency: "eur" }));
    await shop.until(() => basketOf(shop).paymentCurrency === "EUR");
    shop.network.fail("updateBasket", faults.status(500), { times: 1 });
    await asked(shop);
    expect(wayOf(shop, "Ada Krogh")).toBeNull();
    await go(shop);
    expect(wayOf(shop, "Ada Krogh")).toBe(chosen);
  });
});
