/** The language a brand's name sounds like, and where it may come from. */
export interface Tongue {
  id: string;
  homes: string[];
  heads: string[];
  tails: string[];
  /** How a business of a kind is called in this tongue. `*` stands for the name; a kind that is missing uses `any`. */
  forms: Record<string, string[]>;
}

const list = (words: string) => words.trim().split(/\s+/);
const forms = (rows: string) =>
  Object.fromEntries(
    rows
      .trim()
      .split("\n")
      .map((row) => {
        const [kind = "", names = ""] = row.split(":");
        return [kind.trim(), names.split(",").map((name) => name.trim())];
      }),
  );

/** Words that every tongue uses besides its own. */
export const commonForms: Record<string, string[]> = forms(`
any: *
spa: * Spa, * Bad & Ro, * Therme
hotel: Hotel *, * House
cafe: Café *, * Kaffe
outdoor: * Outdoor, *
cinema: * Kino, Teatro *, Cinema *
travel: * Travel, * Voyages
games: * Play, * Arcade, *
adventure: * Adventures, *
courses: Atelier *, * Studio
charity: * Fonden, The * Fund
jewellery: *, * Atelier
electronics: * Audio, *, * Electric
music: * Live, * Sessions
bikes: * Cycles, * Velo
sport: * Athletic, * Club
books: * & Ink, *
beauty: Studio *, *`);

export const tongues: readonly Tongue[] = [
  {
    id: "danish",
    homes: ["DK", "DK", "DK", "NO"],
    heads: list(
      "Hav Fjeld Skov Lyng Birke Sølv Måne Eng Klit Rav Tåge Vinter Morgen Lom Bølge Kilde Hede Hyld Kløver Mos Pil Snerle Tang Vild Svale Brise Kalk Rug",
    ),
    tails: list("lund rose vig bæk mark tind gren fryd bo stue ly lys krone have vang sti"),
    forms: forms(`
restaurant: *s Køkken, Spisehuset *, * Kro, Restaurant *
cafe: *s Bageri, Café *, * & Søstre
spa: * Bad, * Spa, Kurbad *
hotel: Hotel *, * Kro & Hotel, Badehotel *
home: *, * & Søn, * Hus
books: *s Boghandel, * Papir
garden: *s Blomster, Gartneriet *
delicacies: *s Vinhus, *s Chokolade, * & Datter
cinema: * Bio, *teatret
charity: *fonden, *hjælpen
courses: Værkstedet *, *skolen
toys: *s Legehus, Lille *
children: Lille *, *s Børn
bikes: * Cykler, *hjul
fashion: *, * Strik, * & Ko`),
  },
  {
    id: "swedish",
    homes: ["SE", "SE", "FI"],
    heads: list("Björk Sommar Äng Ljung Fjäril Måne Sjö Granit Lingon Blåklint Snö Vass Havre Tall Ek Lärk"),
    tails: list("backe hult torp bro gläntan viken bacchus visten dalia ljus holma kulla rike"),
    forms: forms(`
restaurant: * Krog, Matsalen *
cafe: *s Konditori, Kafé *
spa: * Kallbad, * Spa
hotel: * Herrgård, Hotell *
books: *s Bokhandel
garden: *s Handelsträdgård, * Blommor
cinema: * Biograf
toys: *s Leksaker
fashion: *, * & Systrar
charity: *stiftelsen
courses: *verkstan`),
  },
  {
    id: "finnish",
    homes: ["FI"],
    heads: list("Tuuli Kuu Lumi Meri Suvi Havu Pilvi Sini Usva Kaisla Hilla Kanerva Ruska"),
    tails: list("ranta lahti niemi puro kallio saari metsä polku lampi tupa"),
    forms: forms(`
restaurant: Ravintola *, *n Keittiö
cafe: *n Kahvila
spa: * Sauna, * Kylpylä
hotel: Hotelli *
books: *n Kirja
charity: *n Säätiö
any: *`),
  },
  {
    id: "german",
    homes: ["DE", "DE", "AT", "CH"],
    heads: list("Linden Silber Morgen Falken Winter Stern Kirsch Hasel Wiesen Mond Amsel Kiesel Honig Ahorn Schnee"),
    tails: list("hain glanz bach tal licht garten winkel stein kranz blick quell"),
    forms: forms(`
restaurant: Gasthaus *, Wirtshaus *
cafe: Konditorei *, Café *
spa: * Therme, Bad *
hotel: Hotel *, Landhaus *
books: Buchhaus *, * Papier
garden: Gärtnerei *, Blumen *
delicacies: Weinhaus *, * Confiserie
cinema: Lichtspiele *
toys: * Spielzeug
charity: Stiftung *
courses: Werkstatt *
bikes: * Rad`),
  },
  {
    id: "french",
    homes: ["FR", "FR", "BE", "CH", "LU"],
    heads: list("Clair Val Mont Rive Flor Aub Cédr Plum Brum Seren Mirab Oliv Perl"),
    tails: list("elune ebrise imelle erine oiselle aude evigne iselle orance etoile"),
    forms: forms(`
restaurant: Brasserie *, Chez *, La Table *
cafe: Salon *, Café *
spa: Thermes *, * Bains
hotel: Hôtel *, Château *
books: Librairie *
garden: Fleurs *, Les Jardins *
delicacies: Maison *, Chocolaterie *
cinema: Cinéma *
fashion: Maison *, *
beauty: *, Institut *
jewellery: *, Joaillerie *
charity: Fondation *
toys: Petit *`),
  },
  {
    id: "italian",
    homes: ["IT", "IT", "CH", "SM"],
    heads: list("Cal Vel Mir Fior Lun Ser Bel Oliv Mar Aur Tram Corv"),
    tails: list("endra avento asole enza etta altina ombra isera arosa unetta"),
    forms: forms(`
restaurant: Osteria *, Trattoria *, Cucina *
cafe: Pasticceria *, Caffè *
spa: Terme *
hotel: Albergo *, Villa *
books: Libreria *
delicacies: Enoteca *, Dolci *
cinema: Cinema *
fashion: *, Sartoria *
jewellery: *, Oreficeria *
garden: Fiori *
charity: Fondazione *
bikes: Cicli *`),
  },
  {
    id: "iberian",
    homes: ["ES", "ES", "PT"],
    heads: list("Alba Luz Mar Rio Flor Sol Cala Brisa Nube Nara Lima"),
    tails: list("luna celeste marina verde serena dorada lenta soña querida"),
    forms: forms(`
restaurant: Taberna *, Casa *
cafe: Café *, Pastelaria *
spa: Termas *, Baños *
hotel: Hotel *, Quinta *
books: Librería *
delicacies: Bodega *
fashion: *, Taller *
charity: Fundación *
garden: Flores *`),
  },
  {
    id: "british",
    homes: ["GB", "GB", "IE", "GB"],
    heads: list("Wren Heather Bramble Thistle Otter Marl Foxglove Pebble Rook Linnet Sorrel Harrow Tansy Plover Quill"),
    tails: ["wick", "combe", "bourne", "ley", "stead", " & Vale", " & Finch", " & Moor", " & Daughters", "mere"],
    forms: forms(`
restaurant: The * Table, * Kitchen
cafe: * Bakehouse, The * Tea Room
spa: * Baths, * Spa
hotel: The * Inn, * House
books: * Books
garden: * Nursery
delicacies: * Provisions, * Cellars
cinema: The * Picture House
charity: The * Trust
toys: * Toys
fashion: *, * Tailors
home: *, * Home
courses: The * School`),
  },
  {
    id: "dutch",
    homes: ["NL", "NL", "BE"],
    heads: list("Tulp Duin Maan Zilver Wilg Molen Kers Zwaluw Riet Linnen"),
    tails: list("oord kade veld huis licht tuin akker brug"),
    forms: forms(`
restaurant: Eethuis *, De *
cafe: Koffie *, De *
hotel: Hotel *, Logement *
garden: Bloemen *
bikes: * Fietsen
books: Boekhandel *
charity: Stichting *`),
  },
  {
    id: "slavic",
    homes: ["PL", "PL", "CZ", "SK", "SI", "HR", "BG"],
    heads: list("Lip Kalin Zorz Mir Brzoz Jasn Rosin Malin Vrbin Svetl Jahod"),
    tails: list("anka ówka ora ena ovice ava oslav inka"),
    forms: forms(`
restaurant: Bistro *, U *
cafe: Kawiarnia *, Kavárna *
hotel: Hotel *, Dwór *
spa: Termy *
cinema: Kino *
charity: Fundacja *
books: * Książki`),
  },
  {
    id: "southern",
    homes: ["GR", "CY", "RO", "HU", "TR", "MT"],
    heads: list("Thal Kal Ner Mel Ani El Zef Selin Mor"),
    tails: list("issa andria oria essa ymna anthe ireli avida"),
    forms: forms(`
restaurant: Taverna *, *
spa: * Hamam, *
hotel: Hotel *, *
charity: * Foundation`),
  },
];
