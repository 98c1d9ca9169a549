import { type LoggedInUser } from "~/api/commerce/account";
import { type BusinessAccount } from "~/api/commerce/businessAccounts";
import { type ChosenAccount } from "~/domain/chosenAccount";
import { type Failure } from "~/domain/failure";

/** Who is signed in, and whom they shop for. */
export interface AuthState {
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
  /** Some of them could not be read: what is not among them may exist nevertheless. */
  accountsIncomplete: boolean;
  /** They are being loaded. */
  accountsAsked: boolean;
  /** Why they, or the chosen one among them, could not be loaded. */
  accountsFailure: Failure | null;
  /** The account the person shops for; ignored in countries without business accounts. */
  chosen: ChosenAccount | null;
  /** How far sending the account form is; "left": still being sent, but the form was closed. */
  saving: "idle" | "working" | "left" | "saved";
  /** The id of the account that was saved. */
  savedId: string | null;
  saveFailure: Failure | null;
}

export const initialState: AuthState = {
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
  accountsIncomplete: false,
  accountsAsked: false,
  accountsFailure: null,
  chosen: null,
  saving: "idle",
  savedId: null,
  saveFailure: null,
};
