import { describe, expect, test } from "vitest";
import { dateFormat } from "~/domain/formats";
import { formatTags } from "~/domain/languageTag";
import { LANGUAGES } from "~/domain/market";
import { toE164 } from "~/domain/phone";
import { alreadyAmong, draftOfRow, repeated, rowProblems, type RowTerms } from "~/domain/recipientRow";
import { refusedOf } from "~/domain/refusedProducts";
import { emptyRow, readTable } from "~/domain/recipientTable";
import { MOST_ROWS } from "~/domain/tableLimits";

const row = (more: Partial<ReturnType<typeof emptyRow>>) => ({ ...emptyRow(), ...more });

describe("headings", () => {
  test.each([
    ["English", ["Name", "E-mail", "Phone", "Amount", "Date"]],
    ["Danish", ["Navn", "E-mail", "Mobil", "Beløb", "Dato"]],
    ["Danish, longer", ["Modtagerens navn", "Mailadresse", "Tlf. nr.", "Værdi", "Dag"]],
    ["German", ["Empfänger", "E-Mail-Adresse", "Telefonnummer", "Betrag", "Datum"]],
    ["Swedish", ["Mottagare", "E-post", "Telefon", "Belopp", "Datum"]],
    ["Norwegian", ["Mottaker", "Epost", "Mobilnummer", "Sum", "Dato"]],
    ["Finnish", ["Nimi", "Sähköposti", "Puhelin", "Summa", "Päivämäärä"]],
    ["Danish, of a gift", ["Navn", "E-mailadresse", "Mobilnr.", "Gavebeløb", "Leveringsdato"]],
    ["German, of a gift", ["Name", "Mailadresse", "Handynr.", "Gutscheinwert", "Lieferdatum"]],
    ["Swedish, of a gift", ["Namn", "E-postadress", "Telefonnr.", "Presentkortsvärde", "Leveransdatum"]],
    ["Swedish, spoken", ["Namn", "Mejl", "Mobilnr", "Summa", "Leveransdag"]],
    ["Norwegian, of a gift", ["Navn", "E-postadresse", "Telefonnr.", "Verdi", "Leveringsdato"]],
    ["Finnish, of a gift", ["Saaja", "Sähköpostiosoite", "Matkapuhelin", "Lahjakortin arvo", "Toimituspäivä"]],
    ["English, of a gift", ["Full name", "E-mail address", "Telephone", "Gift value", "Delivery date"]],
    ["French", ["Nom du destinataire", "Courriel", "Téléphone portable", "Montant", "Date d’envoi"]],
    ["Spanish", ["Nombre", "Correo electrónico", "Móvil", "Importe", "Fecha de envío"]],
    ["Italian", ["Nome", "Posta elettronica", "Cellulare", "Importo", "Data"]],
    ["Portuguese", ["Destinatário", "Correio eletrónico", "Telemóvel", "Valor", "Data"]],
    ["Dutch", ["Naam ontvanger", "E-mailadres", "Mobiel nummer", "Bedrag", "Verzenddatum"]],
    ["Polish", ["Imię i nazwisko", "Adres e-mail", "Numer telefonu", "Kwota", "Dzień"]],
    ["Czech", ["Jméno", "E-mail", "Mobil", "Částka", "Datum"]],
    ["Slovak", ["Meno", "E-mail", "Telefón", "Hodnota", "Dátum"]],
    ["Slovenian", ["Ime in priimek", "E-pošta", "Telefonska številka", "Znesek", "Datum"]],
    ["Hungarian", ["Címzett neve", "E-mail-cím", "Mobilszám", "Összeg", "Időpont"]],
    ["Romanian", ["Numele destinatarului", "E-mail", "Telefon", "Valoare", "Ziua"]],
    ["Turkish, shouted", ["ALICI ADI", "E-POSTA", "CEP TELEFONU", "TUTAR", "TARİH"]],
    ["Greek, shouted", ["ΟΝΟΜΑΤΕΠΏΝΥΜΟ", "ΗΛΕΚΤΡΟΝΙΚΌ ΤΑΧΥΔΡΟΜΕΊΟ", "ΚΙΝΗΤΌ", "ΠΟΣΌ", "ΗΜΕΡΟΜΗΝΊΑ"]],
    ["Russian", ["Имя получателя", "Эл. почта", "Мобильный телефон", "Сумма", "Дата"]],
    ["Bulgarian", ["Име на получателя", "Имейл", "Мобилен телефон", "Стойност", "Ден"]],
    ["Japanese", ["お名前", "メールアドレス", "電話番号", "金額", "お届け日"]],
    ["shouted", ["NAME", "EMAIL", "TEL", "VALUE", "DATE"]],
    ["of another order of letters", ["Recipient's name", "Recipient's e-mail", "mobile phone", "price", "day"]],
  ])("%s", (_language, headings) => {
    const { rows, ignored } = readTable([headings, ["Freja Lund", "f@x.dk", "20123456", "250", "2026-12-24"]]);
    expect(ignored).toEqual([]);
    expect(rows).toEqual([
      { name: "Freja Lund", email: "f@x.dk", phone: "20123456", amount: "250", date: "2026-12-24" },
    ]);
  });

  test("in any order, with columns that mean nothing here, and a name in two columns", () => {
    const { rows, ignored } = readTable([
      ["Department", "E-mail", "Fornavn", "Efternavn", ""],
      ["Sales", "f@x.dk", "Freja", "Lund", "x"],
    ]);
    expect(ignored).toEqual(["Department"]);
    expect(rows).toEqual([row({ name: "Freja Lund", email: "f@x.dk" })]);
  });

  test("of another kind: addresses are known for what they are", () => {
    const { rows, ignored } = readTable([
      ["Navn", "Kontakt", "Født"],
      ["Freja Lund", "f@x.dk", "1985-04-02"],
    ]);
    expect(rows).toEqual([row({ name: "Freja Lund", email: "f@x.dk" })]);
    expect(ignored).toEqual(["Født"]);
  });

  test.each(["Employee", "Medarbejder", "ANSTÄLLD", "Mitarbeiter/in", "Työntekijä", "Kundens kontaktperson", "社員"])(
    "of the people of a company: %s is whose name stands below",
    (heading) => {
      const { rows, ignored } = readTable([
        ["Nr", heading, "E-mail"],
        ["7", "Freja Lund", "f@x.dk"],
      ]);
      expect(rows).toEqual([row({ name: "Freja Lund", email: "f@x.dk" })]);
      expect(ignored).toEqual(["Nr"]);
    },
  );

  test.each([
    ["a number of theirs", ["Medarbejder nr.", "Fornavn", "E-mail"], ["1234", "Freja", "f@x.dk"], "Freja"],
    ["nor one without names beside it", ["Employee no.", "Team", "E-mail"], ["1234", "Sales", "f@x.dk"], ""],
    ["nor them where names are called so", ["Customer", "Name", "E-mail"], ["Havn A/S", "Freja", "f@x.dk"], "Freja"],
  ])("of the people of a company: not %s", (_what, headings, cells, name) => {
    expect(readTable([headings, cells]).rows).toEqual([row({ name, email: "f@x.dk" })]);
  });

  test("who has no number in the first of two columns has the one of the second", () => {
    const { rows, ignored } = readTable([
      ["Name", "Mobil", "Telefon", "E-mail", "Private e-mail"],
      ["Freja", "", "20123456", "f@x.dk", "p@x.dk"],
    ]);
    expect(rows).toEqual([row({ name: "Freja", phone: "20123456", email: "f@x.dk" })]);
    expect(ignored).toEqual(["Private e-mail"]);
  });

  test("a name that a directory turns round is turned back, where it is in one column", () => {
    expect(
      readTable([
        ["Name", "E-mail"],
        ["Lund, Freja", "f@x.dk"],
      ]).rows[0]?.name,
    ).toBe("Freja Lund");
    expect(readTable([["Lund, Freja", "f@x.dk"]]).rows[0]?.name).toBe("Freja Lund");
    // Not what only looks like it.
    for (const name of ["Anna, Bo og Carl", "Smith, Jr.", "Larsen, ApS", "Novo, Afd. 3"])
      expect(
        readTable([
          ["Name", "E-mail"],
          [name, "f@x.dk"],
        ]).rows[0]?.name,
      ).toBe(name);
    const mixed = [
      ["Name", "E-mail"],
      ["Lund, Freja", "f@x.dk"],
      ["Bo Vang", "b@x.dk"],
      ["Ida Krogh", "i@x.dk"],
    ];
    expect(readTable(mixed).rows[0]?.name).toBe("Lund, Freja");
    const parts = [
      ["First name", "Last name", "E-mail"],
      ["Ann, Mary", "Lee", "a@x.dk"],
    ];
    expect(readTable(parts).rows[0]?.name).toBe("Ann, Mary Lee");
  });

  test("a name may have two surnames, and one between", () => {
    const names = (head: string, cells: string) => readTable([head.split(","), cells.split(",")]).rows[0]?.name;
    expect(names("Nombre,Primer apellido,Segundo apellido,Correo", "Ana,García,Ruiz,a@x.es")).toBe("Ana García Ruiz");
    expect(names("First name,Middle name,Last name,E-mail", "Ann,Mary,Lee,a@x.es")).toBe("Ann Mary Lee");
  });

  test.each([
    ["the manager's address", "Name,Manager e-mail,E-mail", "Freja Lund,b@x.dk,f@x.dk", {}, ["Manager e-mail"]],
    ["the sender's name", "Sender name,Recipient name,E-mail", "Bo,Freja Lund,f@x.dk", {}, ["Sender name"]],
    ["the company's name", "Company name,Name,E-mail", "Havn,Freja Lund,f@x.dk", {}, ["Company name"]],
    ["it before the two of a person", "Company name,First name,Last name,E-mail", "Havn,Freja,Lund,f@x.dk", {}, 1],
    ["it before the employee's", "Company name,Employee,E-mail", "Havn,Freja Lund,f@x.dk", {}, ["Company name"]],
    ["nor a name twice", "Full name,Last name,E-mail", "Freja Lund,Lund,f@x.dk", {}, 0],
    ["the second of two alike", "Name,Work e-mail,Private e-mail", "Freja Lund,f@x.dk,p@x.dk", {}, ["Private e-mail"]],
    ["the total", "Name,E-mail,Total amount,Amount", "Freja Lund,f@x.dk,900,250", { amount: "250" }, ["Total amount"]],
    [
      "a first day",
      "Name,E-mail,Start date,Delivery date",
      "Freja Lund,f@x.dk,1/1/2027,2/1/2027",
      { date: "2/1/2027" },
      1,
    ],
    ["a day of birth", "Name,E-mail,Date of birth", "Freja Lund,f@x.dk,2/4/1985", {}, ["Date of birth"]],
    ["it in French", "Nom,E-mail,Date de naissance", "Freja Lund,f@x.dk,2/4/1985", {}, 1],
    ["a first day alone", "Name,E-mail,Employee start date", "Freja Lund,f@x.dk,1/1/2027", {}, ["Employee start date"]],
    [
      "it where it is of a gift",
      "Name,E-mail,Employee gift date",
      "Freja Lund,f@x.dk,2/1/2027",
      { date: "2/1/2027" },
      0,
    ],
    ["nor whose date it is", "Name,E-mail,Date employé", "Freja Lund,f@x.dk,2/1/2027", { date: "2/1/2027" }, 0],
    ["nor a name that ends like a joint", "Kontaktpersonnavn,Mail", "Freja Lund,f@x.dk", {}, 0],
    ["a name in a compound", "Medarbejdernavn,Mail", "Freja Lund,f@x.dk", {}, 0],
    ["one of another language", "Kundenname,Kundenmail", "Freja Lund,f@x.dk", {}, 0],
    ["one of a directory", "EmployeeNumber,EmployeeName,EmployeeEmail", "7,Freja Lund,f@x.dk", {}, ["EmployeeNumber"]],
    ["nor a customer's before the recipient's", "CustomerName,RecipientName,E-mail", "Bo,Freja Lund,f@x.dk", {}, 1],
    ["nor the bare address beside the recipient's", "Recipient e-mail,E-mail,Name", "f@x.dk,b@x.dk,Freja Lund", {}, 1],
    [
      "nor the bare date",
      "Name,E-mail,Date,Delivery date",
      "Freja Lund,f@x.dk,1/1/2027,2/1/2027",
      { date: "2/1/2027" },
      1,
    ],
    ["in German, a name", "Vorname,Name,E-Mail", "Freja,Lund,f@x.dk", {}, 0],
    ["in Dutch, a name", "E-mail,Voornaam,Naam", "f@x.dk,Freja,Lund", {}, 0],
    ["a name in three columns", "First name,Middle name,Last name,E-mail", "Freja,,Lund,f@x.dk", {}, 0],
    ["a name before its parts", "First name,Full name,E-mail", "Freja,Freja Lund,f@x.dk", {}, 0],
    ["a manager's name in two", "Name,Manager first name,Manager last name,E-mail", "Freja Lund,Bo,Vang,f@x.dk", {}, 2],
    ["in French, a name", "Prénom,Nom,Courriel", "Freja,Lund,f@x.dk", {}, 0],
    ["beside an address with a digit", "Name,E-mail,Address 1", "Freja Lund,f@x.dk,Kajen", {}, ["Address 1"]],
  ])("of columns of one kind the one that fits best counts, not %s", (_what, head, cells, more, left) => {
    const { rows, ignored } = readTable([head.split(","), cells.split(",")]);
    expect(rows).toEqual([row({ name: "Freja Lund", email: "f@x.dk", ...more })]);
    if (typeof left === "number") expect(ignored).toHaveLength(left);
    else expect(ignored).toEqual(left);
  });

  test.each([
    ["in its heading", "Name,E-mail,Amount (EUR)", "250", "250 EUR", []],
    ["in its heading, as a sign", "Name,E-mail,Betrag in €", "250", "250 €", []],
    ["in brackets of several words", "Name,E-mail,Amount (in EUR)", "250", "250 EUR", []],
    ["which is no currency", "Name,E-mail,Value (ABC)", "250", "250", []],
    ["a country beside it is none: France", "Name,E-mail,Pays,Montant", "FR,250", "250", ["Pays"]],
    ["a country beside it is none: Latvia", "Name,E-mail,Country,Amount", "LV,250", "250", ["Country"]],
    ["in its heading, as a word", "Navn,E-mail,Beløb i kr.", "250", "250 kr", []],
    ["in its heading, and in the cell", "Name,E-mail,Amount (EUR)", "DKK 250", "DKK 250", []],
    ["in capitals, not of another word", "NAME,E-MAIL,TOP AMOUNT", "250", "250", []],
    ["in a column of its own, small", "Name,E-mail,Amount,Currency", "250,eur", "250 eur", []],
    ["in a column of its own", "Name,E-mail,Amount,Currency", "250,EUR", "250 EUR", []],
    ["nowhere", "Name,E-mail,Amount,Team", "250,Sales", "250", ["Team"]],
  ])("the currency of an amount counts, %s", (_where, head, cells, amount, left) => {
    const { rows, ignored } = readTable([head.split(","), ["Freja Lund", "f@x.dk", ...cells.split(",")]]);
    expect(rows).toEqual([row({ name: "Freja Lund", email: "f@x.dk", amount })]);
    expect(ignored).toEqual(left);
  });

  test.each([
    ["a number of theirs and an amount", ["1001", "Freja", "f@x.dk", "250"], "", ["1001", "250"]],
    ["an amount with its currency", ["1001", "Freja", "f@x.dk", "250 kr."], "250 kr.", ["1001"]],
  ])("none, with two columns of numbers: %s", (_what, cells, amount, left) => {
    const { rows, ignored } = readTable([cells]);
    expect(rows).toEqual([row({ name: "Freja", email: "f@x.dk", amount })]);
    expect(ignored).toEqual(left);
  });

  test.each([
    ["first and last name are one", ["Freja", "Lund", "f@x.dk"], "Freja Lund", []],
    ["a department is no name", ["Freja Lund", "Sales", "f@x.dk"], "Freja Lund", ["Sales"]],
    ["nor a third column", ["Freja", "Lund", "Sales", "f@x.dk"], "Freja Lund", ["Sales"]],
    ["nor what stands further off", ["Freja", "f@x.dk", "Sales"], "Freja", ["Sales"]],
  ])("none: %s", (_what, cells, name, ignored) => {
    const table = readTable([cells]);
    expect(table.rows).toEqual([row({ name, email: "f@x.dk" })]);
    expect(table.ignored).toEqual(ignored);
  });

  test("below a title, as above a list that was kept in a spreadsheet", () => {
    const title = [["Julegaver 2026"], ["Afdeling", "Salg"], [""]];
    const people = [
      ["1", "Freja Lund", "f@x.dk", "250"],
      ["2", "Bo Vang", "b@x.dk", "300"],
    ];
    const table = readTable([...title, ["Nr", "Navn", "E-mail", "Beløb"], ...people]);
    expect(table).toMatchObject({ ignored: ["Nr"], rows: [{ name: "Freja Lund", amount: "250" }, { amount: "300" }] });
    // What has a recipient in it is no title, nor is a row as long as the headings.
    const list = ["Navn", "E-mail"];
    expect(readTable([["x@x.dk"], list, ["Bo Vang", "b@x.dk"]]).rows).toHaveLength(3);
    expect(readTable([["Freja Lund", "20123456"], list]).rows).toHaveLength(2);
  });

  test("none: columns are known by what is in them", () => {
    const { rows } = readTable([
      ["250 kr", "Freja Lund", "f@x.dk", "24.12.2026", "+45 20 12 34 56"],
      ["", "Maila Tagesson", "", "", ""],
    ]);
    expect(rows).toEqual([
      { name: "Freja Lund", email: "f@x.dk", phone: "+45 20 12 34 56", amount: "250 kr", date: "24.12.2026" },
      row({ name: "Maila Tagesson" }),
    ]);
  });

  test.each([
    ["nothing", [], 0],
    ["empty rows", [["", " "], [], ["\u00a0"]], 0],
    ["headings only", [["Name", "E-mail"]], 0],
    ["a column of addresses", [["a@x.dk"], ["b@x.dk"]], 2],
    ["rows of unlike length", [["Name", "E-mail"], ["A"], ["B", "b@x.dk", "more"]], 2],
  ])("of %s", (_what, cells, count) => {
    expect(readTable(cells).rows).toHaveLength(count);
  });

  test("more rows than there may be are left out and counted", () => {
    const { rows, left } = readTable(Array.from({ length: MOST_ROWS + 7 }, (_, at) => [`p${at}@x.dk`]));
    expect([rows.length, left]).toEqual([MOST_ROWS, 7]);
  });
});

const NOW = Date.parse("2026-03-04T11:00:00Z");
const entry = { quantityInStock: null, inStock: true, attributes: [] };
const range = { ...entry, sku: "R", price: null, priceCurrency: "DKK", priceMin: 100, priceMax: 5000, priceStep: 50 };
const fixed = { ...entry, sku: "F", price: 300, priceCurrency: "DKK", priceMin: null, priceMax: null, priceStep: null };
const terms = (more: Partial<RowTerms> = {}): RowTerms => ({
  productId: "1000",
  method: "Email",
  inventory: [range] as unknown as RowTerms["inventory"],
  amount: "",
  locale: "da",
  countryCode: "dk",
  timezone: "Europe/Copenhagen",
  deliveryDate: null,
  now: NOW,
  toE164: (typed) => toE164(typed, "dk"),
  ...more,
});
const good = row({ name: "Freja Lund", email: "f@x.dk", phone: "20 12 34 56", amount: "250" });

describe("what is wrong with a row", () => {
  test.each([
    ["nothing", {}, {}, {}],
    ["a name with digits", { name: "Fr3ja" }, {}, { name: "invalid" }],
    ["no address", { email: "" }, {}, { email: "required" }],
    ["half an address", { email: "freja@" }, {}, { email: "invalid" }],
    ["no phone, where none is needed", { phone: "" }, {}, {}],
    ["no phone, where one is", { phone: "" }, { method: "Sms" }, { phone: "required" }],
    ["a phone of letters", { phone: "call me" }, { method: "Sms" }, { phone: "invalid" }],
    ["no amount at all", { amount: "" }, {}, { amount: "required" }],
    ["no amount, but one for all", { amount: "" }, { amount: "300" }, {}],
    ["an amount with its currency", { amount: "250 kr." }, {}, {}],
    ["an amount in the way of the language", { amount: "1.250,00" }, {}, {}],
    ["an amount in another currency", { amount: "SEK 250" }, {}, { amount: "invalid" }],
    ["one for all in another currency", { amount: "" }, { amount: "€250" }, { amount: "invalid" }],
    ["an amount in the way of the North", { amount: "250,-" }, {}, {}],
    ["an amount with another currency's sign", { amount: "£250" }, {}, { amount: "invalid" }],
    ["no number", { amount: "many" }, {}, { amount: "invalid" }],
    ["too little", { amount: "50" }, {}, { amount: "notOffered" }],
    ["off the steps", { amount: "275" }, {}, { amount: "notOffered" }],
    ["not among the fixed ones", { amount: "250" }, { inventory: [fixed] }, { amount: "notOffered" }],
    ["among the fixed ones", { amount: "300" }, { inventory: [fixed] }, {}],
    ["a day to come", { date: "24.12.2026" }, {}, {}],
    ["today, which is now", { date: "2026-03-04" }, {}, {}],
    ["today at its very end", { date: "2026-03-04" }, { now: Date.parse("2026-03-04T22:59:30Z") }, {}],
    ["a day of 25 hours at its start", { date: "25/10/2026 0:15" }, { now: Date.parse("2026-10-24T22:30:00Z") }, {}],
    ["yesterday", { date: "2026-03-03" }, {}, { date: "past" }],
    ["no such day", { date: "30.02.2027" }, {}, { date: "invalid" }],
    ["no date", { date: "soon" }, {}, { date: "invalid" }],
    ["an evening", { date: "24/12/2026 8:30 PM" }, {}, {}],
    ["an instant of no zone of ours", { date: "2026-12-24T18:15:00Z" }, {}, { date: "invalid" }],
    ["the month first, in Denmark", { date: "12/24/2026" }, {}, { date: "invalid" }],
    ["the month first, in America", { date: "12/24/2026", amount: "1,250" }, { locale: "en" }, {}],
    ["years ahead", { date: "2031-01-01" }, {}, { date: "tooLate" }],
  ])("%s", (_what, cells, more, problems) => {
    expect(rowProblems({ ...good, ...cells }, terms(more as Partial<RowTerms>))).toEqual(problems);
  });
});

test.each([
  ["da", "6/12/2026 8:30 PM", "2026-12-06T19:30:00Z"],
  ["en", "12/6/2026 8:30 PM", "2026-12-06T19:30:00Z"],
  ["hu", "2026. 12. 6.", "2026-12-06T08:00:00Z"],
])("a date is read as it is written in %s: %s", (locale, date, instant) => {
  expect(draftOfRow({ ...good, date }, terms({ locale }))?.deliveryDate).toBe(instant);
});

test.each(["£50", "$1,250", "5000円", "150,-", "150:-", "150.- €", "kr. 150,-"])(
  "a column of sums like %j is one of amounts",
  (amount) => expect(readTable([["Freja", "f@x.dk", amount]]).rows).toMatchObject([{ amount }]),
);

test.each(["06.12.34.56.78", "0171/1234567", "06 12 34 56 78", "+33.6.12.34.56.78"])(
  "a column of numbers like %j is one of phones",
  (phone) => expect(readTable([["Freja", phone]]).rows).toMatchObject([{ phone, date: "" }]),
);

test("a phone number that is written in two ways is in the table twice", () => {
  const again = { ...good, phone: "+45 20 12 34 56" };
  expect(repeated([{ ...good, phone: "20123456" }, again], terms({ method: "Sms" }))).toEqual(["+4520123456"]);
});

test.each(["2026. 12. 24.", "2026年12月24日", "12/24/2026 8:30 PM"])(
  "a column of days like %j is one of dates",
  (date) => {
    expect(readTable([["Freja", "f@x.dk", date]]).rows).toMatchObject([{ date }]);
  },
);

test("a row becomes a gift, in the zone of the sender", () => {
  expect(draftOfRow({ ...good, date: "24.12.2026" }, terms())).toMatchObject({
    productId: "1000",
    stockKeepingUnit: "R",
    deliveryMethod: "Email",
    deliveryDate: "2026-12-24T08:00:00Z",
    giftcardValue: 250,
    valueCurrency: "DKK",
    quantity: 1,
    recipient: { name: "Freja Lund", email: "f@x.dk", phone: "" },
  });
  expect(draftOfRow(good, terms({ method: "Sms" }))).toMatchObject({
    deliveryDate: null,
    recipient: { phone: "+4520123456", email: "" },
  });
  const all = terms({ deliveryDate: "2026-05-01T10:00:00Z" });
  expect(draftOfRow(good, all)?.deliveryDate).toBe("2026-05-01T10:00:00Z");
  expect(draftOfRow({ ...good, date: "24.12.2026" }, all)?.deliveryDate).toBe("2026-12-24T08:00:00Z");
});

test("a row is sent as it is checked, though what was pasted has unseen signs in it", () => {
  const pasted = { ...good, email: "\u202af@x\u200b.dk\u202c", phone: "\u202a20\u201112\u201134\u201156\u202c" };
  const [email, sms] = [terms(), terms({ method: "Sms" })];
  expect([rowProblems(pasted, email), rowProblems(pasted, sms)]).toEqual([{}, {}]);
  expect(draftOfRow(pasted, email)?.recipient.email).toBe("f@x.dk");
  expect(alreadyAmong([pasted], ["f@x.dk"], email)).toEqual([true]);
  expect(repeated([good, pasted], terms())).toEqual(["f@x.dk"]);
  expect(repeated([{ ...good, phone: "tel:(20)123456" }, pasted], terms({ method: "Sms" }))).toEqual(["+4520123456"]);
});

test.each([
  "(+45) 20123456",
  "tel:+4520123456",
  "Tel. +45 20 12 34 56",
  "\u202a+45 20 12 34 56\u202c",
  "20\u201112\u201134\u201156",
])("a column of numbers like %j is one of phones", (phone) =>
  expect(toE164(readTable([["Freja", phone]]).rows[0]!.phone, "dk")).toBe("+4520123456"),
);

test("who stands there twice", () => {
  const rows = [good, row({ email: " F@x.dk " }), row({ email: "a@x.dk" }), emptyRow(), emptyRow()];
  expect(repeated(rows, terms())).toEqual(["f@x.dk"]);
});

test("who has a gift already, however the address or number is written", () => {
  const rows = [good, row({ email: "new@x.dk", phone: "30 12 34 56" }), emptyRow()];
  expect(alreadyAmong(rows, ["F@X.dk ", null], terms())).toEqual([true, false, false]);
  expect(alreadyAmong(rows, ["+4530123456", ""], terms({ method: "Sms" }))).toEqual([false, true, false]);
});

test("which rows a refusal speaks of, each once", () => {
  const fields = {
    "addProducts.7.recipientEmail": "No such address",
    "addProducts.7.giftcardValue": "Too little",
    "12.quantity": "Sold out",
    "buyer.email": "Missing",
    "addProducts.x.y": "?",
  };
  expect(refusedOf(fields)).toEqual([
    { at: 7, text: "No such address" },
    { at: 12, text: "Sold out" },
  ]);
});

describe("what is worth a word about a table", () => {
  test.each([
    ["Sales", "Ann Lund"],
    ["Ann", "Lund"],
  ])("two columns without headings that are read as one name: %s, %s", (first, second) => {
    const table = readTable([[first, second, "a@x.dk"]]);
    expect(table.rows).toEqual([row({ name: `${first} ${second}`, email: "a@x.dk" })]);
    expect(table.joined).toEqual([first, second]);
  });

  test.each([
    ["one column of names", [["Ann Lund", "a@x.dk"]]],
    [
      "two that have headings",
      [
        ["First name", "Last name", "E-mail"],
        ["Ann", "Lund", "a@x.dk"],
      ],
    ],
  ])("%s is none of them", (_what, cells) => expect(readTable(cells).joined).toBeNull());

  test("cells beyond the headings, as an amount that a comma has split", () => {
    const head = ["Name", "E-mail", "Amount"];
    const cells = [head, ["Ann", "a@x.dk", "150", "50"], ["Bo", "b@x.dk", "150", ""], ["Cy", "c@x.dk"]];
    expect(readTable(cells).beyond).toBe(1);
    expect(readTable(cells.slice(1)).beyond).toBe(0);
  });
});

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
