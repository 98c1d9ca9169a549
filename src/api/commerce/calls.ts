import { fetchUser } from "./account";
import { createBasket, createShippingQuote, fetchBasket, finalizeBasket, updateBasket } from "./basket";
import { createBusinessAccount, fetchBusinessAccounts, updateBusinessAccount } from "./businessAccounts";
import { createGreeting } from "./greetings";
import { fetchOrder, fetchOrderPayment, fetchOrders, resendConfirmation } from "./orders";
import {
  fetchBundle,
  fetchBundleFiles,
  fetchExport,
  fetchFileAt,
  fetchScheme,
  fetchVoucherFile,
  startExport,
} from "./vouchers";

/** The calls of the commerce service, as the sagas are handed them. */
export const commerce = {
  createBasket,
  fetchBasket,
  updateBasket,
  createShippingQuote,
  finalizeBasket,
  fetchOrder,
  fetchOrderPayment,
  fetchOrders,
  resendConfirmation,
  fetchUser,
  fetchBusinessAccounts,
  createBusinessAccount,
  updateBusinessAccount,
  createGreeting,
  fetchScheme,
  startExport,
  fetchVoucherFile,
  fetchFileAt,
  fetchExport,
  fetchBundle,
  fetchBundleFiles,
};
