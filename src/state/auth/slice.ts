import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { type LoggedInUser } from "~/api/commerce/account";
import { type Failure } from "~/domain/failure";
import { loggedOut } from "../facts";

interface AuthState {
  /** "unknown" until it was asked, or is known not to be worth asking. */
  status: "unknown" | "loading" | "anonymous" | "signedIn" | "failed";
  user: LoggedInUser | null;
  failure: Failure | null;
  /** The browser is on its way to sign in or out. */
  redirecting: boolean;
}

const initialState: AuthState = { status: "unknown", user: null, failure: null, redirecting: false };

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

    // told by the saga
    userReceived: (state, { payload }: PayloadAction<LoggedInUser | null>) => {
      state.user = payload;
      state.status = payload ? "signedIn" : "anonymous";
      state.redirecting = false;
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
      state.redirecting = false;
    },
    /** The backend no longer knows the session: the person signs in again and comes back to the same place. */
    sessionEnded: (state) => {
      state.status = "anonymous";
      state.user = null;
    },
    /** The page came back from the back-forward cache: nothing is on its way. */
    redirectGivenUp: (state) => {
      state.redirecting = false;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => ({ ...initialState, status: "anonymous" as const }));
  },
});

export const {
  loadUser,
  login,
  register,
  logout,
  signInReturned,
  userReceived,
  userFailed,
  signInFailed,
  sessionEnded,
  redirectGivenUp,
} = authSlice.actions;
