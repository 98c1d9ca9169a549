import { type MessageFormatElement, type TYPE } from "@formatjs/icu-messageformat-parser";
import { loadChunk } from "~/components/loadChunk";
import { ownEntry } from "~/domain/ownEntry";

type Parser = typeof import("@formatjs/icu-messageformat-parser");

/**
 * The arguments and tags of a text, which its caller fills in: "{name}" and "<link>". One that is formatted as a number
 * or a date is listed once more with that format, as an editor's text must not format a name as a number.
 */
function slotsOf(elements: readonly MessageFormatElement[], { TYPE }: Parser): string[] {
  const kinds: Partial<Record<TYPE, string>> = {
    [TYPE.number]: "number",
    [TYPE.plural]: "number",
    [TYPE.date]: "date",
    [TYPE.time]: "date",
  };
  const all = (inner: readonly MessageFormatElement[]): string[] =>
    inner.flatMap((element) => {
      if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
      if (element.type === TYPE.tag) return [`<${element.value}>`, ...all(element.children)];
      const forms = "options" in element ? Object.values(element.options) : [];
      const kind = kinds[element.type];
      const style = "style" in element && element.style ? JSON.stringify(element.style) : "";
      return [
        `{${element.value}}`,
        ...(kind ? [`{${element.value}, ${kind}${style}}`] : []),
        ...forms.flatMap(({ value }) => all(value)),
      ];
    });
  return all(elements);
}

/** A compiled text; unknown tags are plain text. Throws if it has an argument that the bundled text does not have. */
function compiled(text: string, bundled: readonly MessageFormatElement[], parser: Parser): MessageFormatElement[] {
  const known = new Set(slotsOf(bundled, parser));
  const fits = (elements: MessageFormatElement[]) => slotsOf(elements, parser).every((slot) => known.has(slot));
  const plain = parser.parse(text, { ignoreTag: true });
  if (!fits(plain)) throw new Error("It has an argument that the shop's own text does not have, or not of this kind.");
  try {
    const rich = parser.parse(text);
    return fits(rich) ? rich : plain;
  } catch {
    return plain;
  }
}

/**
 * Compiles texts of the content service for react-intl. The parser is loaded with them, after the first paint. A text
 * that cannot be parsed, or is not translated yet and empty, is left out, so that the bundled one stays; so are texts
 * that the shop does not have.
 */
export async function compileTexts(
  texts: Record<string, string>,
  bundled: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const parser = await loadChunk(() => import("@formatjs/icu-messageformat-parser"));
  const all: [string, unknown][] = [];
  for (const [id, text] of Object.entries(texts)) {
    const own = ownEntry(bundled, id) as MessageFormatElement[] | undefined;
    if (own === undefined || text.trim() === "") continue;
    try {
      all.push([id, compiled(text, own, parser)]);
    } catch (error) {
      console.warn(`The content service's text "${id}" cannot be read.`, error);
    }
  }
  return Object.freeze(Object.fromEntries(all));
}
