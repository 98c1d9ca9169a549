import { recipientFields, type RecipientField } from "~/domain/delivery";
import { type Failure, lastName, messagesByField } from "~/domain/failure";
import { ownEntry } from "~/domain/ownEntry";

const NAMES: Record<string, RecipientField> = {
  recipientName: "name",
  recipientEmail: "email",
  recipientPhone: "phone",
  line1: "line1",
  line2: "line2",
  attention: "attention",
  postCode: "postCode",
  city: "city",
  countryCode: "countryCode",
};

/** The field that the server's path is about ("addProducts.0.recipientEmail"), if the delivery method asks for it. */
export function recipientFieldOf(path: string, method: string): RecipientField | undefined {
  const field = ownEntry(NAMES, lastName(path));
  return field && recipientFields(method).includes(field) ? field : undefined;
}

/** The server's messages about a recipient, by field of the form. */
export const recipientFailure = (failure: Failure, method: string) =>
  messagesByField(failure, (path) => recipientFieldOf(path, method));
