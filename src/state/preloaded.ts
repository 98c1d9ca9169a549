import { rememberedBilling } from "./remembered";
import { rootReducer, type RootState } from "./rootReducer";
import { billingDraftSaved } from "./basket/slice";
import { marketEntered } from "./facts";
import { type Market } from "~/domain/market";
import { type TextShelf } from "./services";

/** The state to start with: the market of the address, and the billing form as it was typed before a reload. */
export function preloadedState(market: Market, session: TextShelf): RootState {
  const billing = rememberedBilling(session);
  const state = rootReducer(undefined, marketEntered(market));
  return billing ? rootReducer(state, billingDraftSaved(billing)) : state;
}
