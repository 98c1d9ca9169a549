import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useRef } from "react";
import { expect, test, vi } from "vitest";
import { BringTable } from "~/blocks/ManyRecipients/BringTable";
import { useBringing } from "~/blocks/ManyRecipients/useBringing";
import { draw } from "../components/draw";
import { settled } from "../support/startShop";

function Form() {
  const { text, setText, problem, readText, readFile } = useBringing(["Email"], "", () => undefined);
  return (
    <>
      <BringTable
        text={text}
        onText={setText}
        onFile={(file) => void readFile(file)}
        problem={problem}
        box={useRef<HTMLTextAreaElement>(null)}
      />
      <button onClick={() => void readText()}>Read</button>
    </>
  );
}

const picker = () => screen.getByLabelText<HTMLInputElement>(/^Choose a file/, { selector: "input" });
const paste = () => screen.getByRole("textbox");
const choose = (content: string) =>
  fireEvent.change(picker(), { target: { files: [new File([content], "list.csv", { type: "text/csv" })] } });

test("what is wrong with a file is said aloud at its button, each time; with pasted words at their box", async () => {
  draw(<Form />);
  const told = screen.getByRole("status");
  choose("\n");
  await waitFor(() => expect(told).toHaveTextContent("We found no recipients in it."));
  expect(picker()).toHaveAccessibleDescription(/We found no recipients/);
  expect(paste()).toBeValid();

  const first = told.firstElementChild;
  choose("\n\n");
  await waitFor(() => expect(told.firstElementChild).not.toBe(first));
  await waitFor(() => expect(told).toHaveTextContent("We found no recipients in it."));

  choose("PK\u0003\u0004\u0014\u0000\u0006\u0000");
  await waitFor(() => expect(told).toHaveTextContent(/This is a workbook.*save it as CSV/));

  fireEvent.click(screen.getByRole("button", { name: "Read" }));
  expect(await screen.findByText("Paste a table or choose a file")).toBeVisible();
  expect(paste()).toHaveAccessibleDescription(/Paste a table or choose a file/);
  expect(told).toHaveTextContent("");
  expect(picker()).toBeValid();
});

test("of two files that are chosen one after the other the last counts, however long the first takes", async () => {
  const brought = vi.fn<(count: number) => void>();
  function Chosen() {
    const { readFile } = useBringing(["Email"], "", ({ table }) => brought(table.rows.length));
    return <input type="file" aria-label="Table" onChange={({ target }) => void readFile(target.files![0]!)} />;
  }
  draw(<Chosen />);
  const file = (rows: string) => new File([rows], "list.csv", { type: "text/csv" });
  const late = file("Alma;alma@example.com");
  let come = () => {};
  const bytes = await late.arrayBuffer();
  late.arrayBuffer = () => new Promise((resolve) => (come = () => resolve(bytes)));
  const pick = (one: File) => fireEvent.change(screen.getByLabelText("Table"), { target: { files: [one] } });
  pick(late);
  pick(file("Bo;bo@example.com\nIda;ida@example.com"));
  await waitFor(() => expect(brought).toHaveBeenCalledWith(2));
  come();
  await settled();
  expect(brought).toHaveBeenCalledTimes(1);
});
