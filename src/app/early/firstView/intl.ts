import { type Texts } from "~/texts/loadTexts";

/**
 * Stands in for `react-intl` in the script of the first view, which speaks of few and simple texts: words, and values
 * among them.
 */
interface Message {
  id: string;
  values?: Readonly<Record<string, string>>;
}

/** Parts of a text as the build compiles it: 0 is words, 1 the name of a value. */
type Part = { type: 0 | 1; value: string } | { type: 2 };

const language: { locale: string; texts: Texts } = { locale: "", texts: {} };

/** Says in which language everything is drawn from now on. */
export function speak(locale: string, texts: Texts): void {
  Object.assign(language, { locale, texts });
}

function written({ id, values }: Message): string | null {
  const parts = language.texts[id] as readonly Part[] | undefined;
  if (!parts?.every((part) => part.type < 2)) return null;
  return parts.map((part) => (part.type === 0 ? part.value : part.type === 1 ? values?.[part.value] : "")).join("");
}

/** The text; while its language has not come, its place. */
export function FormattedMessage(message: Message): Node {
  const text = written(message);
  if (text !== null) return document.createTextNode(text);
  const place = document.createElement("i");
  place.className = "boot-text";
  return place;
}

const intl = {
  get locale() {
    return language.locale;
  },
  formatMessage: (message: Message) => written(message) ?? "",
};

export const useIntl = () => intl;
