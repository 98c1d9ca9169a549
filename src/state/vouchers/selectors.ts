import { type RootState } from "../rootReducer";

/** Why the last code was refused. */
export const selectRefusal = (state: RootState) => state.vouchers.refusal;
/** Whole seconds until the next code is accepted, counted down; 0 when it may be sent. */
export const selectWait = (state: RootState) => state.vouchers.wait;
/** The notice of the overview was closed, now or on an earlier visit. */
export const selectNoticeHidden = (state: RootState) => state.vouchers.noticeHidden;
