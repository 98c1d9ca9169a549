import { describe, expect, test } from "vitest";
import { type Table, tableAfter, type TableStep } from "~/blocks/ManyRecipients/tableRows";
import { parseTable } from "~/blocks/ManyRecipients/parseTable";

/** A brought table of three, after these steps. */
async function after(...steps: TableStep[]): Promise<Table | null> {
  const table = await parseTable("Name,E-mail,Amount\nAda,a@x.dk,200\nBo,b@x.dk,300\nCilla,c@x.dk,400");
  return steps.reduce(tableAfter, tableAfter(null, { do: "bring", table }));
}
const shown = (table: Table | null) => table?.rows.map(({ number, row, open }) => [number, row.name, row.amount, open]);
const edited = { ...(await after())!.rows[1]!.row, name: "Bo Lind" };

describe("a table of recipients", () => {
  const ADA = [1, "Ada", "200", false];
  const SAVED: TableStep = { do: "save", number: 2, row: edited };
  const CILLA = [3, "Cilla", "400", false];

  test.each<[string, TableStep[], unknown[]]>([
    ["as it was brought", [], [ADA, [2, "Bo", "300", false], CILLA]],
    ["without the row that is dropped, the others with their numbers", [{ do: "drop", numbers: [2] }], [ADA, CILLA]],
    ["with a row that is opened", [{ do: "open", number: 2 }], [ADA, [2, "Bo", "300", true], CILLA]],
    [
      "with what was typed into a row that left the screen unfinished",
      [
        { do: "open", number: 2 },
        { do: "keep", number: 2, row: edited },
      ],
      [ADA, [2, "Bo Lind", "300", true], CILLA],
    ],
    [
      "without what was typed into a row that was closed meanwhile",
      [{ do: "keep", number: 2, row: edited }],
      [ADA, [2, "Bo", "300", false], CILLA],
    ],
    [
      "with a row that is saved, and closed",
      [
        { do: "open", number: 2 },
        { do: "save", number: 2, row: edited },
      ],
      [ADA, [2, "Bo Lind", "300", false], CILLA],
    ],
    [
      "without its amounts in another currency",
      [{ do: "reprice" }],
      [
        [1, "Ada", "", false],
        [2, "Bo", "", false],
        [3, "Cilla", "", false],
      ],
    ],
  ])("is shown %s", async (_how, steps, rows) => expect(shown(await after(...steps))).toEqual(rows));

  test.each<[string, TableStep[], boolean | undefined]>([
    ["as it was brought", [], undefined],
    ["with a row that left the screen untouched", [{ do: "keep", number: 2, row: edited }], false],
    ["with a row that was typed into", [{ do: "open", number: 2 }], true],
    ["with a row that was put right, and another one opened", [SAVED, { do: "open", number: 1 }], true],
    ["without a row", [{ do: "drop", numbers: [2] }], true],
  ])("%s is known for what a person has done to it", async (_how, steps, isMended) =>
    expect((await after(...steps))?.isMended).toBe(isMended),
  );

  test.each<[string, TableStep]>([
    ["its last rows are dropped", { do: "drop", numbers: [1, 2, 3] }],
    ["it is cleared", { do: "clear" }],
  ])("is gone once %s", async (_how, step) => expect(await after(step)).toBeNull());
});
