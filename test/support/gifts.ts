import type { BillingForm } from "~/domain/buyer";
import { emptyRecipient } from "~/domain/delivery";
import type { PurchaseDraft } from "~/domain/purchaseDraft";

/** A card of DKK 200 by e-mail. */
export const emailCard = (more: Partial<PurchaseDraft> = {}): PurchaseDraft => ({
  productId: "1001",
  stockKeepingUnit: "1001-E",
  deliveryMethod: "Email",
  deliveryDate: null,
  timezone: "Europe/Copenhagen",
  giftcardValue: 200,
  valueCurrency: "DKK",
  quantity: 1,
  recipient: {
    ...emptyRecipient("dk"),
    name: " Alma Holm ",
    email: "alma@example.com",
    emailRepeat: "alma@example.com",
  },
  ...more,
});

/** A card of DKK 300 for somebody else. */
export const forBo = emailCard({
  giftcardValue: 300,
  recipient: { ...emailCard().recipient, name: "Bo Lind", email: "bo@example.com", emailRepeat: "bo@example.com" },
});

/** The card of DKK 200 by post. */
export const postedCard = (more: Partial<PurchaseDraft> = {}): PurchaseDraft =>
  emailCard({
    deliveryMethod: "Physical",
    stockKeepingUnit: "1001-P",
    recipient: {
      ...emptyRecipient("dk"),
      name: "Alma Holm",
      line1: "Kajgade 12",
      postCode: "2150",
      city: "Nordhavn",
    },
    ...more,
  });

export const billing: BillingForm = {
  accountId: "",
  accountType: "",
  name: "Freja Lund",
  email: "freja@example.com",
  phone: "+4520123401",
  countryCode: "DK",
  postCode: "2100",
  city: "København Ø",
  line1: "Solvej 4",
  line2: "",
  attention: "",
};
