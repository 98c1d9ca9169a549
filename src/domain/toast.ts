import type { Failure } from "./failure";

const GIFT_CARD_UNAUTHORIZED = "toast.giftCardUnauthorized";
const UNEXPECTED = "toast.unexpected";

/** The text for each code of the error catalogue (spec §8) and of the shop's own, by the code's letters in lower case. */
const TOASTS = {
  badcreditcode: "toast.badCreditCode",
  invalidsku: "toast.invalidSku",
  outofstock: "toast.outOfStock",
  fluentvalidation: "toast.fluentValidation",
  voucheradded: "toast.voucherAdded",
  voucherredeemed: "toast.voucherRedeemed",
  vouchernotfound: "toast.voucherNotFound",
  inactivevoucher: "toast.inactiveVoucher",
  voucherexpired: "toast.voucherExpired",
  attempttoredeeminwrongsaleschannel: "toast.wrongSalesChannel",
  unauthorizedaccess: GIFT_CARD_UNAUTHORIZED,
  unauthorized: GIFT_CARD_UNAUTHORIZED,
  giftcardunauthorized: GIFT_CARD_UNAUTHORIZED,
  giftcardunauthorizedaccess: GIFT_CARD_UNAUTHORIZED,
  giftcardunauthorizedemail: GIFT_CARD_UNAUTHORIZED,
  giftcardunauthorizedphone: GIFT_CARD_UNAUTHORIZED,
  giftcardunauthorizedpin: GIFT_CARD_UNAUTHORIZED,
  baskethasissues: "toast.basketHasIssues",
  notapprovedforinvoice: "toast.notApprovedForInvoice",
  timeout: "toast.longRequest",
  network: "toast.network",
  toomanyrequests: "toast.tooManyRequests",
  toomanyattempts: "toast.tooManyRequests",
  pinrequired: "toast.pinRequired",
  voucherpinrequired: "toast.pinRequired",
  invalidpin: "toast.pinRequired",
  wrongpin: "toast.pinRequired",
  // Without a word from the backend there is nothing more to tell than that it went wrong.
  server: UNEXPECTED,
  malformedanswer: UNEXPECTED,
  // Refused by the shop itself.
  basketincomplete: "toast.basketIncomplete",
  changeendunknown: "toast.changeEndUnknown",
  linegone: "toast.lineGone",
  manyelsewhere: "toast.manyElsewhere",
  otherlinerefused: "toast.otherLineRefused",
  paymentunderway: "toast.paymentUnderWay",
  paymentunderwaythere: "toast.paymentUnderWayThere",
} as const;

export type ToastId = (typeof TOASTS)[keyof typeof TOASTS];

/** The text of a failure's toast, and the server's own message when its code is not in the catalogue. */
export function toastOf({ code, message }: Pick<Failure, "code" | "message">): { id: ToastId; detail: string | null } {
  const key = code.replace(/[^a-z0-9]/gi, "").toLowerCase();
  if (Object.hasOwn(TOASTS, key)) return { id: TOASTS[key as keyof typeof TOASTS], detail: null };
  return { id: UNEXPECTED, detail: message && message !== code ? message : null };
}
