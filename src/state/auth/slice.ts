import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { type LoggedInUser } from "~/api/commerce/account";
import { type AccountInput, type BusinessAccount } from "~/api/commerce/businessAccounts";
import { type ChosenAccount } from "~/domain/chosenAccount";
import { type Failure } from "~/domain/failure";
import { accountChosen, loggedOut, personReplaced } from "../facts";

interface AuthState {
  /** "unknown" until the user is requested, or known to be nobody without a request. */
  status: "unknown" | "loading" | "anonymous" | "signedIn" | "failed";
  user: LoggedInUser | null;
  failure: Failure | null;
  /** Who was signed in last in this tab, by their id; a session that ends does not change it. */
  personId: string | null;
  /** How often the person of this page signed out, or another one took their place. */
  replacements: number;
  /** The person has signed out while this page was open: it is not left for the sign-in by itself. */
  hasSignedOut: boolean;
  /** The stored mark of the person's sign-in (see SESSION_MARK); null for nobody. */
  mark: string | null;
  /** The session has ended without a sign-out. */
  isOver: boolean;
  /** The browser is on its way to sign in or out. */
  redirecting: boolean;
  /** The business accounts of the person; null until they are loaded. */
  accounts: BusinessAccount[] | null;
  /** Why they could not be loaded. */
  accountsFailure: Failure | null;
  /** The account the person shops for; ignored in countries without business accounts. */
  chosen: ChosenAccount | null;
  /** How far sending the account form is; "left": still being sent, but the form was closed. */
  saving: "idle" | "working" | "left" | "saved";
  /** The id of the account that was saved. */
  savedId: string | null;
  saveFailure: Failure | null;
}

/** Whether somebody was signed in on this page, so that what stands on it is theirs. */
export const wasKnown = ({ status, isOver }: Pick<AuthState, "status" | "isOver">) => status === "signedIn" || isOver;

const initialState: AuthState = {
  status: "unknown",
  user: null,
  failure: null,
  personId: null,
  replacements: 0,
  hasSignedOut: false,
  mark: null,
  isOver: false,
  redirecting: false,
  accounts: null,
  accountsFailure: null,
  chosen: null,
  saving: "idle",
  savedId: null,
  saveFailure: null,
};

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
    logout: (state) => {
      state.redirecting = true;
    },
    /** The sign-in sent the browser back; `error` is what it says went wrong. */
    signInReturned: (state, _asked: PayloadAction<{ error: string | null }>) => {
      state.status = "loading";
    },
    /** Loads the person's business accounts, even if they are known. */
    loadAccounts: (state) => {
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
    accountsReceived: (state, { payload }: PayloadAction<BusinessAccount[]>) => {
      state.accounts = payload;
    },
    accountsFailed: (state, { payload }: PayloadAction<Failure>) => {
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
  redirectGivenUp,
  redirectImpossible,
} = authSlice.actions;
