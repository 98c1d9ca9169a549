import { cleanText } from "./typedText";

/** "Freja Lund <f@x.dk>", "f@x.dk", and what stands before the next one. */
const ENTRY =
  /(?:(?:"([^"\n]*)" *|([^<>;"\t\n]*))<([^<>\s@]+@[^<>\s]+)>|([^<>\s@,;"]+@[^<>\s@,;"]+))[^\S\n]*(?:[;,\n][;,\s]*|$)/y;

/**
 * Names and addresses as they are copied from a message's recipients, whatever stands between them; null for any other
 * text. A company's directory may write "Lund, Freja".
 */
export function addressList(text: string): { name: string; email: string }[] | null {
  const list = text.trim().replace(/\r\n?/g, "\n");
  const found: { name: string; email: string }[] = [];
  ENTRY.lastIndex = 0;
  while (ENTRY.lastIndex < list.length) {
    const entry = ENTRY.exec(list);
    if (!entry) return null;
    const [, quoted, plain, named, alone] = entry;
    const name = cleanText(quoted ?? plain ?? "").replace(/^(\S+), (.+)$/, "$2 $1");
    found.push({ name, email: named ?? alone ?? "" });
  }
  return found.length > 0 ? found : null;
}
