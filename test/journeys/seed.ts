import { type APIRequestContext, type Page } from "@playwright/test";
import { DANISH, PAYER } from "./steps";
import { expect } from "./shop";

interface Line {
  value?: number;
  name?: string;
  email?: string;
}

export interface Seeded {
  basketId: string;
  publicOrderId: string;
}

const CREATE = `mutation createBasket($input: CreateBasketInput!) { createBasket(input: $input) { id publicOrderId } }`;
const UPDATE = `mutation updateBasket($input: UpdateBasketInput!) { updateBasket(input: $input) { id } }`;

async function ask<Data>(request: APIRequestContext, query: string, input: object): Promise<Data> {
  const response = await request.post("/graphql/commerce", { data: { query, variables: { input } } });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** Makes a basket with cards by e-mail behind the shop's back. */
export async function seedBasket(request: APIRequestContext, lines: Line[] = [{}]): Promise<Seeded> {
  const { createBasket } = await ask<{ createBasket: { id: string; publicOrderId: string } }>(request, CREATE, {
    salesChannelId: 3,
    paymentCurrency: "DKK",
    countryCode: "DK",
  });
  await ask(request, UPDATE, {
    id: createBasket.id,
    addProducts: lines.map(({ value = 250, name = "Freja Lund", email = "freja@example.com" }) => ({
      productId: "1000",
      deliveryMethod: "Email",
      giftcardValue: value,
      valueCurrency: "DKK",
      quantity: 1,
      recipientName: name,
      recipientEmail: email,
    })),
  });
  return { basketId: createBasket.id, publicOrderId: createBasket.publicOrderId };
}

/** The pages of a browser know a basket, and who pays, before they are opened. */
export async function remember(page: Page, { basketId }: Seeded): Promise<void> {
  await page.addInitScript(
    ([id, payer]) => {
      // Once in the life of a tab: what the shop stores afterwards stays.
      if (sessionStorage.getItem("seeded")) return;
      sessionStorage.setItem("seeded", "1");
      localStorage.setItem(
        "salesChannelBaskets",
        JSON.stringify([{ basketId: id, salesChannelId: 3, countryCode: "dk", storedAt: Date.now() }]),
      );
      sessionStorage.setItem("billingDraft", payer!);
    },
    [
      basketId,
      JSON.stringify({ ...PAYER, accountId: null, accountType: null, countryCode: "DK", line2: "", attention: "" }),
    ],
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
export async function openSeededBasket(page: Page, lines?: Line[], market = DANISH): Promise<Seeded> {
  const seeded = await seedBasket(page.request, lines);
  await remember(page, seeded);
  await page.goto(`${market}/basket`);
  await expect(page.locator("[id^=line-]").first()).toBeVisible();
  return seeded;
}
