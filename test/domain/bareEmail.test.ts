import { expect, test } from "vitest";
import { bareEmail } from "~/domain/typedText";

test.each([
  ["Alma Lund <alma@mail.example>", "alma@mail.example"],
  ['"Lund, Alma" <alma@mail.example>; ', "alma@mail.example"],
  ["<alma@mail.example>", "alma@mail.example"],
  ["mailto:alma@mail.example", "alma@mail.example"],
  ["Alma <mailto:alma@mail.example>", "alma@mail.example"],
  ["mailto:alma+gift@mail.example?subject=Happy%20birthday", "alma+gift@mail.example"],
])("of %j the address alone stays", (copied, address) => expect(bareEmail(copied)).toBe(address));

test.each([
  "alma@mail.example",
  "Alma Lund",
  "Alma <alma",
  "alma@mail.example, bo@mail.example",
  "Alma <alma@mail.example>, Bo <bo@mail.example>",
  "<alma@mail@example>",
])("%j stays as it is", (typed) => expect(bareEmail(typed)).toBe(typed));
