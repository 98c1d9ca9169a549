import type { BasketIssueType } from "~/api/generated/commerce";
import type { Catalogue } from "../data/catalogue";
import { activeChannel } from "../data/channels";
import { currencyOf } from "../data/world";
import {
  changesOf,
  fields,
  flag,
  forEach,
  instant,
  type Kind,
  kind,
  listOf,
  milliseconds,
  named,
  numberFrom,
  oneOf,
  optional,
  orNull,
  productIn,
  text,
  wholeFrom,
} from "../kinds";
import type { BusinessAccountRecord, DepartmentRecord } from "./accounts";
import type { DownloadRow } from "./downloadTable";
import type { Address, BasketRecord } from "./records";
import type { VoucherRecord, VoucherRow } from "./voucherTable";

const textOrNull = orNull(text);
const money = numberFrom(0, 1_000_000_000);
const currency = named("the code of a currency of the shop", (code) => currencyOf(code)?.code);
const channels = listOf(kind<number>("the id of a sales channel", (id) => activeChannel(id as number) !== undefined));

const address = orNull(
  fields<Address>({
    line1: textOrNull,
    line2: textOrNull,
    attention: textOrNull,
    postCode: textOrNull,
    city: textOrNull,
    countryCode: textOrNull,
  }),
);

/** What can be changed about a department; its id is what it is known by. */
export const departmentChanges = changesOf<Omit<DepartmentRecord, "id">>({
  name: text,
  companyRegistrationId: text,
  vatCountry: textOrNull,
  deliveryAddress: address,
  approvedForInvoice: flag,
  email: textOrNull,
  invoiceRecipients: listOf(text),
  phoneNumber: textOrNull,
  eanNumber: textOrNull,
  preferredCurrency: orNull(currency),
  status: oneOf("Active", "PendingReview", "Blocked"),
});

export const accountChanges = changesOf<Omit<BusinessAccountRecord, "id" | "subjectId" | "departmentId">>({
  contactPersonName: textOrNull,
  nameOverride: textOrNull,
  emailOverride: textOrNull,
  phoneNumberOverride: textOrNull,
  deliveryAddressOverride: address,
  status: oneOf("Active", "Blocked"),
});

export const voucherChanges = changesOf<
  Pick<VoucherRecord, "pin" | "currency" | "balance" | "state" | "expiresAt" | "salesChannelIds">
>({
  pin: textOrNull,
  currency,
  balance: money,
  state: oneOf("Active", "Inactive", "Redeemed", "NoCredit"),
  expiresAt: instant,
  salesChannelIds: channels,
});

/** A voucher of one's own. */
export const voucherKind = fields<Omit<VoucherRow, "code" | "state" | "departmentId">>({
  balance: money,
  currency: optional(currency),
  pin: optional(text),
  expiresInDays: optional(numberFrom(-36_525, 36_525)),
  channels: optional(channels),
});

/** A received gift of one's own. */
export const giftKind = (catalogue: Catalogue) => {
  const product: Kind<string> = (given, place) => productIn(catalogue)(given, place).id;
  const bundle = forEach(product, wholeFrom(0, 1000));
  return fields<Partial<Omit<DownloadRow, "token">>>({
    scheme: optional(oneOf("ByEmail", "BySms", "ByAccountId", "ByPin", "NoAuthRequired")),
    proof: optional(text),
    isDelayed: optional(flag),
    productId: optional(product),
    value: optional(money),
    takes: optional(milliseconds),
    file: optional(oneOf("base64", "address", "none")),
    bundle: optional((given, place) => Object.fromEntries(bundle(given, place))),
  });
};

/** An issue added to a basket. */
export const issueKind = (basket: Kind<BasketRecord>) =>
  fields<{ basketId: BasketRecord; type: BasketIssueType; relatedTo?: string | null }>({
    basketId: basket,
    type: oneOf("MultipleRecipientCountries", "ProductNotAllowedWhileRedeeming", "OutOfStock"),
    relatedTo: optional(textOrNull),
  });
