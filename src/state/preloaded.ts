import { rememberedBilling, rememberedReference } from "./remembered";
import { rootReducer, type RootState } from "./rootReducer";
import { channelChosen, saveBillingDraft, saveReferenceDraft } from "./basket/slice";
import { accountChosen, marketEntered } from "./facts";
import { type ChosenAccount } from "~/domain/chosenAccount";
import { type Market } from "~/domain/market";
import { type TextStorage } from "~/domain/storage";

/**
 * The initial state of the store: market and channel of the address, the account the person shops for, and the billing
 * form and order reference from before a reload.
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
  const state = rootReducer(entered, channelChosen(salesChannelId));
  const withBilling = billing ? rootReducer(state, saveBillingDraft(billing)) : state;
  return reference ? rootReducer(withBilling, saveReferenceDraft(reference)) : withBilling;
}
