import { type Action } from "@reduxjs/toolkit";
import { select, type SagaGenerator, takeEvery } from "typed-redux-saga";
import { isInUse } from "~/domain/basketStart";
import { isPortalId } from "~/domain/salesChannel";
import { guarded } from "../attempt";
import { countryLeft, loggedOut, personReplaced } from "../facts";
import { selectMarket } from "../intl/selectors";
import { rememberTabsChannel } from "../rememberedChannel";
import { rememberBilling, rememberedPurchase, rememberPurchase, rememberSent } from "../rememberedForms";
import { type RootState } from "../rootReducer";
import { type Services } from "../services";
import { typesOf } from "../typesOf";
import { selectBasket, selectPurchaseDraft, selectReferenceDraft, selectSalesChannelId } from "./selectors";
import {
  addProducts,
  basketExpired,
  basketForgotten,
  basketOrdered,
  basketReceived,
  channelChosen,
  saveBillingDraft,
  saveBuyer,
  savePurchaseDraft,
  saveReferenceDraft,
} from "./slice";

function* keepBilling({ session }: Services): SagaGenerator<void> {
  const { billing: draft, isFilledIn } = yield* select((state: RootState) => state.basket.drafts);
  const reference = yield* select(selectReferenceDraft);
  rememberBilling(session, { draft, isFilledIn, reference, typedIn: (yield* select(selectMarket)).countryCode });
}

/** The newest purchase form is kept until it is sent or given up. */
function* keepPurchase({ session }: Services, action: Action): SagaGenerator<void> {
  if (savePurchaseDraft.match(action)) return rememberPurchase(session, action.payload);
  const kept = rememberedPurchase(session);
  if (kept && !(yield* select(selectPurchaseDraft, kept.productId))) rememberPurchase(session, null);
}

function* keepChannel({ session }: Services): SagaGenerator<void> {
  const basket = yield* select(selectBasket);
  const channel = yield* select(selectSalesChannelId);
  rememberTabsChannel(session, isPortalId(channel) || (basket && isInUse(basket)) ? channel : null);
}

/**
 * What was typed into the billing form and the purchase form outlives a reload of the page, and so does the basket on
 * screen, whichever channel other tabs are in.
 */
export function* keepForms(services: Services) {
  const channel = [
    channelChosen,
    basketReceived,
    basketForgotten,
    basketExpired,
    basketOrdered,
    countryLeft,
    loggedOut,
  ];
  yield* takeEvery(typesOf(channel), guarded(keepChannel), services);
  const over = [basketOrdered, basketForgotten, countryLeft];
  yield* takeEvery([saveBillingDraft, saveReferenceDraft, saveBuyer, ...over], guarded(keepBilling), services);
  const purchase = [savePurchaseDraft, addProducts, loggedOut, personReplaced, ...over];
  yield* takeEvery(typesOf(purchase), guarded(keepPurchase), services);
  yield* takeEvery(typesOf([loggedOut, personReplaced, countryLeft]), () => rememberSent(services.session, null));
}
