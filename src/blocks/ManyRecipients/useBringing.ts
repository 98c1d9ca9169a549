import { useRef, useState } from "react";
import { useIntl } from "react-intl";
import { type RecipientTable } from "~/domain/recipientTable";
import { MOST_BYTES } from "~/domain/tableLimits";
import { tableText } from "~/domain/tableText";
import { loadPhones, type Phones } from "../RecipientForm/loadPhones";
import { type BringProblem } from "./BringTable";
import { parseTable } from "./parseTable";
import { type Method } from "./useTerms";

interface Brought {
  table: RecipientTable;
  method: Method;
}

/** The text of a table until it is read, and the problem with it. */
export function useBringing(methods: readonly Method[], first: string, onBrought: (brought: Brought) => void) {
  const { locale } = useIntl();
  const [text, setText] = useState(first);
  const [problem, setProblem] = useState<BringProblem | null>(null);
  const [isReading, setReading] = useState(false);
  const [phones, setPhones] = useState<Phones | null>(null);
  const [isUnreached, setUnreached] = useState(false);
  const [at, setAt] = useState(0);
  const turns = useRef(0);

  /** Loads the phone numbering plans if the method needs them; false if they could not be loaded. */
  const withPhones = async (method: Method): Promise<boolean> => {
    setUnreached(false);
    if (method === "Email" || phones) return true;
    try {
      const loaded = await loadPhones();
      setPhones(loaded);
      return true;
    } catch {
      setUnreached(true);
      return false;
    }
  };

  /** What a table has, or why there is none. */
  const bring = async (load: () => Promise<string | null>): Promise<Brought | BringProblem["text"]> => {
    const content = await load();
    if (content === null) return "many.workbook";
    const table = await parseTable(content);
    if (table.rows.every(({ name, email, phone }) => !name && !email && !phone)) return "many.nothing";
    const method = methodOf(table, methods);
    return (await withPhones(method)) ? { table, method } : "many.readFailed";
  };

  /** Reads a table; true if there is one now. Of several that are being read, the last counts. */
  const read = async (of: BringProblem["of"], load: () => Promise<string | null>): Promise<boolean> => {
    const turn = (turns.current += 1);
    setReading(true);
    // Cleared first, so that the same problem is announced again.
    setProblem(null);
    const brought = await bring(load).catch(() => "many.readFailed" as const);
    if (turn !== turns.current) return false;
    setReading(false);
    if (typeof brought === "string") {
      setProblem({ of, text: brought });
      return false;
    }
    setAt(Date.now());
    onBrought(brought);
    return true;
  };

  const readText = async (): Promise<boolean> => {
    if (text.trim() && text.length <= MOST_BYTES) return read("paste", () => Promise.resolve(text));
    setProblem({ of: "paste", text: text.trim() ? "many.tooBig" : "many.required" });
    return false;
  };
  const readFile = async (file: File): Promise<boolean> => {
    const load = async () => tableText(new Uint8Array(await file.arrayBuffer()), locale);
    if (file.size <= MOST_BYTES) return read("file", load);
    setProblem({ of: "file", text: "many.tooBig" });
    return false;
  };
  const clear = () => {
    setText("");
    setProblem(null);
  };
  return { text, setText, problem, isReading, phones, isUnreached, at, withPhones, readText, readFile, clear };
}

/** The delivery method for a table: e-mail, unless it has more phone numbers than addresses. */
function methodOf({ rows }: RecipientTable, methods: readonly Method[]): Method {
  const emails = rows.filter(({ email }) => email).length;
  const numbers = rows.filter(({ phone }) => phone).length;
  const wanted: Method = numbers > emails ? "Sms" : "Email";
  return methods.includes(wanted) ? wanted : (methods[0] ?? "Email");
}
