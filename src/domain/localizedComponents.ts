import { saysSomething, wordsOf } from "./presentation";
import { withoutDuplicates } from "./product";

/** A block that editors place on the home page (spec §3, "Localized component" and "Banner"). */
export interface LocalizedComponent {
  id: string;
  templateType: string;
  associatedCountries: readonly string[];
  localizedContent?: {
    title?: string | null;
    text?: string | null;
    link?: string | null;
    linkLabel?: string | null;
    image?: string | null;
    mobileImage?: string | null;
  } | null;
}

type WithContent<C extends LocalizedComponent> = C & { localizedContent: NonNullable<C["localizedContent"]> };

/** The blocks of one kind for a country, each once, by id ascending (spec §3), without those that have no title. */
export function placedIn<C extends LocalizedComponent>(
  components: readonly C[] | null | undefined,
  kind: "Banner" | "Tile",
  countryCode: string,
): WithContent<C>[] {
  const country = countryCode.toUpperCase();
  const shown = (components ?? []).filter(
    (one): one is WithContent<C> =>
      one.templateType === kind &&
      saysSomething(one.localizedContent?.title) &&
      (one.associatedCountries.length === 0 || one.associatedCountries.some((code) => code.toUpperCase() === country)),
  );
  return withoutDuplicates(shown).sort((one, other) => one.id.localeCompare(other.id, "en", { numeric: true }));
}

/** The same blocks in plain words: editors write them in fields of HTML. */
export const componentsFor: typeof placedIn = (components, kind, countryCode) =>
  placedIn(components, kind, countryCode).flatMap((one) => {
    const { title, text, linkLabel } = one.localizedContent;
    const [words, ...others] = [title, text, linkLabel].map((html) => html && wordsOf(html));
    return words
      ? [{ ...one, localizedContent: { ...one.localizedContent, title: words, text: others[0], linkLabel: others[1] } }]
      : [];
  });
