import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { type LoggedInUser } from "~/api/commerce/account";
import { type AccountInput, type BusinessAccount } from "~/api/commerce/businessAccounts";
import { type ChosenAccount } from "~/domain/chosenAccount";
import { type Failure } from "~/domain/failure";
import { accountChosen, loggedOut, personReplaced } from "../facts";

interface AuthState {
  /** "unknown" until it was asked, or is known not to be worth asking. */
  status: "unknown" | "loading" | "anonymous" | "signedIn" | "failed";
  user: LoggedInUser | null;
  failure: Failure | null;
  /** Who was signed in last in this tab, by their id; a session that ends does not change it. */
  personId: string | null;
  /** The mark of the sign-in by which the person is known; null for nobody. */
  mark: string | null;
  /** Their session is over, and they did not sign out. */
  isOver: boolean;
  /** The browser is on its way to sign in or out. */
  redirecting: boolean;
  /** The business accounts of the person; null until they were asked for. */
  accounts: BusinessAccount[] | null;
  /** Why they did not come. */
  accountsFailure: Failure | null;
  /** The account the person shops for; in a country without business it rests. */
  chosen: ChosenAccount | null;
  /** How far the sending of an account's form is; "left" is one that is still on its way, and nobody waits for it. */
  saving: "idle" | "working" | "left" | "saved";
  /** The account whose form was sent and taken. */
  savedId: string | null;
  saveFailure: Failure | null;
}

const initialState: AuthState = {
  status: "unknown",
  user: null,
  failure: null,
  personId: null,
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
    /** Asks for the person's business accounts, anew where they are known. */
    loadAccounts: (state) => {
      state.accountsFailure = null;
    },
    /** Shops for the account with this id from now on; null: for oneself. */
    chooseAccount: (_state, _asked: PayloadAction<string | null>) => undefined,
    /** Asks for a new account, or changes the one with this id. */
    saveAccount: (state, _asked: PayloadAction<{ id: string | null; input: AccountInput }>) => {
      // One at a time: what is on its way for a form that was left is not this form's.
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
        state.mark = payload && meta.mark;
        state.isOver = false;
        state.status = payload ? "signedIn" : "anonymous";
        state.redirecting = false;
      },
      /** `mark`: of the sign-in by which they are known. */
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
    /** The account that was chosen is not the person's any more; they are told. */
    accountLost: () => undefined,
    /** The page came back from the back-forward cache: nothing is on its way. */
    redirectGivenUp: (state) => {
      state.redirecting = false;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => ({ ...initialState, status: "anonymous" as const }));
    builder.addCase(personReplaced, (state) => {
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
  redirectGivenUp,
} = authSlice.actions;
