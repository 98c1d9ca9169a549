import { type Failure } from "~/domain/failure";
import { recipientFields, type RecipientField } from "~/domain/delivery";

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
  const field = NAMES[path.slice(path.lastIndexOf(".") + 1)];
  return field && recipientFields(method).includes(field) ? field : undefined;
}

/** The server's messages about a recipient, by field of the form. */
export function recipientFailure(failure: Failure, method: string): Partial<Record<RecipientField, string>> {
  const found = Object.entries(failure.fields).flatMap(([path, message]) => {
    const field = recipientFieldOf(path, method);
    return field ? [[field, message] as const] : [];
  });
  return Object.fromEntries(found);
}
