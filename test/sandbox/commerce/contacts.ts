import { channelIds } from "../data/channels";
import { countryOf } from "../data/world";
import type { DeliveryMethod } from "~/api/generated/commerce";
import type { Address, BasketRecord, BuyerRecord, Recipient } from "./records";
import type { FieldProblems } from "./refusals";

/** Letters of any script with what joins or parts them, which is more than a hyphen, and at least one of them. */
const NAME = /^(?=.*\p{L})[\p{L}\p{M}\u200c\u200d'’‘´`.・･· -]{2,60}$/u;
const EMAIL = /^[^\s\p{Cc}@<>()[\]\\,;:"]{1,64}@[^\s\p{Cc}@.<>]+(\.[^\s\p{Cc}@.<>]+)+$/u;
const PHONE = /^\+[1-9]\d{6,14}$/;
const postCodes: Record<string, RegExp> = {
  DK: /^\d{4}$/,
  NO: /^\d{4}$/,
  SE: /^\d{3} ?\d{2}$/,
  FI: /^\d{5}$/,
  DE: /^\d{5}$/,
};
const LONGEST_LINE = 100;
const TOO_LONG = `At most ${LONGEST_LINE} characters`;
const NOT_ONE_LINE = "A line has no break in it";
const anyPostCode = /^[\p{L}\d][\p{L}\d -]{1,9}$/u;

type Text = string | null | undefined;

/** Reports a missing or doubtful name. */
export function checkName(name: Text, path: string, problems: FieldProblems): void {
  if (!name?.trim()) problems.add([path], "Name is required");
  else if (!NAME.test(name.trim().normalize("NFC"))) problems.add([path], "Name must be alphabetic");
}

/** Reports a line that is missing, too long, or more than one. */
export function checkLine(line: Text, path: string, problems: FieldProblems): void {
  if (!line?.trim()) problems.add([path], "Name is required");
  else if (line.trim().length > LONGEST_LINE) problems.add([path], TOO_LONG);
  else if (!isOneLine(line)) problems.add([path], NOT_ONE_LINE);
}

/** Reports a missing or invalid e-mail address. */
export function checkEmail(email: Text, path: string, problems: FieldProblems): void {
  if (!email?.trim()) problems.add([path], "E-mail is required");
  else if (!EMAIL.test(email.trim()) || email.length > 254) problems.add([path], "Invalid e-mail");
}

/** Reports a phone number that is missing or not in E.164. */
export function checkPhone(phone: Text, path: string, problems: FieldProblems): void {
  if (!phone?.trim()) problems.add([path], "Phone is required");
  else if (!PHONE.test(phone.trim())) problems.add([path], "Invalid phone");
}

/** Whether a post code has the form that its country uses. */
export const isPostCode = (postCode: string, countryCode: string): boolean =>
  (postCodes[countryCode] ?? anyPostCode).test(postCode);

/** Whether a text is one line: nothing in it breaks a label, or is there unseen. */
export const isOneLine = (text: string): boolean => !/[\p{Cc}\u2028\u2029]/u.test(text);

/** Reports the parts of an address that do not fit on a label. */
function checkLabel(address: Address | null, problems: FieldProblems): void {
  for (const key of ["line1", "line2", "attention", "city", "postCode"] as const) {
    const part = address?.[key] ?? "";
    if (part.length > LONGEST_LINE) problems.add([key], TOO_LONG);
    else if (!isOneLine(part)) problems.add([key], NOT_ONE_LINE);
  }
}

/** Reports a country that the shop does not know; it may still be missing. */
export function checkCountry(address: Address | null, problems: FieldProblems): void {
  if (address?.countryCode && !countryOf(address.countryCode)) problems.add(["countryCode"], "Country is not known");
}

/** Reports the missing parts of an address. */
export function checkAddress(address: Address | null, problems: FieldProblems): void {
  if (!address?.line1) problems.add(["line1"], "Address is required");
  if (!address?.city) problems.add(["city"], "City is required");
  const country = address?.countryCode ? countryOf(address.countryCode) : undefined;
  if (!address?.countryCode) problems.add(["countryCode"], "Country is required");
  checkCountry(address, problems);
  if (!address?.postCode) problems.add(["postCode"], "Post code is required");
  else if (country && !isPostCode(address.postCode, country.code)) problems.add(["postCode"], "Invalid postal code");
  checkLabel(address, problems);
}

/** Reports what is missing of the recipient for a delivery method (spec §5). */
export function checkRecipient(method: DeliveryMethod, recipient: Recipient, problems: FieldProblems): void {
  checkName(recipient.name, "recipientName", problems);
  const byEmail = method === "Email" || method === "CsvByEmail";
  if (byEmail || recipient.email) checkEmail(recipient.email, "recipientEmail", problems);
  if (method === "Sms" || recipient.phone) checkPhone(recipient.phone, "recipientPhone", problems);
  if (method === "Physical") checkAddress(recipient.address, problems.at("recipientAddress"));
}

/**
 * A company may have any name, a person's is checked. Without an account, a buyer is a person, whatever the input says.
 */
function checkBuyerName(buyer: BuyerRecord | null, problems: FieldProblems): void {
  const check = buyer?.accountType === "B2B" && buyer.accountId ? checkLine : checkName;
  check(buyer?.name, "name", problems);
}

/** Reports a company that buys where none does, and one without its account, or that does not say what it is. */
export function checkCompany({ buyer, salesChannelId }: BasketRecord, problems: FieldProblems): void {
  if (buyer?.accountId && salesChannelId !== channelIds.b2b) problems.add(["accountId"], "No company buys here");
  else if ((buyer?.accountType === "B2B") !== Boolean(buyer?.accountId)) {
    problems.add(["accountType"], "A company buys with its account");
  }
}

/**
 * Reports what is wrong in a buyer's details while they are still being typed; what is missing is reported at the end.
 */
export function checkDraftBuyer(buyer: BuyerRecord, problems: FieldProblems): void {
  if (buyer.name) checkBuyerName(buyer, problems);
  if (buyer.email) checkEmail(buyer.email, "email", problems);
  if (buyer.phone) checkPhone(buyer.phone, "phone", problems);
  const ofAddress = problems.at("address");
  checkLabel(buyer.address, ofAddress);
  checkCountry(buyer.address, ofAddress);
  const { postCode, countryCode } = buyer.address ?? {};
  if (postCode && countryCode && countryOf(countryCode) && !isPostCode(postCode, countryCode)) {
    ofAddress.add(["postCode"], "Invalid postal code");
  }
}

/** Reports everything that is missing or wrong in the buyer's details of an order. */
export function checkBuyer(basket: BasketRecord, problems: FieldProblems): void {
  const { buyer } = basket;
  checkCompany(basket, problems);
  checkBuyerName(buyer, problems);
  checkEmail(buyer?.email, "email", problems);
  checkPhone(buyer?.phone, "phone", problems);
  checkAddress(buyer?.address ?? null, problems.at("address"));
}
