/** The toasts for events of the shop itself; those for failures are in `domain/failureText`. */
export const EVENT_TOASTS = {
  Added: "updated.title",
  AccountLost: "toast.accountLost",
  BasketExpired: "toast.basketExpired",
  BasketAlreadyOrdered: "toast.basketAlreadyOrdered",
  BasketWasChanged: "toast.basketWasChanged",
  CurrencyRefused: "toast.currencyRefused",
  CodeMoved: "toast.codeMoved",
  CodeRemoved: "toast.codeRemoved",
  DatesMoved: "toast.datesMoved",
  GiftsInPortal: "toast.giftsInPortal",
  GiftsStayed: "toast.giftsStayed",
  ListingIncomplete: "toast.listingIncomplete",
  NoQuote: "toast.noQuote",
  NowForAccount: "account.nowFor",
  NowForCompany: "account.shoppingForCompany",
  NotChanged: "basket.changeFailed",
  NowPrivate: "account.nowPrivate",
  PaymentCancelled: "toast.paymentCancelled",
  PaymentFailed: "toast.paymentFailed",
  PaymentNotStarted: "toast.paymentNotStarted",
  PaymentPending: "toast.paymentPending",
  PaymentStartedElsewhere: "toast.paymentStartedElsewhere",
  PaymentSumChanged: "toast.paymentSumChanged",
  SessionEnded: "toast.sessionEnded",
  SignedOutElsewhere: "toast.signedOutElsewhere",
  SignInFailed: "toast.signInFailed",
  StorageOff: "toast.storageOff",
} as const;

export type NoticeEvent = keyof typeof EVENT_TOASTS;
export type EventToastId = (typeof EVENT_TOASTS)[NoticeEvent];
