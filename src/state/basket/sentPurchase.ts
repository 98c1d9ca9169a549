import { type Action } from "@reduxjs/toolkit";
import { put, select, type SagaGenerator } from "typed-redux-saga";
import { type Basket } from "~/domain/basket";
import { productOf, type PurchaseDraft } from "~/domain/purchaseDraft";
import { piecesIn } from "~/domain/sameLines";
import { SESSION } from "~/domain/storage";
import { rememberedSent, rememberSent } from "../rememberedForms";
import { type Services } from "../services";
import { selectBasket, selectBasketStatus, selectPurchaseDraft } from "./selectors";
import { addedUnseen, addProducts, savePurchaseDraft } from "./slice";

/**
 * Keeps a gift that is being added for the page that follows, if this one goes before it knows the outcome. Gives the
 * mark that was stored of it, if any.
 */
export function* keepSent({ session, clock }: Services, action: Action): SagaGenerator<string | null> {
  if (!addProducts.match(action)) return null;
  const [draft, ...others] = action.payload;
  if (!draft || others.length > 0) return null;
  const basket = yield* select(selectBasket);
  rememberSent(session, { draft, basketId: basket?.id ?? null, had: basket ? held(basket, draft, clock.now()) : 0 });
  return session.read(SESSION.sentPurchase);
}

/** Its outcome is known: nothing is kept of it. Another gift may have been sent since. */
export function forgetSent({ session }: Services, mark: string | null): void {
  if (mark !== null && session.read(SESSION.sentPurchase) === mark) rememberSent(session, null);
}

/**
 * Ends the doubt about a gift that the page before has sent, by the basket as it is now: that it was added is told, as
 * nobody was there to see it; else the form is filled in again as it was. `mark`: what was stored of it at the start.
 */
export function* settleSent({ session, clock }: Services, mark: string, now: Basket | null): SagaGenerator<void> {
  const sent = rememberedSent(session);
  // Another gift may have been sent since.
  if (!sent || session.read(SESSION.sentPurchase) !== mark) return;
  // A basket that could not be read says nothing.
  if (!now && (yield* select(selectBasketStatus)) !== "empty") return;
  rememberSent(session, null);
  const { draft } = sent;
  const had = now?.id === sent.basketId ? sent.had : 0;
  if (now && held(now, draft, clock.now()) >= had + draft.quantity) yield* put(addedUnseen());
  else if ((yield* select(selectPurchaseDraft, draft.productId)) === null)
    yield* put(savePurchaseDraft(asTyped(draft)));
}

const held = (basket: Basket, draft: PurchaseDraft, now: number) =>
  piecesIn(basket, productOf(draft, now).product, now);

/** "As soon as possible" is sent as the moment that this was then. */
const asTyped = (draft: PurchaseDraft): PurchaseDraft =>
  draft.left?.when === "now" ? { ...draft, deliveryDate: null } : draft;
