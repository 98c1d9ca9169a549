import { categoryNamed } from "./categories";
import { channelIds } from "./channels";
import type { WrittenLanguage } from "./presentations";

interface Words {
  title: string;
  text: string;
  linkLabel: string;
}

export interface LocalizedComponentRecord {
  id: string;
  templateId: string;
  templateType: "Banner" | "Tile";
  /** Empty: every country. */
  associatedCountries: string[];
  salesChannelIds: number[];
  index: number;
  status: string;
  /** What follows the prefix of the shop. */
  link: string;
  image: string;
  mobileImage: string;
  words: Record<WrittenLanguage, Words>;
}

const portals = [channelIds.nordlys, channelIds.fjordbank, channelIds.havblik];
const allShops = [channelIds.b2c, channelIds.redeem, channelIds.b2b, ...portals];
/** Whoever buys, for themselves or for a company. */
const buyers = [channelIds.b2c, channelIds.b2b];
const consumer = [channelIds.b2c];
/** Companies have no codes to spend (spec §6). */
const redeemers = allShops.filter((id) => id !== channelIds.b2b);

/** kind, template, channels, countries, link, picture | English: title / text / label | Danish: title / text / label */
const rows: [head: string, channels: number[], en: string, da: string][] = [
  [
    "Banner welcome * /shop table-of-gifts",
    buyers,
    "A shelf full of surprises / More than a thousand gift cards and gifts, delivered today or on the day you say. / See all gift cards",
    "En hylde fuld af overraskelser / Mere end tusind gavekort og gaver, leveret i dag eller den dag du vælger. / Se alle gavekort",
  ],
  [
    "Banner long-evenings * /shop?category={experiences} candle-window",
    buyers,
    "Give an evening, not a thing / A table for two, a concert, a morning above the clouds. / See experiences",
    "Giv en aften i stedet for en ting / Et bord til to, en koncert, en morgen over skyerne. / Se oplevelser",
  ],
  [
    "Banner nordic-homes DK,SE,NO,FI,IS,FO,GL /shop?category={home} shelf",
    buyers,
    "Made close to home / Vases, blankets and lamps from small Nordic workshops. / See gifts for the home",
    "Lavet tæt på hjemmet / Vaser, plaider og lamper fra små nordiske værksteder. / Se gaver til boligen",
  ],
  [
    "Tile popular * /shop bows",
    allShops,
    "Popular right now / What others give this week. / See the gifts",
    "Populært lige nu / Det giver andre i denne uge. / Se gaverne",
  ],
  [
    "Tile recipients * /shop?recipient={him} wrapped",
    allShops,
    "For someone you know well / Gifts for him, for her and for the two of them. / Find a gift",
    "Til en, du kender godt / Gaver til ham, til hende og til dem begge. / Find en gave",
  ],
  [
    "Tile occasions * /shop?occasion={birthday} cake",
    allShops,
    "There is always a reason / Birthdays, weddings, Tuesdays. / See gifts for a birthday",
    "Der er altid en anledning / Fødselsdage, bryllupper, tirsdage. / Se gaver til fødselsdagen",
  ],
  [
    "Tile charity * /shop?category={charity} sprout",
    buyers,
    "A gift given twice / Ten trees, a packed school bag, clean water for a family. / Give to a good cause",
    "En gave, der gives to gange / Ti træer, en pakket skoletaske, rent vand til en familie. / Giv til et godt formål",
  ],
  [
    "Tile redeem * /redeem envelope",
    redeemers,
    "Have you been given a card? / Type its code and choose what you like; what is left stays on it. / Use your gift card",
    "Har du fået et kort? / Tast koden, og vælg det, du har lyst til; resten bliver stående. / Brug dit gavekort",
  ],
  [
    "Tile business DK,SE,NO,FI,DE /b2b parcels",
    consumer,
    "Gifts for a whole company / One order, a gift card for everyone, one invoice. / Gifts for companies",
    "Gaver til hele firmaet / Én ordre, et gavekort til alle, én faktura. / Gaver til firmaer",
  ],
];

const wordsOf = (row: string): Words => {
  const [title = "", text = "", linkLabel = ""] = row.split(" / ");
  return { title, text, linkLabel };
};

/** Banners and tiles of the home screen, in the editors' order. */
export const localizedComponents: readonly LocalizedComponentRecord[] = rows.map(
  ([head, salesChannelIds, en, da], index) => {
    const [templateType = "", templateId = "", where = "", link = "", picture = ""] = head.split(" ");
    const folder = templateType === "Banner" ? "banner" : "tile";
    return {
      id: String(index + 1),
      templateId,
      templateType: templateType as "Banner" | "Tile",
      associatedCountries: where === "*" ? [] : where.split(","),
      salesChannelIds,
      index: index + 1,
      status: "Published",
      // categories go by their id in an address
      link: link.replace(/\{([a-z-]+)\}/, (_, slug: string) => categoryNamed(slug).id),
      image: `/media/${folder}/${picture}.svg`,
      mobileImage: `/media/${folder}/${picture}-mobile.svg`,
      words: { en: wordsOf(en), da: wordsOf(da) },
    };
  },
);
