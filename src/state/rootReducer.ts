import { combineReducers } from "@reduxjs/toolkit";
import { accountDraftSlice } from "./accountDraft/slice";
import { authSlice } from "./auth/slice";
import { basketSlice } from "./basket/slice";
import { greetingWordsSlice } from "./greetingWords/slice";
import { greetingsSlice } from "./greetings/slice";
import { exportsSlice } from "./exports/slice";
import { intlSlice } from "./intl/slice";
import { listingSlice } from "./listing/slice";
import { manySlice } from "./many/slice";
import { noticesSlice } from "./notices/slice";
import { ordersSlice } from "./orders/slice";
import { paymentSlice } from "./payment/slice";
import { vouchersSlice } from "./vouchers/slice";

export const rootReducer = combineReducers({
  intl: intlSlice.reducer,
  basket: basketSlice.reducer,
  payment: paymentSlice.reducer,
  auth: authSlice.reducer,
  accountDraft: accountDraftSlice.reducer,
  orders: ordersSlice.reducer,
  exports: exportsSlice.reducer,
  listing: listingSlice.reducer,
  many: manySlice.reducer,
  notices: noticesSlice.reducer,
  greetings: greetingsSlice.reducer,
  greetingWords: greetingWordsSlice.reducer,
  vouchers: vouchersSlice.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;
