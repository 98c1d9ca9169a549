import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { type LoggedInUser } from "~/api/commerce/account";
import { type AccountInput, type BusinessAccount } from "~/api/commerce/businessAccounts";
import { type Failure } from "~/domain/failure";
import { accountChosen, loggedOut, personReplaced } from "../facts";
import { type AuthState, initialState } from "./authState";

interface AccountsRead {
  /** Some accounts could not be read. */
  incomplete: boolean;
  /** Why the chosen one could not be. */
  failure: Failure | null;
}

/** Whether somebody was signed in on this page, so that what stands on it is theirs. */
export const wasKnown = ({ status, isOver }: Pick<AuthState, "status" | "isOver">) => status === "signedIn" || isOver;

export const authSlice = createSlice({
  name: "auth",
  initialState,
  reducers: {
    // asked by a screen
    /** Asks who is signed in. */
    loadUser: (state) => {
      if (state.status === "unknown") state.status = "loading";
    },
    /** Leaves for the sign-in; `from` is the path to come back to. */
    login: (state, _asked: PayloadAction<{ from?: string | null } | undefined>) => {
      state.redirecting = true;
    },
    register: (state, _asked: PayloadAction<{ from?: string | null } | undefined>) => {
      state.redirecting = true;
    },
    /** The screen is for whoever is signed in, and nobody is. */
    signInNeeded: () => undefined,
    logout: (state) => {
      state.redirecting = true;
    },
    /** The sign-in sent the browser back; `error` is what it says went wrong. */
    signInReturned: (state, _asked: PayloadAction<{ error: string | null }>) => {
      state.status = "loading";
    },
    /** Loads the person's business accounts, even if they are known. */
    loadAccounts: (state) => {
      state.accountsAsked = true;
      state.accountsFailure = null;
    },
    /** Shops for the account with this id from now on; null: as a private person. */
    chooseAccount: (_state, _asked: PayloadAction<string | null>) => undefined,
    /** Creates an account (`id` null), or changes the one with this id. */
    saveAccount: (state, _asked: PayloadAction<{ id: string | null; input: AccountInput }>) => {
      // One at a time: the result of a form that was closed is not this form's.
      if (state.saving !== "left") state.saving = "working";
      state.saveFailure = null;
    },
    /** The form of an account was opened or left. */
    closeSaving: (state) => {
      state.saving = state.saving === "working" || state.saving === "left" ? "left" : "idle";
      state.savedId = null;
      state.saveFailure = null;
    },

    // told by the saga
    userReceived: {
      reducer: (state, { payload, meta }: PayloadAction<LoggedInUser | null, string, { mark: string | null }>) => {
        state.user = payload;
        if (payload) state.personId = payload.id;
        if (payload) state.hasSignedOut = false;
        state.mark = payload && meta.mark;
        state.isOver = false;
        state.status = payload ? "signedIn" : "anonymous";
        state.redirecting = false;
      },
      /** `mark`: the stored mark of the person's sign-in. */
      prepare: (user: LoggedInUser | null, mark: string | null = null) => ({ payload: user, meta: { mark } }),
    },
    userFailed: (state, { payload }: PayloadAction<Failure>) => {
      state.status = "failed";
      state.failure = payload;
      state.redirecting = false;
    },
    /** The sign-in was refused or given up; the person goes on as a visitor. */
    signInFailed: (state) => {
      state.status = "anonymous";
      state.user = null;
      state.isOver = false;
      state.redirecting = false;
    },
    /** The backend no longer knows the session: the person signs in again and comes back to the same place. */
    sessionEnded: (state) => {
      state.status = "anonymous";
      state.user = null;
      state.isOver = true;
    },
    accountsReceived: {
      reducer: (state, { payload, meta }: PayloadAction<BusinessAccount[], string, AccountsRead>) => {
        state.accounts = payload;
        state.accountsIncomplete = meta.incomplete;
        state.accountsAsked = false;
        state.accountsFailure = meta.failure;
      },
      prepare: (accounts: BusinessAccount[], meta: AccountsRead) => ({ payload: accounts, meta }),
    },
    accountsFailed: (state, { payload }: PayloadAction<Failure>) => {
      state.accountsAsked = false;
      state.accountsFailure = payload;
    },
    accountSaved: (state, { payload }: PayloadAction<BusinessAccount>) => {
      const known = state.accounts ?? [];
      const isNew = known.every(({ id }) => id !== payload.id);
      state.accounts = isNew ? [...known, payload] : known.map((each) => (each.id === payload.id ? payload : each));
      const isAwaited = state.saving === "working";
      state.saving = isAwaited ? "saved" : "idle";
      state.savedId = isAwaited ? payload.id : null;
    },
    accountRefused: (state, { payload }: PayloadAction<Failure>) => {
      if (state.saving === "working") state.saveFailure = payload;
      state.saving = "idle";
    },
    /** The chosen account is no longer the person's; they are told. */
    accountLost: () => undefined,
    /** Another tab has chosen whom the person shops for, and this one has followed; they are told. */
    accountFollowed: () => undefined,
    /** The person has signed out in another tab, and this one has followed; they are told. */
    signOutFollowed: () => undefined,
    /** The page came back from the back-forward cache: no redirect is under way. */
    redirectGivenUp: (state) => {
      state.redirecting = false;
    },
    /** Without a connection the page is not left, and nobody is signed in or out. */
    redirectImpossible: (state) => {
      state.redirecting = false;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, ({ replacements }) => ({
      ...initialState,
      replacements: replacements + 1,
      hasSignedOut: true,
      status: "anonymous" as const,
    }));
    builder.addCase(personReplaced, (state) => {
      // At the start of a page nothing has been typed into it yet.
      if (wasKnown(state)) state.replacements += 1;
      state.accounts = null;
      state.accountsIncomplete = false;
      state.accountsFailure = null;
    });
    builder.addCase(accountChosen, (state, { payload }) => {
      state.chosen = payload;
    });
  },
});

export const {
  loadUser,
  login,
  register,
  signInNeeded,
  logout,
  signInReturned,
  loadAccounts,
  chooseAccount,
  saveAccount,
  closeSaving,
  userReceived,
  userFailed,
  signInFailed,
  sessionEnded,
  accountsReceived,
  accountsFailed,
  accountSaved,
  accountRefused,
  accountLost,
  accountFollowed,
  signOutFollowed,
  redirectGivenUp,
  redirectImpossible,
} = authSlice.actions;
