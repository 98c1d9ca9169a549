import { cleanText } from "./typedText";

/** "Freja Lund <f@x.dk>", "f@x.dk <f@x.dk>", "f@x.dk", and what stands before the next one. */
const ENTRY =
  /(?:(?:"([^"\n]*)" *|((?:(?![^\s@,]{1,64}@[^\s@,]{1,255}\s*,)[^<>;"\t\n])*))<([^<>\s@]+@[^<>\s]+)>|([^<>\s@,;"]+@[^<>\s@,;"]+))[^\S\n]*(?:[;,\n][;,\s]*|$)/y;

/**
 * Names and addresses as they are copied from a message's recipients, whatever stands between them; null for any other
 * text.
 */
export function addressList(text: string): { name: string; email: string }[] | null {
  const list = text.trim().replace(/\r\n?/g, "\n");
  const found: { name: string; email: string }[] = [];
  ENTRY.lastIndex = 0;
  while (ENTRY.lastIndex < list.length) {
    const entry = ENTRY.exec(list);
    if (!entry) return null;
    const [, quoted, plain, named, alone] = entry;
    found.push({ name: inOrder(cleanText(quoted ?? plain ?? "")), email: named ?? alone ?? "" });
  }
  return found.length > 0 ? found : null;
}

/** A name as it is called: "Lund, Freja", as directories write it, is Freja Lund. */
export const inOrder = (name: string): string => name.replace(/^(\S+), (.+)$/, "$2 $1");
