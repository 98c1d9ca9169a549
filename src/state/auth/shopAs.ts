import { put, select, type SagaGenerator } from "typed-redux-saga";
import { readBillingDraft, readReferenceDraft } from "~/domain/billingDraft";
import { billingOfAccount } from "~/domain/buyer";
import { type ChosenAccount, chosenIn, sameAccount } from "~/domain/chosenAccount";
import { BUSINESS_CHANNEL, CONSUMER_CHANNEL } from "~/domain/salesChannel";
import { LOCAL, readJson, SESSION } from "~/domain/storage";
import { bringBasket } from "../basket/bring";
import { selectBillingDraft, selectSalesChannelId } from "../basket/selectors";
import { basketLoading, channelChosen, saveBillingDraft, saveReferenceDraft } from "../basket/slice";
import { type BasketWork } from "../basket/work";
import { accountChosen } from "../facts";
import { selectMarket } from "../intl/selectors";
import { rememberNextChannel } from "../remembered";
import { type RootState } from "../rootReducer";
import { type Services } from "../services";
import { selectAccount } from "./selectors";

/**
 * From now on the person shops for an account, or for themselves: with that basket, and with that payer. Who paid before
 * is put aside where it was the person, and comes back with them. To be run in turn.
 */
export function* shopAs(work: BasketWork, chosen: ChosenAccount | null): SagaGenerator<void> {
  const { services } = work;
  const before = yield* select((state: RootState) => state.auth.chosen);
  if (sameAccount(before, chosen)) return;
  const { countryCode } = yield* select(selectMarket);
  const now = yield* select(selectSalesChannelId);
  const isHere = chosenIn(countryCode, chosen) !== null;
  const leaves = now === BUSINESS_CHANNEL ? CONSUMER_CHANNEL : now;
  const channel = isHere ? BUSINESS_CHANNEL : leaves;

  if (isHere && now !== BUSINESS_CHANNEL) putAside(services);
  remember(services, chosen);
  rememberNextChannel(services.local, channel);
  yield* put(accountChosen(chosen));
  yield* put(channelChosen(channel));
  if (isHere) {
    yield* put(saveBillingDraft(null));
    yield* put(saveReferenceDraft(null));
    yield* billForAccount(services);
  } else if (now === BUSINESS_CHANNEL) yield* billPrivately(services);
  yield* put(basketLoading());
  yield* bringBasket(work);
}

/** Stored, it lasts beyond this page, and other tabs hear of it. */
function remember({ local }: Services, chosen: ChosenAccount | null): void {
  if (chosen) local.write(LOCAL.account, JSON.stringify(chosen));
  else local.remove(LOCAL.account);
}

/** What was typed of the private payer, as it is kept for a reload. */
function putAside({ session }: Services): void {
  const typed = session.read(SESSION.billingDraft);
  if (typed !== null) session.write(SESSION.privateBilling, typed);
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
  if (typed && !typed.accountId) putAside(services);
  const { countryCode } = yield* select(selectMarket);
  yield* put(saveBillingDraft(billingOfAccount(account, countryCode)));
}
