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

/**
 * The blocks of one kind for a country, each once, by id ascending (spec §3), in plain words, without those that have
 * no title.
 */
export function componentsFor<C extends LocalizedComponent>(
  components: readonly C[] | null | undefined,
  kind: "Banner" | "Tile",
  countryCode: string,
): WithContent<C>[] {
  const country = countryCode.toUpperCase();
  const isHere = ({ templateType, associatedCountries: codes }: C) =>
    templateType === kind && (codes.length === 0 || codes.some((code) => code.toUpperCase() === country));
  const shown = (components ?? []).filter(isHere).flatMap((one): WithContent<C>[] => {
    const content = one.localizedContent;
    const title = saysSomething(content?.title) && wordsOf(content.title);
    if (!title) return [];
    const [text, linkLabel] = [content?.text, content?.linkLabel].map((html) => html && wordsOf(html));
    return [{ ...one, localizedContent: { ...content, title, text, linkLabel } }];
  });
  return withoutDuplicates(shown).sort((one, other) => one.id.localeCompare(other.id, "en", { numeric: true }));
}
