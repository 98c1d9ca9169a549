import { bareLetters } from "./bareLetters";
import { currencyIn } from "./currencyWords";

/** The columns of a table of recipients that the shop understands. A heading that fits two of them means the first. */
const COLUMNS = ["email", "phone", "amount", "date", "name"] as const;
export type Column = (typeof COLUMNS)[number];

/** Patterns for column headings, without accents, in languages that form compound words. */
const SHAPES: readonly (readonly [Column, RegExp])[] = [
  ["email", /^((e?mail|e?mejl|epost)(address|adresse?)?|sahkoposti(osoite)?)$/],
  ["phone", /^((tele|mobile?|cell)?phone(number)?|mobile|cell|puh|(matka)?puhelin(numero)?)$/],
  ["phone", /^(telefon|tlf|tel|mobil|mobiltelefon|handy|sms)(nummer|nr)?$/],
  ["amount", /^(amount|value|price|sum(ma)?|pris|preis|arvo|hinta|[a-z]*(belob|belopp?|betrag|vaerdi))$/],
  ["amount", /^([a-z]*korts?|gave|gavo|geschenk|gutschein)?(varde|verdi|wert)$/],
  ["date", /^([a-z]*(leverings?|leverans|sendelses|sendings|utskicks)|liefer|versand|sende?)?(dato|datum|dag|tag)$/],
  ["date", /^(date|day|when|(toimitus|lahetys)?(paiva(maara)?|pvm))$/],
  ["name", /^(name|navn|namn|nimi|recipient|modtager|modtagernavn|empfanger|mottagare|mottaker|saaja|vastaanottaja)$/],
  ["name", /^(((fore|first|middle|given|family|last|sur)names?|(full|display)name)|(vor|nach|familien)namen?)$/],
  ["name", /^((for|mellem|mellom|efter|etter)navne?|(for|mellan|efter)namn|(etu|suku)(nimi|nimet))$/],
];

const wordSet = (words: string) => new Set(bareLetters(words).split(/\s+/));

/**
 * Whole words in the shop's other languages: Spanish, French, Italian and Portuguese; Dutch; Polish, Czech, Slovak and
 * Slovenian; Hungarian, Romanian and Turkish; Greek; Russian and Bulgarian; Japanese. Words that are common in another
 * language with another meaning ("den", "ár") are left out.
 */
const WORDS: Readonly<Record<Column, ReadonlySet<string>>> = {
  email: wordSet(`correo courriel mél correio emailadres mailadres epošta enaslov emailcím eposta posta postaelettronica
    ηλεκτρονικό ταχυδρομείο емейл имейл почта поща eメール eメールアドレス メール メールアドレス`),
  phone:
    wordSet(`teléfono móvil téléphone tél portable telefono cellulare telefone telemóvel celular telefoon telefoonnummer
    mobiel mobielnummer gsm telefonu komórka komórkowy telefonní telefónne mobilné mobilu telefonska mobilna mobitel
    telefonszám telefonszáma mobilszám mobilszáma cep τηλέφωνο τηλ κινητό κινητού телефон телефона мобильный мобильного мобилен моб тел
    電話 電話番号 お電話番号 携帯 携帯番号 携帯電話 携帯電話番号`),
  amount:
    wordSet(`importe valor monto precio montant valeur somme prix importo valore somma prezzo montante quantia preço
    bedrag waarde prijs kwota wartość suma cena částka hodnota čiastka znesek vrednost összeg összege érték értéke valoare valoarea
    preț tutar tutarı değer fiyat ποσό αξία τιμή сумма номинал стоимость цена сума стойност 金額 ギフト金額 価格 値段`),
  date: wordSet(`fecha día jour data giorno dia verzenddatum leverdatum bezorgdatum dzień termin dan nap napja dátuma időpont ziua tarih
    tarihi gün ημερομηνία νία ημέρα дата день ден 日付 日時 配信日 配信日時 送信日
    送信日時 送付日 発送日 配送日 配達日 お届け日`),
  name: wordSet(`nombre nombres apellido apellidos destinatario nom noms prénom prénoms destinataire nome cognome apelido
    sobrenome destinatário naam voornaam achternaam ontvanger imię nazwisko odbiorca jméno příjmení příjemce meno priezvisko príjemca ime
    priimek prejemnik név vezetéknév keresztnév címzett nume prenume numele destinatar destinatarul ad adı isim soyad
    soyadı alıcı όνομα επώνυμο ονοματεπώνυμο παραλήπτης имя фамилия фио получатель име имена получател
    名前 お名前 氏名 ご氏名 フルネーム 姓 名 宛名 受取人 受取人名`),
};

const isWordOf = (column: Column, word: string) =>
  WORDS[column].has(word) || SHAPES.some(([of, shape]) => of === column && shape.test(word));

/** Those who get gifts of a company, in the shop's languages: their column may hold their names, or their numbers. */
const PEOPLE =
  wordSet(`person employee colleague customer client contact medarbejder ansat ansatt medarbeider anställd medarbetare
    mitarbeiter mitarbeiterin beschäftigter kollega kollege kunde kund kontakt kontaktperson ansprechpartner työntekijä
    henkilö asiakas yhteyshenkilö empleado empleada trabajador cliente contacto employé salarié collaborateur
    dipendente collaboratore contatto funcionário colaborador contato medewerker werknemer klant pracownik klient
    zaměstnanec zákazník zamestnanec zaposleni stranka dolgozó munkatárs ügyfél angajat çalışan müşteri
    υπάλληλος εργαζόμενος πελάτης сотрудник работник клиент служител 社員 社員名 従業員 従業員名 担当者`);

/** "Medarbejdernavn", "Kundenname", "EmployeeEmail": whose it is, and what. */
const COMPOUND = /^(.+?)(?:e?[ns])?(name|navn|namn|nimi|e?mail|epost|telefon|phone|mobil|tlf)$/;

/** The end of a plural, or of a woman's title, at a word: "Fornavn(e)", "First name(s)", "Mitarbeiter(in)". */
const BRACKETED_END = /(\p{L})\(\p{L}{1,3}\)/gu;

/** The words of a heading, compounds about people as two. */
function wordsOf(heading: string): string[] {
  return bareLetters(heading)
    .replace(BRACKETED_END, "$1")
    .split(/[^\p{L}]+/u)
    .flatMap((word) => {
      const [, whose, what] = COMPOUND.exec(word) ?? [];
      const of = what && [word.slice(0, -what.length), whose!].find((one) => PEOPLE.has(one) || RECIPIENT.test(one));
      return of ? [of, what] : word || [];
    });
}

/** Whether a column is about people, and its cells tell what of them. */
export const isOfPeople = (heading: string): boolean => wordsOf(heading).some((word) => PEOPLE.has(word));

/** How the words of those who get something, and of its sending, begin, in the languages of the shop. */
const RECIPIENT =
  /^(recipient|receiver|modtager|empfanger|mottag|mottak|saaja|vastaanottaj|destinat|ontvanger|odbiorc|prijemc|prejemnik|cimzett|alici|παραληπτ|получател|受取|宛)/;
const SENDING =
  /^(deliver|dispatch|send|lever|liefer|versand|utskick|toimitus|lahety|envio|entrega|envoi|livraison|consegna|invio|verzend|bezorg|wysyl|dostaw|doruc|odesl|odosl|dostav|dodani|posilj|kezbesit|kuld|livrar|trimit|gonder|teslim|αποστολ|παραδοσ|отправ|достав|изпращ|配信|送信|送付|発送|配送|配達|お届)/;

/** How the words for birth and for the beginning of work begin: a staff list's dates are no days of sending. */
const LIFE =
  /^(birth|born|hire|hiring|start|join|employ|geburt|eintritt|anstell|fodsel|fodt|fodels|ansaett|ansatt|ansett|synty|naiss|embauche|entree|nacim|ingreso|contrat|nascita|assunzione|nascim|admiss|geboort|dienst|urodz|zatrud|naroz|narod|nastup|rojst|zaposl|szulet|belep|naster|angajar|dogum|baslam|ise|γεννησ|προσλ|рожд|прием|приём|раждан|постъп)/;

/** How the words for a gift begin: the date of a gift is the day of its sending. */
const GIFT =
  /^(gift|gave|gava|present|geschenk|lahja|cadeau|regalo|prezent|darek|darku|darcek|daril|ajandek|cadou|hediye|δωρ|подар|ギフト|贈)/;

/** The words for a card, bare or after one for a gift, and for a voucher. */
const CARD = /^(cards?|kort|karten?|kort(ti|it)|cartes?|tarjetas?|carta|cheque|bons?|vouchers?|gutscheine?)$/;

/**
 * Whether a heading says nothing but a currency or a gift card ("DKK", "Gavekort (kr.)"): the cells tell whether
 * amounts stand below it.
 */
export function isOfMoney(heading: string): boolean {
  const words = heading.match(/\p{Sc}|\p{L}+/gu) ?? [];
  const isCard = (word: string) => [GIFT, CARD].some((shape) => shape.test(bareLetters(word)));
  return words.length > 0 && words.every((word) => isCard(word) || currencyIn(word) !== null);
}

const isOfLife = (words: readonly string[]) =>
  words.some((word) => LIFE.test(word) && !PEOPLE.has(word)) &&
  !words.some((word) => SENDING.test(word) || GIFT.test(word));

/** Names that people share with their family. French and Romanian call a whole name so, too. */
const FAMILY =
  wordSet(`lastname lastnames surname surnames familyname familynames efternavn efternavne etternavn etternavne
  efternamn nachname nachnamen familienname familiennamen sukunimi sukunimet apellido apellidos nom noms cognome
  apelido sobrenome achternaam nazwisko příjmení priezvisko priimek vezetéknév nume soyad soyadı
  επώνυμο фамилия 姓`);
/** Names of their own. Some languages call a whole name so, too. */
const GIVEN =
  wordSet(`forename forenames firstname firstnames givenname givennames middlename middlenames fornavn fornavne
  mellemnavn mellemnavne mellomnavn förnamn mellannamn vorname vornamen etunimi etunimet
  nombre nombres prénom prénoms nome voornaam imię jméno meno ime keresztnév prenume ad adı όνομα имя име 名`);
/** What may stand before one of several parts of a name. */
const ORDINALS = wordSet("first second middle primer primero segundo zweiter");

/** What the heading of a column says. */
export interface Heading {
  column: Column;
  /** 4: it speaks of the recipient, or of sending; 3: of nothing else; 2: of people; 1: it may be of something else. */
  fit: 1 | 2 | 3 | 4;
  /** The part of a name. */
  part?: "given" | "family" | undefined;
}

/** What the heading of a column means, in any language of the shop; null when it means none of the columns. */
export function headingOf(heading: string): Heading | null {
  const single = wordsOf(heading);
  const pairs = single.slice(1).map((word, at) => single[at]! + word);
  const joined = single.join("");
  const said = [...new Set([...single, joined, ...pairs.slice(0, 1)])];
  const column = COLUMNS.find((each) => said.some((word) => isWordOf(each, word)));
  if (!column || (column === "date" && isOfLife(single))) return null;
  const isNear = single.some((word) => RECIPIENT.test(word) || (column === "date" && SENDING.test(word)));
  const isWhole = isWordOf(column, joined) || single.every((word) => isWordOf(column, word) || ORDINALS.has(word));
  return {
    column,
    fit: isNear ? 4 : isWhole ? 3 : isOfPeople(heading) ? 2 : 1,
    ...(column === "name" && { part: partOf(single, [joined, ...pairs]) }),
  };
}

/** Of which part of a name a heading speaks; undefined where it is of the whole name. */
function partOf(single: readonly string[], compounds: readonly string[]): Heading["part"] {
  if (compounds.some((word) => FAMILY.has(word))) return "family";
  if (compounds.some((word) => GIVEN.has(word))) return "given";
  const names = single.filter((word) => isWordOf("name", word) && !RECIPIENT.test(word));
  if (names.length === 0) return undefined;
  if (names.every((word) => FAMILY.has(word))) return "family";
  return names.every((word) => GIVEN.has(word)) ? "given" : undefined;
}
