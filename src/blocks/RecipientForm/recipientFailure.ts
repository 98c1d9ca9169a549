import { type Failure } from "~/domain/failure";
import { type RecipientField } from "~/domain/delivery";

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

/** The server's messages about a recipient, by field of the form: it names fields by their path, "addProducts.0.recipientEmail". */
export function recipientFailure(failure: Failure): Partial<Record<RecipientField, string>> {
  const found = Object.entries(failure.fields).flatMap(([path, message]) => {
    const field = NAMES[path.slice(path.lastIndexOf(".") + 1)];
    return field ? [[field, message] as const] : [];
  });
  return Object.fromEntries(found);
}
