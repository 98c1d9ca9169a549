import { put, select, type SagaGenerator } from "typed-redux-saga";
import { readBillingDraft, readReferenceDraft } from "~/domain/billingDraft";
import { billingOfAccount } from "~/domain/buyer";
import { type ChosenAccount, chosenIn, sameAccount } from "~/domain/chosenAccount";
import { BUSINESS_CHANNEL, CONSUMER_CHANNEL, isVoucherChannel } from "~/domain/salesChannel";
import { LOCAL, readJson, SESSION } from "~/domain/storage";
import { readStoredChannel } from "~/domain/storedBaskets";
import { bringBasket } from "../basket/bring";
import { selectBillingDraft, selectSalesChannelId } from "../basket/selectors";
import { basketLoading, channelChosen, saveBillingDraft, saveReferenceDraft } from "../basket/slice";
import { type BasketWork } from "../basket/work";
import { accountChosen } from "../facts";
import { selectMarket } from "../intl/selectors";
import { rememberedBasket, rememberedBilling, rememberNextChannel } from "../remembered";
import { type Services } from "../services";
import { selectAccount, selectAccounts, selectChoice, selectChosen } from "./selectors";
import { loadAccounts } from "./slice";

/** How a choice comes about: by the person here and now, or heard of from elsewhere. */
export interface Manner {
  /** Another tab, or an earlier page, chose: a portal that is on screen here stays there. */
  isHeard?: boolean;
  /** It is stored already: written once more, it would be news to the tab that has chosen again since. */
  isStored?: boolean;
}

/**
 * From now on the person shops for an account, or for themselves: with that basket, and with that payer. Who paid
 * before is put aside where it was the person, and comes back with them, and so does the channel. To be run in turn.
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
  if (!isStored) remember(services, chosen);
  if (!chosen) services.session.remove(SESSION.privateChannel);
  if (staysOut) {
    yield* put(accountChosen(chosen));
    if (!chosen && payer) yield* billPrivately(services);
    return;
  }
  rememberNextChannel(services.local, channel);
  // The channel first: what is counted of the choice is counted where it holds.
  if (channel !== now) yield* put(channelChosen(channel));
  yield* put(accountChosen(chosen));
  if (isHere) {
    // Where the session was over in between, what was typed for the account is there already.
    if (payer !== chosen?.id) {
      yield* put(saveBillingDraft(null));
      yield* put(saveReferenceDraft(null));
    }
    yield* billForAccount(services);
  } else if (payer || now === BUSINESS_CHANNEL) yield* billPrivately(services);
  // It was made in another tab, or is somebody else's: either way the list is older than the choice.
  const isUnknown = (yield* select(selectChosen)) !== null && (yield* select(selectAccount)) === null;
  if (isUnknown && (yield* select(selectAccounts)) !== null) yield* put(loadAccounts());
  yield* put(basketLoading());
  yield* bringBasket(work);
}

/** The channel that was left for the account's, as long as its basket is there to come back to; else the consumer's. */
function leftChannel({ services: { session, local, clock } }: BasketWork, countryCode: string): number {
  const salesChannelId = readStoredChannel(readJson(session, SESSION.privateChannel));
  if (salesChannelId === null || !isVoucherChannel(salesChannelId)) return CONSUMER_CHANNEL;
  const isThere = rememberedBasket(local, { salesChannelId, countryCode }, clock.now()) !== null;
  return isThere ? salesChannelId : CONSUMER_CHANNEL;
}

/** Stored, it lasts beyond this page, and other tabs hear of it. */
function remember({ local }: Services, chosen: ChosenAccount | null): void {
  if (chosen) local.write(LOCAL.account, JSON.stringify(chosen));
  else local.remove(LOCAL.account);
}

/** What the person leaves behind, as it is kept for a reload: the channel, and what was typed of the private payer. */
function putAside(services: Services, channel: number): void {
  const { session } = services;
  if (isVoucherChannel(channel)) session.write(SESSION.privateChannel, JSON.stringify(channel));
  putPayerAside(services);
}

function putPayerAside({ session }: Services): void {
  const typed = session.read(SESSION.billingDraft);
  // What was typed for an account is nobody's private payer.
  if (typed !== null && !rememberedBilling(session)?.accountId) session.write(SESSION.privateBilling, typed);
}

function* billPrivately({ session }: Services): SagaGenerator<void> {
  const typed = readJson(session, SESSION.privateBilling);
  session.remove(SESSION.privateBilling);
  yield* put(saveBillingDraft(readBillingDraft(typed)));
  yield* put(saveReferenceDraft(readReferenceDraft(typed)));
}

/**
 * Fills the payer with the account's own data (spec §4), once they are known. What was typed over them stays, unless
 * they have changed.
 */
export function* billForAccount(services: Services, { anew = false } = {}): SagaGenerator<void> {
  const account = yield* select(selectAccount);
  const typed = yield* select(selectBillingDraft);
  if (!account || (!anew && typed?.accountId === account.id)) return;
  // It was typed on another page of this tab, before the account was chosen elsewhere.
  if (typed && !typed.accountId) putPayerAside(services);
  const { countryCode } = yield* select(selectMarket);
  yield* put(saveBillingDraft(billingOfAccount(account, countryCode)));
}
