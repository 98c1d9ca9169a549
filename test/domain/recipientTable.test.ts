import { describe, expect, test } from "vitest";
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
    ["Finnish, short", ["Nimi", "Sähköposti", "Puh.", "Summa", "Pvm"]],
    ["Czech, as the shop says", ["Jméno", "E-mail", "Číslo mobilu", "Částka", "Datum"]],
    ["Greek, as the shop says", ["Όνομα", "Email", "Αριθμός κινητού", "Ποσό", "Ημερομηνία"]],
    ["Greek, short", ["Ονοματεπώνυμο", "Email", "Τηλ.", "Ποσό", "Ημ/νία"]],
    ["Hungarian, of a gift", ["Név", "E-mail", "Telefonszáma", "Ajándék összege", "Küldés dátuma"]],
    ["Bulgarian, of a gift", ["Три имена", "Имейл", "Телефон", "Сума", "Дата на изпращане"]],
    ["Japanese, of a gift", ["フルネーム", "Eメール", "お電話番号", "ギフト金額", "配送日"]],
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
    "Fornavn(e),Efternavn",
    "Fornavne,Efternavn(e)",
    "Forename,Surname",
    "First name(s),Last name",
    "First Names,Last Names",
    "Vorname(n),Familienname",
    "Vornamen,Nachname",
    "Prénom(s),Nom",
    "Nombre(s),Apellido(s)",
    "Etunimet,Sukunimi",
  ])("a name has its parts below a plural, and whatever they are called: %s", (head) => {
    const { rows, ignored } = readTable([
      [...head.split(","), "E-mail"],
      ["Anna Freja", "Lund", "f@x.dk"],
    ]);
    expect(rows).toEqual([row({ name: "Anna Freja Lund", email: "f@x.dk" })]);
    expect(ignored).toEqual([]);
  });

  test("a name in Danish has one between", () => {
    const head = ["Fornavn", "Mellemnavn", "Efternavn", "Mail"];
    expect(readTable([head, ["Freja", "Holm", "Lund", "f@x.dk"]]).rows[0]?.name).toBe("Freja Holm Lund");
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
    ["at the beginning of its heading", "Name,E-mail,EUR amount", "250", "250 EUR", []],
    ["in the middle of its heading", "Navn,E-mail,Beløb EUR inkl. moms", "250", "250 EUR", []],
    ["before brackets", "Name,E-mail,Amount in EUR (each)", "250", "250 EUR", []],
    ["as a sign between capitals", "NAME,E-MAIL,€ AMOUNT", "250", "250 €", []],
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
    ["Gavekort", "250", "250"],
    ["Gavekort (kr.)", "250", "250 kr"],
    ["Presentkort", "1 000", "1 000"],
    ["Gutschein (€)", "50,00", "50,00 €"],
    ["Gift card", "250", "250"],
    ["Voucher", "250", "250"],
    ["Lahjakortti", "50 €", "50 €"],
    ["Carte cadeau", "50", "50"],
    ["Kr.", "250", "250 Kr"],
    ["DKK", "250", "250 DKK"],
    ["€", "50", "50 €"],
  ])("amounts stand below the gift card's name or a currency alone: %s", (heading, cell, amount) => {
    const { rows, ignored } = readTable([
      ["Name", "E-mail", heading],
      ["Freja Lund", "f@x.dk", cell],
    ]);
    expect(rows).toEqual([row({ name: "Freja Lund", email: "f@x.dk", amount })]);
    expect(ignored).toEqual([]);
  });

  test.each([
    ["how many", "Gavekort", "1"],
    ["yes or no", "Gift card", "yes"],
    ["what somebody earns", "Løn (kr.)", "250"],
    ["its number", "Gift card no.", "250"],
  ])("nor below it, where the cell or the heading says something else: %s", (_what, heading, cell) => {
    const { rows, ignored } = readTable([
      ["Name", "E-mail", heading],
      ["Freja Lund", "f@x.dk", cell],
    ]);
    expect(rows).toEqual([row({ name: "Freja Lund", email: "f@x.dk" })]);
    expect(ignored).toEqual([heading]);
  });

  test("an amount that is called so comes before the gift card's name", () => {
    const table = readTable([
      ["E-mail", "Gift card", "Amount"],
      ["f@x.dk", "1000", "250"],
    ]);
    expect(table.rows).toEqual([row({ email: "f@x.dk", amount: "250" })]);
    expect(table.ignored).toEqual(["Gift card"]);
  });

  test("the currency counts that stands in some rows of its column", () => {
    const rows = [
      ["f@x.dk", "250", "EUR"],
      ["b@x.dk", "300", ""],
      ["c@x.dk", "50"],
    ];
    expect(readTable([["E-mail", "Amount", "Currency"], ...rows]).rows.map(({ amount }) => amount)).toEqual([
      "250 EUR",
      "300",
      "50",
    ]);
  });

  test("a column of currencies is one although a cell of it names none, which is not taken for the shop's", () => {
    const rows = [
      ["f@x.dk", "250", "EUR"],
      ["b@x.dk", "300", "DKK"],
      ["c@x.dk", "50", "n/a"],
      ["d@x.dk", "250", "EUR"],
      ["e@x.dk", "250", "00"],
    ];
    const table = readTable([["E-mail", "Amount", "Currency"], ...rows]);
    expect(table.rows.map(({ amount }) => amount)).toEqual(["250 EUR", "300 DKK", "50 n/a", "250 EUR", "250 (00)"]);
    expect(table.ignored).toEqual([]);
  });

  test("a cell has three hundred characters at most", () => {
    expect(readTable([["a".repeat(1000), "f@x.dk"]]).rows).toEqual([row({ name: "a".repeat(300), email: "f@x.dk" })]);
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

  test("cells below a heading that was left blank, as spreadsheets save them", () => {
    const cells = [
      ["Name", "E-mail", ""],
      ["Ann", "a@x.dk", "150"],
      ["Bo", "b@x.dk", ""],
    ];
    expect(readTable(cells).beyond).toBe(1);
    // What is known without a heading is not left out.
    const known = [
      ["Name", "", "Amount", ""],
      ["Ann", "a@x.dk", "150", "EUR"],
    ];
    expect(readTable(known)).toMatchObject({ beyond: 0, rows: [{ email: "a@x.dk", amount: "150 EUR" }] });
  });
});
