/** The columns of a table of recipients that the shop understands. */
export const COLUMNS = ["name", "email", "phone", "amount", "date"] as const;
export type Column = (typeof COLUMNS)[number];

/** One recipient as it stands in a table: texts, "" where there was none. */
export type RecipientRow = Record<Column, string>;

export const MOST_ROWS = 500;
export const MOST_BYTES = 1_000_000;

export interface RecipientTable {
  rows: RecipientRow[];
  /** Headings that say nothing to the shop. */
  ignored: string[];
  /** Rows past the most there may be, which were left out. */
  left: number;
}

/** Words of headings in the six languages of the interface, without accents; the first column that fits has it. */
const HEADINGS: readonly (readonly [Column, readonly string[]])[] = [
  ["email", ["email", "mail", "epost", "mailadresse", "emailadresse", "sahkoposti", "sahkopostiosoite"]],
  ["phone", ["phone", "mobile", "mobil", "telefon", "telefonnummer", "tlf", "tel", "puhelin", "puhelinnumero"]],
  ["phone", ["handy", "sms", "mobilnummer", "mobiltelefon", "handynummer", "matkapuhelin", "cell"]],
  ["amount", ["amount", "value", "price", "belob", "vaerdi", "pris", "betrag", "wert", "preis", "belopp", "varde"]],
  ["amount", ["belop", "verdi", "summa", "arvo", "hinta", "sum"]],
  ["date", ["date", "day", "dato", "dag", "datum", "tag", "paiva", "paivamaara", "pvm", "when"]],
  ["name", ["name", "navn", "namn", "nimi", "recipient", "modtager", "empfanger", "mottagare", "mottaker", "saaja"]],
  ["name", ["fornavn", "efternavn", "etternavn", "vorname", "nachname", "fornamn", "efternamn", "etunimi", "sukunimi"]],
  ["name", ["firstname", "lastname", "surname", "fullname", "modtagernavn", "vastaanottaja"]],
];

/** The rows of a table, whatever its columns are called and wherever they stand; without headings by what is in them. */
export function readTable(cells: readonly (readonly string[])[]): RecipientTable {
  const filled = cells.map((row) => row.map(tidy)).filter((row) => row.some(Boolean));
  const [head = []] = filled;
  const named = isHeading(head) ? head.map(columnNamed) : null;
  const columns = named ?? guessed(filled);
  const body = named ? filled.slice(1) : filled;
  const ignored = named ? head.filter((heading, at) => heading && !named[at]) : [];
  const rows = body.slice(0, MOST_ROWS).map((row) => rowOf(row, columns));
  return { rows, ignored, left: Math.max(0, body.length - MOST_ROWS) };
}

export const emptyRow = (): RecipientRow => ({ name: "", email: "", phone: "", amount: "", date: "" });

function tidy(cell: string): string {
  return cell
    .normalize("NFC")
    .replace(/[\u0000-\u001f\u200b\ufeff]/g, " ")
    .replace(/[\s\u00a0]+/g, " ")
    .trim()
    .slice(0, 300);
}

/** First and last name may stand apart: columns of the same kind are one text. */
function rowOf(row: readonly string[], columns: readonly (Column | null)[]): RecipientRow {
  const found = emptyRow();
  columns.forEach((column, at) => {
    const text = row[at] ?? "";
    if (!column || !text) return;
    found[column] = column === "name" && found.name ? `${found.name} ${text}` : found[column] || text;
  });
  return found;
}

const bare = (heading: string) =>
  heading.toLowerCase().replaceAll("ø", "o").replaceAll("æ", "ae").normalize("NFD").replace(/\p{M}/gu, "");

function columnNamed(heading: string): Column | null {
  const words = bare(heading).split(/[^\p{L}]+/u);
  const said = new Set([...words, words.join(""), words.slice(0, 2).join("")]);
  return HEADINGS.find(([, names]) => names.some((name) => said.has(name)))?.[0] ?? null;
}

/** Headings are words: no address, no number among them, and at least one that is known. */
function isHeading(row: readonly string[]): boolean {
  return !row.some((cell) => /[@\d]/.test(cell)) && row.some((cell) => columnNamed(cell) !== null);
}

const KINDS: readonly (readonly [Column, RegExp])[] = [
  ["email", /@/],
  ["date", /^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}(\D|$)/],
  ["phone", /^(?:\+|00)[\d\s()-]{6,}$|^[\d\s()-]{8,}$/],
  ["amount", /^(?:\p{L}{2,3}\.? ?|€ ?)?\d[\d\s.,]*(?: ?\p{L}{2,3}\.?| ?€)?$/u],
  ["name", /^[^\d@]+$/],
];
const LOOKED_AT = 20;

/** What each column seems to hold, by most of its first cells. */
function guessed(rows: readonly (readonly string[])[]): (Column | null)[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const taken = new Set<Column>();
  return Array.from({ length: width }, (_, at) => {
    const cells = rows.slice(0, LOOKED_AT).flatMap((row) => (row[at] ? [row[at]] : []));
    const kind = KINDS.find(
      ([column, shape]) => !taken.has(column) && cells.filter((cell) => shape.test(cell)).length * 2 > cells.length,
    );
    if (kind) taken.add(kind[0]);
    return kind?.[0] ?? null;
  });
}
