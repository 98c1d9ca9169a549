import { type APIRequestContext, type Page } from "@playwright/test";
import { once } from "./once";
import { DANISH, PAYER } from "./steps";
import { expect } from "./shop";

/** A card of one brand in free amounts by 25 kroner, which codes may pay for. */
export const BRAND_CARD = "1123";

interface Line {
  value?: number;
  currency?: string;
  /** Another card than the global one, by its product's id. */
  card?: string;
  name?: string;
  email?: string;
  /** By text message to this number. */
  phone?: string;
  /** By post to this address. */
  address?: typeof QUAY;
  /** A thing, by its stock keeping unit; only by post. */
  thing?: string;
  quantity?: number;
  /** When it goes, an instant; else at once. */
  date?: string;
  /** The token of a greeting that the sandbox knows. */
  greeting?: string;
  /** The id of a wrapping. */
  wrapping?: string;
}

/** An address in Copenhagen. */
export const QUAY = { line1: "Kajgade 12", postCode: "2150", city: "Nordhavn", countryCode: "DK" };

export interface Seeded {
  basketId: string;
  publicOrderId: string;
  /** The shop's own unless it was made for another one. */
  salesChannelId?: number;
}

const CREATE = `mutation createBasket($input: CreateBasketInput!) { createBasket(input: $input) { id publicOrderId } }`;
const UPDATE = `mutation updateBasket($input: UpdateBasketInput!) { updateBasket(input: $input) { id } }`;
const QUOTE = `mutation createShippingQuote($input: CreateShippingQuoteInput!) {
  createShippingQuote(input: $input) { quotes { id parcelShop { name } } }
}`;

interface Quoted {
  id: string;
  parcelShop: { name: string } | null;
}

async function ask<Data>(request: APIRequestContext, query: string, input: object): Promise<Data> {
  const response = await request.post("/graphql/commerce", { data: { query, variables: { input } } });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** Which basket it is; a company's has a buyer from the start. */
interface Where {
  salesChannelId: number;
  paymentCurrency: string;
  countryCode: string;
  buyer?: { accountId: string; accountType: "B2B" };
}

const CONSUMERS = { salesChannelId: 3, paymentCurrency: "DKK", countryCode: "DK" };

/** Makes a basket behind the shop's back: of the consumers in Denmark, with a card by e-mail, unless told otherwise. */
export async function seedBasket(
  request: APIRequestContext,
  lines: Line[] = [{}],
  codes: string[] = [],
  { buyer, ...where }: Partial<Where> = {},
): Promise<Seeded> {
  type Created = { createBasket: { id: string; publicOrderId: string } };
  const at = { ...CONSUMERS, ...where };
  const { createBasket } = await ask<Created>(request, CREATE, at);
  await ask(request, UPDATE, {
    id: createBasket.id,
    addProducts: lines.map(productOf),
    addRedeems: codes.map((code) => ({ code })),
    ...(buyer && { buyer }),
  });
  return { basketId: createBasket.id, publicOrderId: createBasket.publicOrderId, salesChannelId: at.salesChannelId };
}

function productOf({ value = 250, currency = "DKK", name = "Freja Lund", email = "freja@example.com", ...more }: Line) {
  const { address, thing, card = "1000", quantity = 1, date = null, greeting, phone, wrapping } = more;
  return {
    // A stock keeping unit begins with its product's id.
    ...(thing
      ? { productId: thing.split("-")[0], stockKeepingUnit: thing }
      : { productId: card, giftcardValue: value, valueCurrency: currency }),
    ...(address
      ? { deliveryMethod: "Physical", recipientAddress: address }
      : phone
        ? { deliveryMethod: "Sms", recipientPhone: phone }
        : { deliveryMethod: "Email", recipientEmail: email }),
    ...(greeting && { addGreeting: { greetingToken: greeting } }),
    ...(wrapping && { addWrapping: { id: wrapping, quantity } }),
    quantity,
    deliveryDate: date,
    timezone: date && "Europe/Copenhagen",
    recipientName: name,
  };
}

/** The pages of a browser know a basket, and who pays, before they are opened. */
export async function remember(page: Page, { basketId, salesChannelId = 3 }: Seeded): Promise<void> {
  await rememberPayer(page);
  await once(
    page,
    "basket",
    ([id, channel]) => {
      localStorage.setItem(
        "salesChannelBaskets",
        JSON.stringify([{ basketId: id, salesChannelId: channel, countryCode: "dk", storedAt: Date.now() }]),
      );
      if (channel !== 3) localStorage.setItem("salesChannelId", String(channel));
    },
    [basketId, salesChannelId] as const,
  );
}

/** They know who pays. */
export async function rememberPayer(page: Page): Promise<void> {
  await once(
    page,
    "payer",
    (payer) => sessionStorage.setItem("billingDraft", payer),
    JSON.stringify({ ...PAYER, accountId: null, accountType: null, countryCode: "DK", line2: "", attention: "" }),
  );
}

/** Opens the second step with a basket of these lines, filled in: only the button is left to press. */
export async function openCheckout(page: Page, lines?: Line[], market = DANISH): Promise<Seeded> {
  const seeded = await seedBasket(page.request, lines);
  await remember(page, seeded);
  await page.goto(`${market}/basket/delivery`);
  await page.locator("#terms").check();
  return seeded;
}

/** Opens the basket with these lines in it. */
export async function openSeededBasket(page: Page, lines?: Line[], market = DANISH, codes?: string[]): Promise<Seeded> {
  const seeded = await seedBasket(page.request, lines, codes);
  await remember(page, seeded);
  await page.goto(`${market}/basket`);
  await expect(page.locator("[id^=line-]").first()).toBeVisible();
  return seeded;
}

/** From a seeded basket to the second step, filled in: only the button is left to press. */
export async function toCheckout(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Go to delivery and payment" }).click();
  await page.locator("#terms").check();
}

/** Sends all that goes by post of a basket to the first pick-up point that is offered; tells the points' names. */
export async function pickUp(request: APIRequestContext, { basketId }: Seeded): Promise<string[]> {
  const { updateBasket } = await ask<{ updateBasket: { deliveries: { id: string; deliveryMethod: string }[] } }>(
    request,
    UPDATE.replace("{ id }", "{ deliveries { id deliveryMethod } }"),
    { id: basketId },
  );
  const names: string[] = [];
  for (const { id: deliveryId } of updateBasket.deliveries.filter((one) => one.deliveryMethod === "Physical")) {
    const { createShippingQuote } = await ask<{ createShippingQuote: { quotes: Quoted[] } }>(request, QUOTE, {
      basketId,
      deliveryId,
    });
    const quote = createShippingQuote.quotes.find(({ parcelShop }) => parcelShop)!;
    await ask(request, UPDATE, { id: basketId, setShippingQuotes: [{ deliveryId, shippingQuoteId: quote.id }] });
    names.push(quote.parcelShop!.name);
  }
  return names;
}

/** Orders of whoever this browser belongs to, the newest last. */
export async function seedOrders(request: APIRequestContext, count: number, lines?: Line[]): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const seeded = await seedBasket(request, lines);
    await order(request, seeded, `No. ${at + 1}`);
    ids.push(seeded.publicOrderId);
  }
  return ids;
}

/** Orders a basket, with somebody who pays and this reference of theirs. */
export async function order(request: APIRequestContext, { basketId }: Seeded, reference: string): Promise<void> {
  const buyer = { name: PAYER.name, email: PAYER.email, address: QUAY };
  await ask(request, UPDATE, { id: basketId, buyer, reference });
  const response = await request.post("/sandbox/control", { data: { orderAtOnce: basketId } });
  if (!response.ok()) throw new Error(await response.text());
}
