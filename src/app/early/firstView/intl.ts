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

/** Empty while the language has not come, and where a text is more than words and values. */
function written({ id, values }: Message): string {
  const parts = language.texts[id] as readonly Part[] | undefined;
  if (!parts?.every((part) => part.type < 2)) return "";
  return parts.map((part) => (part.type === 0 ? part.value : part.type === 1 ? values?.[part.value] : "")).join("");
}

export const FormattedMessage = (message: Message): Node => document.createTextNode(written(message));

const intl = {
  get locale() {
    return language.locale;
  },
  formatMessage: written,
};

export const useIntl = () => intl;
