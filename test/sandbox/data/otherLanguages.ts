import { type Category } from "./categories";

/** What the editors wrote besides English and Danish: names and a few lines, no pages and no descriptions. */
const LANGUAGES = ["de", "sv", "no", "fi"];

/** slug | German | Swedish | Norwegian | Finnish */
const NAMES = rowsOf(`
him | Für ihn | Till honom | Til ham | Miehelle
her | Für sie | Till henne | Til henne | Naiselle
couples | Für Paare | Till par | Til par | Pariskunnille
kids | Für Kinder | Till barn | Til barn | Lapsille
parents | Für Eltern | Till föräldrar | Til foreldre | Vanhemmille
teens | Für Jugendliche | Till tonåringar | Til tenåringer | Nuorille
friends | Für Freunde | Till vänner | Til venner | Ystäville
colleagues | Für Kollegen | Till kollegor | Til kolleger | Työkavereille
experiences | Erlebnisse | Upplevelser | Opplevelser | Elämykset
food | Essen & Cafés | Mat och kaféer | Mat og kafeer | Ruoka ja kahvilat
wellness | Wellness & Spa | Välmående och spa | Velvære og spa | Hyvinvointi ja kylpylät
travel | Reisen & Hotels | Resor och hotell | Reiser og opphold | Matkat ja majoitus
home | Haus & Garten | Hem och trädgård | Hjem og hage | Koti ja puutarha
fashion | Mode | Mode | Mote | Muoti
culture | Bücher & Kultur | Böcker och kultur | Bøker og kultur | Kirjat ja kulttuuri
sport | Sport & Natur | Sport och friluftsliv | Sport og friluftsliv | Urheilu ja ulkoilu
beauty | Schönheit | Skönhet | Skjønnhet | Kauneus
children | Spielzeug & Kinder | Leksaker och barn | Leker og barn | Lelut ja lapset
electronics | Elektronik & Gaming | Elektronik och gaming | Elektronikk og gaming | Elektroniikka ja pelit
jewellery | Schmuck & Uhren | Smycken och klockor | Smykker og klokker | Korut ja kellot
delicacies | Wein & Feinkost | Vin och delikatesser | Vin og delikatesser | Viinit ja herkut
charity | Gute Zwecke | Välgörenhet | Veldedighet | Hyväntekeväisyys
universal | Karten für alles | Kort för allt | Kort til alt | Kortit kaikkeen
birthday | Geburtstag | Födelsedag | Bursdag | Syntymäpäivä
wedding | Hochzeit | Bröllop | Bryllup | Häät
thank-you | Danke | Tack | Takk | Kiitos
anniversary | Jubiläum | Årsdag | Jubileum | Vuosipäivä
housewarming | Einzug | Inflyttningsfest | Innflytting | Tupaantuliaiset
new-baby | Zur Geburt | Nyfödd | Barselgave | Uusi vauva
christmas | Weihnachten | Jul | Jul | Joulu
mothers-day | Muttertag | Mors dag | Morsdag | Äitienpäivä
fathers-day | Vatertag | Fars dag | Farsdag | Isänpäivä
valentine | Valentinstag | Alla hjärtans dag | Valentinsdag | Ystävänpäivä
graduation | Abschluss | Examen | Eksamen | Valmistujaiset
confirmation | Konfirmation | Konfirmation | Konfirmasjon | Rippijuhlat
christening | Taufe | Dop | Dåp | Ristiäiset
retirement | Ruhestand | Pension | Pensjon | Eläkkeelle
farewell | Abschied | Avsked | Avskjed | Läksiäiset
get-well | Gute Besserung | Krya på dig | God bedring | Paranemisia
new-job | Neuer Job | Nytt jobb | Ny jobb | Uusi työpaikka`);

/** template of a banner or tile | the same four: title / text / label */
const LINES = rowsOf(`
welcome | Ein Regal voller Überraschungen / Mehr als tausend Geschenkkarten und Geschenke, heute geliefert oder am Wunschtag. / Alle Geschenkkarten ansehen | En hylla full av överraskningar / Mer än tusen presentkort och presenter, i dag eller den dag du säger. / Se alla presentkort | En hylle full av overraskelser / Mer enn tusen gavekort og gaver, i dag eller den dagen du sier. / Se alle gavekort | Hylly täynnä yllätyksiä / Yli tuhat lahjakorttia ja lahjaa, tänään tai valitsemanasi päivänä. / Katso kaikki lahjakortit
long-evenings | Schenk einen Abend statt einer Sache / Ein Tisch für zwei, ein Konzert, ein Morgen über den Wolken. / Erlebnisse ansehen | Ge bort en kväll, inte en sak / Ett bord för två, en konsert, en morgon ovanför molnen. / Se upplevelser | Gi en kveld, ikke en ting / Et bord for to, en konsert, en morgen over skyene. / Se opplevelser | Anna ilta, älä tavaraa / Pöytä kahdelle, konsertti, aamu pilvien yllä. / Katso elämykset
nordic-homes | In der Nähe gemacht / Vasen, Decken und Lampen aus kleinen nordischen Werkstätten. / Geschenke für zu Hause | Gjort nära hemmet / Vaser, filtar och lampor från små nordiska verkstäder. / Se presenter till hemmet | Laget nær hjemmet / Vaser, pledd og lamper fra små nordiske verksteder. / Se gaver til hjemmet | Tehty lähellä kotia / Maljakoita, torkkupeittoja ja lamppuja pienistä pohjoismaisista pajoista. / Katso lahjat kotiin
popular | Gerade beliebt / Das verschenken andere diese Woche. / Geschenke ansehen | Populärt just nu / Det här ger andra i veckan. / Se presenterna | Populært akkurat nå / Dette gir andre denne uken. / Se gavene | Suosittua juuri nyt / Näitä muut antavat tällä viikolla. / Katso lahjat
recipients | Für Menschen, die du gut kennst / Geschenke für ihn, für sie und für beide zusammen. / Geschenk finden | Till någon du känner väl / Presenter till honom, till henne och till dem båda. / Hitta en present | Til en du kjenner godt / Gaver til ham, til henne og til dem begge. / Finn en gave | Hyvälle tutulle / Lahjoja miehelle, naiselle ja molemmille yhdessä. / Etsi lahja
occasions | Einen Anlass gibt es immer / Geburtstage, Hochzeiten, Dienstage. / Geschenke zum Geburtstag | Det finns alltid en anledning / Födelsedagar, bröllop, tisdagar. / Se presenter till födelsedagen | Det finnes alltid en anledning / Bursdager, bryllup, tirsdager. / Se gaver til bursdagen | Aina on aihetta / Syntymäpäivät, häät, tiistait. / Katso syntymäpäivälahjat
charity | Zweimal geschenkt / Zehn Bäume, ein gepackter Schulranzen, sauberes Wasser für eine Familie. / Für einen guten Zweck | En present som ges två gånger / Tio träd, en packad skolväska, rent vatten till en familj. / Ge till ett gott ändamål | En gave som gis to ganger / Ti trær, en pakket skolesekk, rent vann til en familie. / Gi til et godt formål | Lahja, joka annetaan kahdesti / Kymmenen puuta, pakattu koulureppu, puhdasta vettä perheelle. / Lahjoita hyvään tarkoitukseen
redeem | Hast du eine Karte bekommen? / Gib den Code ein und such dir etwas aus; der Rest bleibt darauf. / Geschenkkarte einlösen | Har du fått ett kort? / Skriv koden och välj vad du vill; resten står kvar. / Använd ditt presentkort | Har du fått et kort? / Skriv koden og velg det du vil; resten blir stående. / Bruk gavekortet ditt | Saitko kortin? / Kirjoita koodi ja valitse mieleisesi; loput jäävät kortille. / Käytä lahjakorttisi
business | Geschenke für die ganze Firma / Eine Bestellung, eine Geschenkkarte für alle, eine Rechnung. / Geschenke für Unternehmen | Presenter till hela företaget / En beställning, ett presentkort till alla, en faktura. / Presenter till företag | Gaver til hele firmaet / Én bestilling, et gavekort til alle, én faktura. / Gaver til bedrifter | Lahjat koko yritykselle / Yksi tilaus, lahjakortti jokaiselle, yksi lasku. / Lahjoja yrityksille`);

/** country | the same four: title / text / label */
const MESSAGES = rowsOf(`
DK | Geschenke per Post vor Weihnachten / Bis 18. Dezember bestellt, sind sie an Heiligabend da. Geschenkkarten per E\u2011Mail kommen sofort. / Lieferzeiten | Presenter med posten före jul / Beställ senast den 18 december, så är den framme på julafton. Presentkort via e-post kommer genast. / Leveranstider | Gaver med posten før jul / Bestill innen 18. desember, så er den fremme på julaften. Gavekort på e-post kommer med en gang. / Leveringstider | Lahjat postitse ennen joulua / Tilaa viimeistään 18. joulukuuta, niin lahja ehtii jouluaatoksi. Lahjakortit tulevat sähköpostiin heti. / Toimitusajat
NO | Langsamere Post im Norden / Pakete in die Finnmark und nach Spitzbergen brauchen diese Woche wegen des Wetters zwei Tage länger. | Långsammare post i norr / Paket till Finnmark och Svalbard tar två dagar längre den här veckan på grund av vädret. | Tregere post i nord / Pakker til Finnmark og Svalbard bruker to dager lenger denne uken på grunn av været. | Posti kulkee pohjoisessa hitaammin / Paketit Finnmarkiin ja Huippuvuorille tulevat tällä viikolla sään vuoksi kaksi päivää myöhemmin.`);

function rowsOf(text: string): ReadonlyMap<string, readonly string[]> {
  const rows = text.trim().split("\n");
  return new Map(
    rows.map((row) => {
      const [key = "", ...said] = row.split(" | ");
      return [key, said];
    }),
  );
}

const saidIn = (rows: ReadonlyMap<string, readonly string[]>, key: string, language: string) =>
  rows.get(key)?.[LANGUAGES.indexOf(language)];

/** A category's name in a language, in English where the editors wrote none. */
export const categoryName = (category: Category, language: string): string =>
  language === "da" ? category.da : (saidIn(NAMES, category.slug, language) ?? category.en);

/** Title, text and label of a banner or tile; undefined where the editors wrote none. */
export const linesIn = (templateId: string, language: string) => saidIn(LINES, templateId, language)?.split(" / ");

/** Title, text and label of what the shop tells a country. */
export const messageIn = (countryCode: string, language: string) =>
  saidIn(MESSAGES, countryCode, language)?.split(" / ");
