import { describe, expect, test } from "vitest";
import { dateFormat } from "~/domain/formats";
import { formatTags } from "~/domain/languageTag";
import { LANGUAGES } from "~/domain/market";
import { emptyRow, readTable } from "~/domain/recipientTable";

const row = (more: Partial<ReturnType<typeof emptyRow>>) => ({ ...emptyRow(), ...more });

describe("cells as other programs write them", () => {
  test.each(["'+4520123456", '="+4520123456"', "+4520123456"])("a number with the mark of a text: %s", (phone) => {
    const told = { name: "Ann Lund", phone: "+4520123456" };
    expect(
      readTable([
        ["Name", "Phone"],
        ["Ann Lund", phone],
      ]).rows,
    ).toEqual([row(told)]);
    expect(readTable([["Ann Lund", phone]]).rows).toEqual([row(told)]);
  });

  test.each([
    ["Ann Lund <a@x.dk>", "Ann Lund"],
    ['"Lund, Ann" <a@x.dk>', "Ann Lund"],
    ["<a@x.dk>", ""],
    ["mailto:a@x.dk", ""],
    ["Ann Lund <mailto:a@x.dk>", "Ann Lund"],
  ])("an address of a mail program beside an amount: %s", (address, name) => {
    expect(readTable([[address, "500"]]).rows).toEqual([row({ name, email: "a@x.dk", amount: "500" })]);
    const named = readTable([
      ["Name", "E-mail"],
      ["Bo", address],
    ]);
    expect(named.rows).toEqual([row({ name: "Bo", email: "a@x.dk" })]);
  });

  test("two addresses in one cell stay as they are, to be put right", () => {
    expect(readTable([["Ann", "a@x.dk, b@x.dk"]]).rows).toEqual([row({ name: "Ann", email: "a@x.dk, b@x.dk" })]);
  });
});

test.each(["2026. december 24.", "24. december 2026", "December 24, 2026"])(
  "a column of dates in words, like %s, is known without a heading",
  (date) => expect(readTable([["Freja Lund", "freja@gavia.example", date]]).rows[0]).toMatchObject({ date }),
);

test.each(["long", "short"] as const)("so is one of dates as the shop writes them in any language, %s", (month) => {
  const style = { day: "numeric", month, year: "numeric", timeZone: "UTC" } as const;
  const written = LANGUAGES.flatMap(formatTags).flatMap((tag) =>
    Array.from({ length: 12 }, (_, at) => dateFormat(tag, style).format(Date.UTC(2026, at, 24))),
  );
  expect(
    written.filter((date) => readTable([["Freja Lund", "freja@gavia.example", date]]).rows[0]?.date === ""),
  ).toEqual([]);
});

describe.each([
  "Vesterbrogade 12, 1620 København V",
  "Søndergade 5 8000 Aarhus C",
  "Storgata 5, 0155 Oslo",
  "Bahnhofstrasse 12, 8001 Zürich",
  "Mariahilferstraße 12, 1060 Wien",
  "Nieuwstraat 5, 1000 Brussel",
  "Damrak 1, 1012 LG Amsterdam",
  "Andrássy 60, 1062 Budapest",
  "1062. Andrássy 60.",
  "Broadway 12, 2007 Sydney",
  "Broadway 12, 2007",
  "5 Broadway 2007",
  "12 August 2026 Street",
])("a column of addresses like %j is none of dates", (address) => {
  const told = { name: "Freja Lund", email: "freja@gavia.example" };

  test("where there are none", () => {
    const { rows, ignored } = readTable([[told.name, told.email, address]]);
    expect(rows).toEqual([row(told)]);
    expect(ignored).toEqual([address]);
  });

  test.each(["24.12.2026", "24. december 2026"])("where there are some, like %s", (date) => {
    const { rows, ignored } = readTable([[told.name, told.email, address, date]]);
    expect(rows).toEqual([row({ ...told, date })]);
    expect(ignored).toEqual([address]);
  });
});

test("a column of dates in figures wins over one in words before it", () => {
  const { rows, ignored } = readTable([["Freja Lund", "freja@gavia.example", "12. august 1985", "24.12.2026"]]);
  expect(rows).toEqual([row({ name: "Freja Lund", email: "freja@gavia.example", date: "24.12.2026" })]);
  expect(ignored).toEqual(["12. august 1985"]);
});
