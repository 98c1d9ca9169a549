import { linesOf } from "~/domain/basketLines";
import { onceEach } from "~/domain/onceEach";
import { ask, type Answer, type AskOptions, askData } from "../ask";
import {
  type CreateBasketInput,
  type FinalizeBasketInput,
  type FinalizeBasketMutation,
  type UpdateBasketInput,
  type WholeBasketFragment,
} from "../generated/commerce/answers";
import { createBasket as createBasketOperation } from "../generated/commerce/createBasket";
import { createShippingQuote as createShippingQuoteOperation } from "../generated/commerce/createShippingQuote";
import { finalizeBasket as finalizeBasketOperation } from "../generated/commerce/finalizeBasket";
import { getBasketById } from "../generated/commerce/getBasketById";
import { updateBasket as updateBasketOperation } from "../generated/commerce/updateBasket";
import { ofThatId } from "./ofThatId";

/** The whole basket, as the server answers it (spec §3). */
export type Basket = WholeBasketFragment;
export type FinalizeResult = FinalizeBasketMutation["finalizeBasket"];

/** A basket, and whether part of it could not be read. */
export interface BasketAnswer {
  basket: Basket;
  incomplete: boolean;
}

/** Creates an empty basket. Throws ApiFailure, as all of these do. */
export async function createBasket(input: CreateBasketInput): Promise<BasketAnswer> {
  return wholeBasket(await ask(createBasketOperation, { input }), (data) => data.createBasket);
}

/** The basket as it is now. Throws also if the server does not know it. */
export async function fetchBasket(id: string, options?: AskOptions): Promise<BasketAnswer> {
  return wholeBasket(await ask(getBasketById, { id }, options), ({ getBasketById: basket }) =>
    ofThatId(basket, id, [basket.id]),
  );
}

/** Makes one change and returns the whole basket after it. Never retried: after a lost answer, use `fetchBasket`. */
export async function updateBasket(input: UpdateBasketInput): Promise<BasketAnswer> {
  return wholeBasket(await ask(updateBasketOperation, { input }), ({ updateBasket: basket }) =>
    ofThatId(basket, input.id, [basket.id]),
  );
}

/** Requests the carriers' quotes for a delivery. */
export async function createShippingQuote(basketId: string, deliveryId: string) {
  return (await askData(createShippingQuoteOperation, { input: { basketId, deliveryId } })).createShippingQuote;
}

/** Sends the basket to payment. Never retried: after a lost answer the caller must find out what happened. */
export async function finalizeBasket(input: FinalizeBasketInput): Promise<FinalizeResult> {
  return (await askData(finalizeBasketOperation, { input })).finalizeBasket;
}

function wholeBasket<Data>({ data, incomplete }: Answer<Data>, pick: (data: Data) => Basket): BasketAnswer {
  const basket = onceEach(pick(data));
  // A basket that counts fewer than it holds would pass for empty, and be given up without a word.
  const pieces = linesOf(basket).reduce((sum, { line }) => sum + line.quantity, 0);
  return { basket: { ...basket, itemsCount: Math.max(basket.itemsCount, pieces) }, incomplete };
}
