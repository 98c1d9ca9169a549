import { createSelector } from "reselect";
import { userMode } from "~/domain/userMode";
import { type RootState } from "../rootReducer";

/** Who is signed in; null for nobody, and until it is known. */
export const selectUser = (state: RootState) => state.auth.user;
export const selectAuthStatus = (state: RootState) => state.auth.status;

/** As whom the person shops (spec §6). */
export const selectMode = createSelector(
  [selectUser, (state: RootState) => state.basket.basket?.vouchers.length ?? 0],
  (user, voucherCount) => userMode({ isSignedIn: user !== null, voucherCount, account: null }),
);
