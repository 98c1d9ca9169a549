import { expect, test } from "vitest";
import { parseTable } from "~/blocks/ManyRecipients/parseTable";

const freja = { name: "Freja Lund", email: "f@x.dk" };

test.each([
  ["whose first heading is blank", "\tName\tE-mail\n1\tFreja Lund\tf@x.dk"],
  ["whose first cell is blank, without headings", "\tFreja Lund\tf@x.dk\n\tBo Vang\tb@x.dk"],
  ["with semicolons, whose first heading is blank", ";Name;E-mail\n1;Freja Lund;f@x.dk\n"],
  ["after a byte order mark and empty lines", "\ufeff\r\n\n\tName\tE-mail\r\n1\tFreja Lund\tf@x.dk\r\n\r\n"],
  ["after a line that tells Excel what stands between cells", "sep=;\r\nName;E-mail\r\nFreja Lund;f@x.dk"],
  ["after a mark and such a line", "\ufeffsep=,\nName,E-mail\nFreja Lund,f@x.dk"],
  ["after many lines of nothing", `${" \t\r\n".repeat(30)}\tName\tE-mail\r\n1\tFreja Lund\tf@x.dk`],
  ["of one person, with a title above it", "Gifts\nName;E-mail\nFreja Lund;f@x.dk"],
  ["whose last cell is blank", "Name\tE-mail\tNote\nFreja Lund\tf@x.dk\t\n"],
])("a table %s is read in its columns", async (_what, text) => {
  expect((await parseTable(text)).rows[0]).toMatchObject(freja);
});

test("the recipients of a message are rows, each with name and address", async () => {
  const { rows, ignored } = await parseTable("Freja Lund <f@x.dk>; Bo Vang <b@x.dk>");
  expect(rows).toMatchObject([freja, { name: "Bo Vang", email: "b@x.dk" }]);
  expect(ignored).toEqual([]);
});

test.each([
  ["a name that begins with a quote", '"Bo" Vang'],
  ["a quote that is not closed", '"Bo Vang'],
])("%s swallows no rows after it", async (_what, name) => {
  const people = Array.from({ length: 30 }, (_, at) => `Ann Berg\tp${at}@x.dk`).join("\n");
  const { rows } = await parseTable(
    `Name\tE-mail\n${name}\tb@x.dk\n${people}\nCy "Kid" Holm\tc@x.dk\n"Freja Lund"\tf@x.dk`,
  );
  expect(rows).toHaveLength(33);
  expect(rows[0]).toMatchObject({ name, email: "b@x.dk" });
  expect(rows[32]).toMatchObject(freja);
});

test("a stray quote in the first row of a short table leaves its columns apart", async () => {
  const { rows } = await parseTable('Name;E-mail\n"Bo" Vang;b@x.dk\nFreja Lund;f@x.dk');
  expect(rows).toMatchObject([{ name: '"Bo" Vang', email: "b@x.dk" }, freja]);
});

test("a file of nothing but the signs between cells has nobody in it", async () => {
  expect((await parseTable("\ufeff\r\n;;;\r\n;;;\r\n")).rows).toEqual([]);
});

test("a cell in quotes may hold the sign between the cells, and a new line", async () => {
  const { rows } = await parseTable('Name,E-mail\n"Freja\nLund",f@x.dk\n"Bo Vang, ""Kid""",b@x.dk');
  expect(rows).toMatchObject([freja, { name: 'Bo Vang, "Kid"', email: "b@x.dk" }]);
});

test.each([
  ["nothing", ""],
  ["blanks", " \t\n\t "],
  ["a mark", "\ufeff"],
])("of %s there are no rows", async (_what, text) => {
  expect((await parseTable(text)).rows).toEqual([]);
});
