import { expect, test } from "vitest";
import { addressList } from "~/domain/addressList";

const freja = { name: "Freja Lund", email: "f@x.dk" };
const bo = { name: "Bo Vang", email: "b@x.dk" };
const nameless = { name: "", email: "k@x.dk" };

test.each([
  ["semicolons", "Freja Lund <f@x.dk>; Bo Vang <b@x.dk>"],
  ["commas", "Freja Lund <f@x.dk>, Bo Vang <b@x.dk>,"],
  ["lines", "Freja Lund <f@x.dk>\r\nBo Vang <b@x.dk>\r\n"],
  ["semicolons and lines", "Freja Lund <f@x.dk>;\n\n Bo Vang <b@x.dk>;\n"],
  ["the lines of an old file", "Freja Lund <f@x.dk>\r\rBo Vang <b@x.dk>\r"],
  ["empty lines before them", "\n\nFreja Lund <f@x.dk>\nBo Vang <b@x.dk>"],
  ["quotes around the names", '"Freja Lund" <f@x.dk>, "Bo Vang" <b@x.dk>'],
  ["quotes and no space", '"Freja Lund"<f@x.dk>, "Bo Vang"<b@x.dk>'],
  ["the last names first, in quotes", '"Lund, Freja" <f@x.dk>, "Vang, Bo" <b@x.dk>'],
  ["the last names first", "Lund, Freja <f@x.dk>; Vang, Bo <b@x.dk>"],
])("names with their addresses, with %s", (_what, text) => {
  expect(addressList(text)).toEqual([freja, bo]);
});

test.each([
  ["one that has no name", "Freja Lund <f@x.dk>; k@x.dk; <k@x.dk>", [freja, nameless, nameless]],
  ["one without a name between two", "Freja Lund <f@x.dk>, k@x.dk, Bo Vang <b@x.dk>", [freja, nameless, bo]],
  ["one before a space and a comma", "k@x.dk , Bo Vang <b@x.dk>", [nameless, bo]],
  ["an address called like itself", "k@x.dk <k@x.dk>, Bo Vang <b@x.dk>", [{ ...nameless, name: "k@x.dk" }, bo]],
  ["a name with a sign and a comma", "Freja @ Work, Oslo <f@x.dk>", [{ name: "Freja @ Work, Oslo", email: "f@x.dk" }]],
  ["addresses alone", "k@x.dk, k@x.dk\nk@x.dk", [nameless, nameless, nameless]],
  ["a name with a title", "Freja Lund, CEO <f@x.dk>", [{ name: "Freja Lund, CEO", email: "f@x.dk" }]],
])("%s", (_what, text, found) => {
  expect(addressList(text)).toEqual(found);
});

test.each([
  ["nothing", " \n"],
  ["a table", "Freja Lund\tf@x.dk\nBo Vang\tb@x.dk"],
  ["a table with commas", "Freja Lund,f@x.dk\nBo Vang,b@x.dk"],
  ["a table with addresses first", "f@x.dk;Freja Lund\nb@x.dk;Bo Vang"],
  ["a table with headings", "Name;E-mail\nFreja Lund;Freja Lund <f@x.dk>"],
  ["numbers", "+45 20 12 34 56\n+45 20 12 34 57"],
])("not %s", (_what, text) => {
  expect(addressList(text)).toBeNull();
});

// Where the time grows with the square of the length, it is more than a test has.
test("a long text that is none takes no time", () => {
  expect(addressList("a".repeat(1_000_000))).toBeNull();
  expect(addressList(`${'"'.repeat(300_000)} <`)).toBeNull();
  expect(addressList(`a@${" ".repeat(1_000_000)}b`)).toBeNull();
});
