import { expect, test } from "vitest";
import { giftOf } from "~/blocks/Gift/giftOf";
import { KEYS } from "~/domain/presentation";

const title = (languageCode: string | null, textContent: string) => ({
  presentationKey: KEYS.title,
  languageCode,
  textContent,
});

test.each([
  ["in the person's language, without naming it", [title("EN", "Card"), title("DA", "Kort")], "Kort", null],
  ["else in none", [title("EN", "Card"), title(null, "Any")], "Any", null],
  ["else in English", [title("sv", "Kort"), title("EN", "Card")], "Card", "en"],
  ["else in any, spelled for lang", [title("NO", "Gavekort")], "Gavekort", "nb"],
  ["not in blanks", [title("da", " ")], null, null],
])("a gift is named %s", (_what, presentations, name, language) =>
  expect(giftOf(presentations, "da")).toMatchObject({ name, language }),
);

test.each(["NO", "nb", "nn"])("a Norwegian's gift is named in Norwegian where that is spelled %s", (spelled) =>
  expect(giftOf([title("en", "Card"), title(spelled, "Gavekort")], "no")).toMatchObject({
    name: "Gavekort",
    language: null,
  }),
);
