import type { Instant } from "../commerce/records";

/** An e-mail or a text message that the commerce service would have sent. */
export interface MailRecord {
  publicOrderId: string;
  /** A gift to its recipient, or the confirmation of an order to who bought it. */
  about: "gift" | "order";
  kind: "Email" | "Sms";
  sentAt: Instant;
  to: string;
  name: string;
  subject: string;
  /** Paths of the shop. */
  links: { text: string; path: string }[];
}
