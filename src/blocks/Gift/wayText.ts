import { ownEntry } from "~/domain/ownEntry";

const BY = {
  Email: "delivery.byEmail",
  Sms: "delivery.bySms",
  Physical: "delivery.byPost",
  CsvByEmail: "delivery.byFile",
  Webhook: "delivery.byWebhook",
} as const;

/** The name of a delivery method; the id of a text. */
export function wayText(method: string) {
  return ownEntry(BY, method) ?? "delivery.byOther";
}
