import { createSelector } from "reselect";
import { hasBusiness } from "~/domain/businessCountries";
import { BUSINESS_CHANNEL, CONSUMER_CHANNEL } from "~/domain/salesChannel";
import { userMode } from "~/domain/userMode";
import { type RootState } from "../rootReducer";

/** Who is signed in; null for nobody, and until it is known. */
export const selectUser = (state: RootState) => state.auth.user;
/** Who was signed in last in this tab, by their id; null where nobody was, and once they have signed out. */
export const selectPersonId = (state: RootState) => state.auth.personId;
/** Changes whenever another person takes the place of the one of this page: what was typed is no longer theirs. */
export const selectReplacements = (state: RootState) => state.auth.replacements;
export const selectAuthStatus = (state: RootState) => state.auth.status;

/** The business accounts of the person; null until they are loaded. */
export const selectAccounts = (state: RootState) => state.auth.accounts;
/** Some of the person's accounts could not be read. */
export const selectAccountsIncomplete = (state: RootState) => state.auth.accountsIncomplete;
export const selectAccountsAsked = (state: RootState) => state.auth.accountsAsked;
export const selectAccountsFailure = (state: RootState) => state.auth.accountsFailure;
/** How far sending the account form is, the account that was saved, and why it was refused. */
export const selectSaving = (state: RootState) => state.auth.saving;
export const selectSavedAccount = (state: RootState) =>
  state.auth.accounts?.find(({ id }) => id === state.auth.savedId) ?? null;
export const selectSaveFailure = (state: RootState) => state.auth.saveFailure;

/** The chosen account's ids, even where the choice does not apply. */
export const selectChoice = (state: RootState) => state.auth.chosen;

/** The ids of the account that the person shops for; null outside the business channel. */
export const selectChosen = (state: RootState) =>
  state.basket.salesChannelId === BUSINESS_CHANNEL ? selectChoice(state) : null;

/** Whether the person shops for a company, but not here: companies of this country have no accounts. */
export const selectIsCompanyElsewhere = (state: RootState) =>
  selectChoice(state) !== null &&
  state.basket.salesChannelId === CONSUMER_CHANNEL &&
  !hasBusiness(state.intl.market.countryCode);

/** The account that the person shops for; null for none, and until the accounts are loaded. */
export const selectAccount = (state: RootState) => {
  const chosen = selectChosen(state);
  return (chosen && state.auth.accounts?.find(({ id }) => id === chosen.id)) ?? null;
};

/** Stands for an account of which only the ids are known yet. */
const UNSEEN = { status: "Active", department: { status: "Active" } } as const;

/** The user mode (spec §6). */
export const selectMode = createSelector(
  [
    selectUser,
    (state: RootState) => state.basket.basket?.vouchers.length ?? 0,
    (state: RootState) => selectAccount(state) ?? (selectChosen(state) && UNSEEN),
  ],
  (user, voucherCount, account) => userMode({ isSignedIn: user !== null, voucherCount, account }),
);
