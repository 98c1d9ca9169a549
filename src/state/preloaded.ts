import { channelChosen, saveBillingDraft, savePurchaseDraft, saveReferenceDraft } from "./basket/slice";
import { accountChosen, marketEntered } from "./facts";
import { keepTable } from "./many/slice";
import { keepGreetingWords } from "./greetingWords/slice";
import { hearPastSignOut } from "./pastSignOut";
import { rememberedAccount } from "./rememberedAccount";
import { bringTabsChannel, channelAtStart } from "./rememberedChannel";
import {
  rememberedBilling,
  rememberedFilledIn,
  rememberedGreetingWords,
  rememberedPurchase,
  rememberedReference,
} from "./rememberedForms";
import { rootReducer, type RootState } from "./rootReducer";
import { chosenIn } from "~/domain/chosenAccount";
import { readKeptTable } from "~/domain/keptTable";
import { type Market } from "~/domain/market";
import { pastMarket } from "~/domain/paths";
import { readJson, SESSION, type TextStorage } from "~/domain/storage";

interface Opening {
  local: TextStorage;
  session: TextStorage;
  market: Market;
  pathname: string;
  now: number;
}

/**
 * A tab when its page opens: the state to start with, its channel, and the department that the person shops for. The
 * state has market and channel of the address, the account they shopped for, who was signed in last in this tab, and
 * the billing and the purchase form, the words of a greeting and a table of recipients as they were before a reload.
 */
export function openedTab({ local, session, market, pathname, now }: Opening) {
  hearPastSignOut(local, session, pathname);
  bringTabsChannel(local, session);
  const personId = session.read(SESSION.person);
  const chosen = rememberedAccount(local, personId);
  const department = chosenIn(market.countryCode, chosen)?.departmentId ?? null;
  const channelId = channelAtStart(local, market.countryCode, { rest: pastMarket(pathname), department, now });
  const told = [accountChosen(chosen), channelChosen(channelId), ...draftsIn(session, market)];
  const state = told.reduce<RootState>(rootReducer, rootReducer(undefined, marketEntered(market)));
  return { state: { ...state, auth: { ...state.auth, personId } }, channelId, department };
}

/** Whatever was typed before a reload, as what the forms would say. */
function draftsIn(session: TextStorage, { countryCode }: Market) {
  const [purchase, billing] = [rememberedPurchase(session), rememberedBilling(session, countryCode)];
  const [reference, words] = [rememberedReference(session), rememberedGreetingWords(session)];
  const table = readKeptTable(readJson(session, SESSION.recipients));
  return [
    purchase && savePurchaseDraft(purchase),
    billing && saveBillingDraft(billing, rememberedFilledIn(session)),
    reference !== null ? saveReferenceDraft(reference) : null,
    words && keepGreetingWords(words),
    table && keepTable(table),
  ].filter((action) => action !== null);
}
