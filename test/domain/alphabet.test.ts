import { describe, expect, it } from "vitest";
import { byLetter } from "~/domain/alphabet";
import { LANGUAGES } from "~/domain/market";

/** "A: Alma, Aster" for each letter that has any. */
function shown(names: string[], locale: string): string[] {
  const things = names.map((name) => ({ name }));
  return byLetter(things, locale)
    .filter((letter) => letter.things.length > 0)
    .map((letter) => `${letter.letter}: ${letter.things.map(({ name }) => name).join(", ")}`);
}

const letters = (locale: string) => byLetter([], locale).map(({ letter }) => letter);

describe("brands from A to Z", () => {
  it.each([
    [
      "da",
      ["Zeta", "Århus Te", "Ærø Kaffe", "Ølhuset", "alma"],
      ["A: alma", "Z: Zeta", "Æ: Ærø Kaffe", "Ø: Ølhuset", "Å: Århus Te"],
    ],
    ["da", ["Aalborg Akvavit", "Abel"], ["A: Abel", "Å: Aalborg Akvavit"]],
    ["da", ["Ängby", "Zen"], ["Z: Zen", "Æ: Ängby"]],
    ["no", ["Åse", "Ørn", "Ås"], ["Ø: Ørn", "Å: Ås, Åse"]],
    ["sv", ["Ängby", "Åsa", "Örn", "Aster"], ["A: Aster", "Å: Åsa", "Ä: Ängby", "Ö: Örn"]],
    ["de", ["Ärmel", "Arm", "Über", "Zebra"], ["A: Arm, Ärmel", "U: Über", "Z: Zebra"]],
    ["en", ["Éclair", "Eva", "Łódź", "Ørsted"], ["E: Éclair, Eva", "L: Łódź", "O: Ørsted"]],
    ["sk", ["Ďatelina", "Dom", "Ťava", "Tatry", "Čaj"], ["Č: Čaj", "D: Ďatelina, Dom", "T: Tatry, Ťava"]],
    ["cs", ["Chata", "Cirkus", "Hrad", "Iris"], ["C: Cirkus", "H: Hrad", "Ch: Chata", "I: Iris"]],
    ["sk", ["CHOCO", "chlieb", "Cukor"], ["C: Cukor", "Ch: chlieb, CHOCO"]],
    ["el", ["Αθήνα", "Άλφα", "Έψιλον"], ["Α: Αθήνα, Άλφα", "Έ: Έψιλον"]],
    ["el", ["αθήνα"], ["Α: αθήνα"]],
    ["en", ["Ærø Kaffe", "Alma"], ["A: Ærø Kaffe, Alma"]],
    [
      "cs",
      ["Řím", "Šunka", "Žito", "Rum", "Sova", "Zebra"],
      ["R: Rum", "Ř: Řím", "S: Sova", "Š: Šunka", "Z: Zebra", "Ž: Žito"],
    ],
    [
      "tr",
      ["Çay", "Cam", "İzmir", "Isparta", "Şeker", "Su"],
      ["C: Cam", "Ç: Çay", "I: Isparta", "İ: İzmir", "S: Su", "Ş: Şeker"],
    ],
    ["ru", ["Енот", "Ёлка"], ["Е: Ёлка, Енот"]],
    ["ja", ["ガラス", "かき", "カフェ"], ["か: かき, カフェ, ガラス"]],
    ["en", ["7 Hotels", "24 Hours", "& Sons", "Alma"], ["A: Alma", "#: & Sons, 7 Hotels, 24 Hours"]],
    ["en", ["Ωμέγα", "Zeta"], ["Z: Zeta", "Ω: Ωμέγα"]],
    ["en", ["Beta", "beta 2", "Beta 10"], ["B: Beta, beta 2, Beta 10"]],
  ])("in %s: %j", (locale, names, expected) => expect(shown(names, locale)).toEqual(expected));

  it("each language has its own letters, and all of them, in its order", () => {
    expect(letters("en").join("")).toBe("ABCDEFGHIJKLMNOPQRSTUVWXYZ#");
    expect(letters("da").join("")).toBe("ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅ#");
    expect(letters("fi").join("")).toBe("ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ#");
    const withDigits = byLetter([{ name: "24 Hours" }], "en");
    expect(withDigits.map(({ letter }) => letter)).toEqual(letters("en"));
  });

  it("no two of them are one letter in their language, so that each can have names", () => {
    for (const locale of LANGUAGES) {
      const all = letters(locale).filter((letter) => letter !== "#");
      const things = all.map((letter) => ({ name: letter }));
      expect(
        byLetter(things, locale).flatMap((letter) => (letter.things.length === 0 ? letter.letter : [])),
        locale,
      ).toEqual(["#"]);
    }
  });

  it("nothing is lost and nothing stands twice", () => {
    const things = ["Ål", "1", "öl", "Ωα", "łan", "ß", "山", "_", "ʼn"].map((name) => ({ name }));
    for (const locale of ["da", "de", "pl", "tr", "ja", "el", "bg"]) {
      const held = byLetter(things, locale).flatMap((letter) => letter.things);
      expect(held.map(({ name }) => name).sort(), locale).toEqual(things.map(({ name }) => name).sort());
    }
  });
});
