import { put, select, type SagaGenerator } from "typed-redux-saga";
import { readBillingDraft, readFilledIn, readReferenceDraft } from "~/domain/billingDraft";
import { billingOfAccount } from "~/domain/buyer";
import { type ChosenAccount, chosenIn, sameAccount } from "~/domain/chosenAccount";
import { BUSINESS_CHANNEL, CONSUMER_CHANNEL, isVoucherChannel, readChannelId } from "~/domain/salesChannel";
import { readJson, SESSION, writeJson } from "~/domain/storage";
import { bringBasket } from "../basket/bring";
import {
  selectBasket,
  selectBillingDraft,
  selectPayerDraft,
  selectReferenceDraft,
  selectSalesChannelId,
  selectTypedBilling,
} from "../basket/selectors";
import { basketLoading, channelChosen, saveBillingDraft, saveReferenceDraft } from "../basket/slice";
import { basketKey, type BasketWork } from "../basket/work";
import { accountChosen } from "../facts";
import { selectMarket } from "../intl/selectors";
import { selectPaying } from "../payment/selectors";
import { rememberedBasket } from "../remembered";
import { rememberNextChannel } from "../rememberedChannel";
import { rememberAccount } from "../rememberedAccount";
import { putReferenceAside, rememberedBilling, takeReference } from "../rememberedForms";
import { type Services } from "../services";
import { selectAccount, selectAccounts, selectChoice, selectChosen, selectPersonId } from "./selectors";
import { loadAccounts } from "./slice";

/** How a choice came about: made by the person on this page, or elsewhere. */
export interface Manner {
  /** Made in another tab or on an earlier page: a portal that is on screen here stays. */
  isHeard?: boolean;
  /** Stored already: storing it again would override a newer choice of the other tab. */
  isStored?: boolean;
}

/**
 * From now on the person shops for an account, or for themselves (`chosen` null): with that basket and that payer.
 * Their private billing form and channel are put aside and come back with them. Must run in the queue.
 */
export function* shopAs(
  work: BasketWork,
  chosen: ChosenAccount | null,
  { isHeard = false, isStored = false }: Manner = {},
): SagaGenerator<void> {
  const { services } = work;
  const before = yield* select(selectChoice);
  const { countryCode } = yield* select(selectMarket);
  const now = yield* select(selectSalesChannelId);
  const staysOut = isHeard && isVoucherChannel(now);
  const isHere = chosenIn(countryCode, chosen) !== null && !staysOut;
  const leaves = now === BUSINESS_CHANNEL ? leftChannel(work, countryCode) : now;
  const channel = isHere ? BUSINESS_CHANNEL : leaves;
  if (sameAccount(before, chosen) && now === channel) return;

  const payer = (yield* select(selectBillingDraft))?.accountId;
  if (isHere && now !== BUSINESS_CHANNEL) putAside(services, now);
  if (now === BUSINESS_CHANNEL) yield* putReferenceAway(services);
  if (!isStored) rememberAccount(services.local, chosen, yield* select(selectPersonId));
  if (!chosen) services.session.remove(SESSION.privateChannel);
  if (staysOut) {
    yield* put(accountChosen(chosen));
    if (!chosen && payer) yield* billPrivately(services);
    return;
  }
  rememberNextChannel(services.local, channel);
  // The channel first, so that analytics counts the choice in its own channel.
  if (channel !== now) yield* put(channelChosen(channel));
  yield* put(accountChosen(chosen));
  if (isHere) {
    // After a session that ended, what was typed for this account is still there.
    if (payer !== chosen?.id) {
      yield* put(saveBillingDraft(null));
      yield* put(saveReferenceDraft(yield* referenceOfNext(services)));
    }
    yield* billForAccount(services);
  } else if (payer || now === BUSINESS_CHANNEL) yield* billPrivately(services);
  // The account is not in the list: it was created in another tab, or is somebody else's. The list is outdated.
  const isUnknown = (yield* select(selectChosen)) !== null && (yield* select(selectAccount)) === null;
  if (isUnknown && (yield* select(selectAccounts)) !== null) yield* put(loadAccounts());
  yield* put(basketLoading());
  yield* bringBasket(work);
}

/** What was typed as the reference of a department's order waits for its basket to come back, over a reload too. */
function* putReferenceAway({ session }: Services): SagaGenerator<void> {
  const [basket, reference] = [yield* select(selectBasket), yield* select(selectReferenceDraft)];
  if (basket && reference !== null) putReferenceAside(session, basket.id, reference);
}

/** What was typed for the basket that comes next; one that was made into an order meanwhile does not come back. */
function* referenceOfNext({ session, local, clock }: Services): SagaGenerator<string | null> {
  const basketId = rememberedBasket(local, yield* basketKey(), clock.now());
  return basketId === null ? null : takeReference(session, basketId);
}

/** The channel that was left for the business one, if its basket is still stored; else the consumer channel. */
function leftChannel({ services: { session, local, clock } }: BasketWork, countryCode: string): number {
  const salesChannelId = readChannelId(readJson(session, SESSION.privateChannel));
  if (salesChannelId === null || !isVoucherChannel(salesChannelId)) return CONSUMER_CHANNEL;
  const isThere = rememberedBasket(local, { salesChannelId, countryCode }, clock.now()) !== null;
  return isThere ? salesChannelId : CONSUMER_CHANNEL;
}

/** Puts aside, over a reload too, the channel that is left and the private billing form. */
function putAside(services: Services, channel: number): void {
  const { session } = services;
  if (isVoucherChannel(channel)) writeJson(session, SESSION.privateChannel, channel);
  putPayerAside(services);
}

function putPayerAside({ session }: Services): void {
  const typed = session.read(SESSION.billingDraft);
  // A form that was filled in for an account is not a private one.
  if (typed !== null && !rememberedBilling(session)?.accountId) session.write(SESSION.privateBilling, typed);
}

function* billPrivately({ session }: Services): SagaGenerator<void> {
  const typed = readJson(session, SESSION.privateBilling);
  session.remove(SESSION.privateBilling);
  const { countryCode } = yield* select(selectMarket);
  yield* put(saveBillingDraft(readBillingDraft(typed, countryCode), readFilledIn(typed)));
  yield* put(saveReferenceDraft(readReferenceDraft(typed)));
}

/**
 * Fills the billing form with the account's data (spec §4), once the account is known. What the person typed over it
 * stays, unless `anew` (the account was changed).
 */
export function* billForAccount(services: Services, { anew = false } = {}): SagaGenerator<void> {
  const account = yield* select(selectAccount);
  if (!account || (!anew && (yield* select(selectTypedBilling)))) return;
  // While it is being paid, what was on screen at the click stands, with its phone in the international form.
  if ((yield* select(selectPaying)) && (yield* select(selectPayerDraft))) return;
  // A private form, typed earlier in this tab, before the account was chosen in another one.
  if (yield* select(selectBillingDraft)) putPayerAside(services);
  const { countryCode } = yield* select(selectMarket);
  yield* put(saveBillingDraft(billingOfAccount(account, countryCode), true));
}
