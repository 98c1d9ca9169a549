import { expect, test } from "vitest";
import { bareLetters } from "~/domain/bareLetters";

test.each([
  ["Ørsted", "orsted"],
  ["Café Ærø", "cafe aero"],
  ["ŁÓDŹ", "lodz"],
  ["İstanbul ışık", "istanbul isik"],
  ["Größe", "große"],
  ["ΜΑΣ", "μασ"],
  ["Μαστίχα", "μαστιχα"],
  ["Ｇａｖｉａ ﾒｰﾙ", "gavia メール"],
])("%s is looked for as %s", (text, bare) => expect(bareLetters(text)).toBe(bare));
