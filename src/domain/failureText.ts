import { type Failure, isOfGiftCard, letters } from "./failure";
import { ownEntry } from "./ownEntry";

const UNEXPECTED = "toast.unexpected";

/**
 * The text for each code of the error catalogue (spec §8) and of the shop's own, by the code's letters in lower case.
 */
const TEXTS = {
  badcreditcode: "toast.badCreditCode",
  invalidsku: "toast.invalidSku",
  // In the contract, not in the catalogue: the server's message names product and channel by their numbers.
  productnotfound: "toast.invalidSku",
  // These too, of what is not in the basket any more.
  deliverynotfound: "toast.lineGone",
  shippingquotenotfound: "basket.changeFailed",
  outofstock: "toast.outOfStock",
  fluentvalidation: "toast.fluentValidation",
  voucheradded: "toast.voucherAdded",
  voucherredeemed: "toast.voucherRedeemed",
  vouchernotfound: "toast.voucherNotFound",
  inactivevoucher: "toast.inactiveVoucher",
  voucherexpired: "toast.voucherExpired",
  attempttoredeeminwrongsaleschannel: "toast.wrongSalesChannel",
  baskethasissues: "toast.basketHasIssues",
  notapprovedforinvoice: "toast.notApprovedForInvoice",
  timeout: "toast.longRequest",
  network: "toast.network",
  notchanged: "basket.changeFailed",
  toomanyrequests: "toast.tooManyRequests",
  toomanyattempts: "toast.tooManyRequests",
  pinrequired: "toast.pinRequired",
  voucherpinrequired: "toast.pinRequired",
  invalidpin: "toast.pinRequired",
  wrongpin: "toast.pinRequired",
  giftcardunauthorized: "toast.giftCardUnauthorized",
  // Where the backend says nothing of use, there is no more to tell than that something went wrong.
  server: UNEXPECTED,
  internalservererror: UNEXPECTED,
  malformedanswer: UNEXPECTED,
  // The service does not understand the shop's question: it names fields and types, of an API that is newer.
  graphqlvalidationfailed: UNEXPECTED,
  graphqlparsefailed: UNEXPECTED,
  // Its message is ignored (spec §5): it is about the service's internals.
  serviceexception: UNEXPECTED,
  // Refused by the shop itself.
  accountblocked: "toast.accountBlocked",
  accountlost: "toast.accountLost",
  basketincomplete: "toast.basketIncomplete",
  changeendunknown: "toast.changeEndUnknown",
  countryleft: "toast.countryLeft",
  linegone: "toast.lineGone",
  manyelsewhere: "toast.manyElsewhere",
  otherlinerefused: "toast.otherLineRefused",
  paymentunderway: "toast.paymentUnderWay",
  paymentunderwaythere: "toast.paymentUnderWayThere",
  voucherorpinnotfound: "toast.voucherOrPinNotFound",
  unauthenticated: "toast.sessionEnded",
} as const;

export type FailureTextId = (typeof TEXTS)[keyof typeof TEXTS];

const keyOf = (code: string) => (isOfGiftCard(code) ? "giftcardunauthorized" : letters(code));

/** Whether the shop has a text of its own for a failure's code. */
export const isInCatalogue = ({ code }: Pick<Failure, "code">): boolean => Object.hasOwn(TEXTS, keyOf(code));

/** The message id for a failure; `detail` is the server's own message when the code is not in the catalogue. */
export function failureText({ code, message }: Pick<Failure, "code" | "message">): {
  id: FailureTextId;
  detail: string | null;
} {
  const id = ownEntry(TEXTS, keyOf(code));
  if (id) return { id, detail: null };
  // An error that is nothing but a text has it as its code too (spec §8): a sentence is for people, a word is a code.
  const isWords = message !== code || /\s/.test(message.trim());
  return { id: UNEXPECTED, detail: message && isWords ? message : null };
}
