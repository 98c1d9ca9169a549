import type { Operation } from "~/api/operation";
import {
  createBasket,
  createShippingQuote,
  finalizeBasket,
  getBasketById,
  getOrderById,
  updateBasket,
  type AddProductInput,
  type BuyerInput,
  type CreateBasketInput,
  type FinalizeBasketInput,
  type UpdateBasketInput,
  type WholeBasketFragment,
} from "~/api/generated/commerce";
import { createSandbox, type Sandbox, type SandboxOptions } from "./server";

export const ORIGIN = "http://localhost:4000";
/** A Wednesday at noon in Copenhagen. */
export const NOON = Date.parse("2026-03-04T11:00:00Z");

/** A sandbox whose clock stands still until a test moves it. */
export const stillSandbox = (options: SandboxOptions = {}): Sandbox => createSandbox({ now: () => NOON, ...options });

export interface Refusal {
  message: string;
  path?: (string | number)[];
  extensions: { code: string; [more: string]: unknown };
}

export interface Answer<Data> {
  status: number;
  headers: Headers;
  data: Data | null;
  errors: Refusal[];
}

export const buyer: BuyerInput = {
  name: "Freja Lund",
  email: "freja@example.com",
  phone: "+4520123401",
  address: { line1: "Solvej 4", postCode: "2100", city: "København Ø", countryCode: "DK" },
};

export const address = { line1: "Kajgade 12", postCode: "2150", city: "Nordhavn", countryCode: "DK" };

/** A card of DKK 200 by e-mail, good in every channel that sells the shop's own Danish card. */
export const emailCard = (more: Partial<AddProductInput> = {}): AddProductInput => ({
  productId: "1001",
  deliveryMethod: "Email",
  giftcardValue: 200,
  valueCurrency: "DKK",
  quantity: 1,
  recipientName: "Alma Holm",
  recipientEmail: "alma@example.com",
  ...more,
});

/** The card by post. */
export const postedCard = (more: Partial<AddProductInput> = {}): AddProductInput =>
  emailCard({ deliveryMethod: "Physical", recipientEmail: null, recipientAddress: address, ...more });

/** Somebody who talks to the sandbox as the shop does: over HTTP, with cookies. */
export class Shopper {
  private cookie = "";

  /** @param address their network address, as a proxy reports it */
  constructor(
    readonly sandbox: Sandbox,
    private readonly address = "192.0.2.1",
  ) {}

  async request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("x-forwarded-for", this.address);
    if (this.cookie) headers.set("cookie", this.cookie);
    const response = await this.sandbox.fetch(new Request(new URL(path, ORIGIN), { ...init, headers }));
    const [set] = response.headers.getSetCookie();
    if (set) this.cookie = set.split(";")[0] ?? "";
    return response;
  }

  async ask<Data>(query: string, variables: unknown = {}): Promise<Answer<Data>> {
    const response = await this.request("/graphql/commerce", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query, variables }),
    });
    const { data = null, errors = [] } = (await response.json()) as Partial<Answer<Data>>;
    return { status: response.status, headers: response.headers, data, errors };
  }

  call<Data, Variables>(operation: Operation<Data, Variables>, variables: Variables): Promise<Answer<Data>> {
    return this.ask<Data>(operation.text, variables);
  }

  /** The data of an answer. Throws the refusal if there was one. */
  async get<Data, Variables>(operation: Operation<Data, Variables>, variables: Variables): Promise<Data> {
    const { data, errors } = await this.call(operation, variables);
    if (!data || errors.length > 0) throw new Error(JSON.stringify(errors));
    return data;
  }

  async create(input: Partial<CreateBasketInput> = {}): Promise<WholeBasketFragment> {
    return (await this.get(createBasket, { input: { salesChannelId: 3, countryCode: "DK", ...input } })).createBasket;
  }

  async update(input: UpdateBasketInput): Promise<WholeBasketFragment> {
    return (await this.get(updateBasket, { input })).updateBasket;
  }

  async read(id: string): Promise<WholeBasketFragment> {
    return (await this.get(getBasketById, { id })).getBasketById;
  }

  async quotes(basketId: string, deliveryId: string) {
    return (await this.get(createShippingQuote, { input: { basketId, deliveryId } })).createShippingQuote.quotes;
  }

  async finalize(basket: { id: string; publicOrderId: string }, more: Partial<FinalizeBasketInput> = {}) {
    return (await this.tryFinalize(basket, more)).data?.finalizeBasket;
  }

  tryFinalize(basket: { id: string; publicOrderId: string }, more: Partial<FinalizeBasketInput> = {}) {
    return this.call(finalizeBasket, { input: finalizing(basket, more) });
  }

  async order(id: string) {
    return (await this.get(getOrderById, { id })).getOrderById;
  }

  /** What is told of an order beyond what the shop asks for: these fields. */
  async orderWith(id: string, fields: string): Promise<unknown> {
    const query = `query getOrderById($id: ID!) { getOrderById(id: $id) { ${fields} } }`;
    return (await this.ask<{ getOrderById: unknown }>(query, { id })).data?.getOrderById;
  }

  /** Fills in the payment page and presses a button. */
  post(address: string, fields: Record<string, string>): Promise<Response> {
    return this.request(address, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
  }

  pay(address: string, number = "4111 1111 1111 1111"): Promise<Response> {
    return this.post(address, { action: "pay", number, expires: "12/31", cvc: "123" });
  }

  signIn(person: string): Promise<Response> {
    return this.post(`/api/login?returnUrl=${encodeURIComponent(`${ORIGIN}/signin-oidc`)}`, { person });
  }

  /** A basket with one card by e-mail and its buyer. */
  async filled(input: Partial<UpdateBasketInput> = {}, created: Partial<CreateBasketInput> = {}) {
    const { id } = await this.create(created);
    return this.update({ id, addProducts: [emailCard()], buyer, ...input });
  }
}

export const finalizing = (
  { id, publicOrderId }: { id: string; publicOrderId: string },
  more: Partial<FinalizeBasketInput> = {},
): FinalizeBasketInput => ({
  basketId: id,
  paymentMethod: "PSP",
  countryCode: "DK",
  redirectConfig: {
    okUrl: `${ORIGIN}/en/dk/dkk/order/${publicOrderId}/psp/${id}`,
    cancelUrl: `${ORIGIN}/en/dk/dkk/basket/psp/cancelled`,
    failUrl: `${ORIGIN}/en/dk/dkk/basket/psp/failed`,
  },
  ...more,
});
