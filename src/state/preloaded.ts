import { rememberedBilling, rememberedGreetingWords, rememberedPurchase, rememberedReference } from "./remembered";
import { rootReducer, type RootState } from "./rootReducer";
import { channelChosen, saveBillingDraft, savePurchaseDraft, saveReferenceDraft } from "./basket/slice";
import { keepGreetingWords } from "./greetingWords/slice";
import { accountChosen, marketEntered } from "./facts";
import { type ChosenAccount } from "~/domain/chosenAccount";
import { type Market } from "~/domain/market";
import { SESSION, type TextStorage } from "~/domain/storage";

/**
 * The state to start with: market and channel of the address, the account the person shopped for, who was signed in
 * last in this tab, and the billing and the purchase form and the words of a greeting as they were before a reload.
 */
export function preloadedState(
  market: Market,
  salesChannelId: number,
  session: TextStorage,
  chosen: ChosenAccount | null = null,
): RootState {
  const billing = rememberedBilling(session);
  const reference = rememberedReference(session);
  const entered = rootReducer(rootReducer(undefined, marketEntered(market)), accountChosen(chosen));
  const inChannel = rootReducer(entered, channelChosen(salesChannelId));
  const state = { ...inChannel, auth: { ...inChannel.auth, personId: session.read(SESSION.person) } };
  const purchase = rememberedPurchase(session);
  const withPurchase = purchase ? rootReducer(state, savePurchaseDraft(purchase)) : state;
  const withBilling = billing ? rootReducer(withPurchase, saveBillingDraft(billing)) : withPurchase;
  const withReference = reference ? rootReducer(withBilling, saveReferenceDraft(reference)) : withBilling;
  const words = rememberedGreetingWords(session);
  return words ? rootReducer(withReference, keepGreetingWords(words)) : withReference;
}
