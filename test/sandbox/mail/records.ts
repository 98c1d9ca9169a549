import type { Instant } from "../commerce/records";

/** An e-mail or a text message that the commerce service would have sent. */
export interface MailRecord {
  publicOrderId: string;
  kind: "Email" | "Sms";
  sentAt: Instant;
  to: string;
  name: string;
  subject: string;
  /** Paths of the shop. */
  links: { text: string; path: string }[];
}
