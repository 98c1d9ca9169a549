import { type RootState } from "../rootReducer";

/** Why the last code was not taken. */
export const selectRefusal = (state: RootState) => state.vouchers.refusal;
/** Until when no code is taken, in milliseconds since 1970; it may be over. */
export const selectWaitUntil = (state: RootState) => state.vouchers.waitUntil;
export const selectNoticeHidden = (state: RootState) => state.vouchers.noticeHidden;
