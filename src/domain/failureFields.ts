import { type Failure } from "./failure";

/** The name at the end of the server's path to a field: "postCode" of "buyer.address.postCode". */
export const lastName = (path: string): string => path.slice(path.lastIndexOf(".") + 1);

/** The server's messages by field of a form; `fieldOf` tells the field that a path is about, if there is one. */
export function messagesByField<Field extends string>(
  { fields }: Failure,
  fieldOf: (path: string) => Field | undefined,
): Partial<Record<Field, string>> {
  const found: Partial<Record<Field, string>> = {};
  for (const [path, message] of Object.entries(fields)) {
    const field = fieldOf(path);
    if (field) found[field] = message;
  }
  return found;
}
