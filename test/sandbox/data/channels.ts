import { businessCountries, countries } from "./world";

export interface SalesFlow {
  countryCode: string;
  salesChannelId: number;
  defaultCurrency: string;
  defaultLanguage: string;
  supportedCurrencies: string[];
  supportedLanguages: string[];
  displayCurrency: string;
  published: boolean;
  /** The flow is kept in another channel, and only lent to this one. */
  fromSalesChannelId: number | null;
}

export interface SalesChannel {
  id: number;
  name: string;
  group: "Website" | "Portal";
  languageCode: string;
  urlSlug: string;
  active: boolean;
  allowsWhiteLabeling: boolean;
  settings: { logoUrl: string | null; bannerUrl: string | null; colorScheme: string | null };
  /** Arrives as a text of JSON, as operators type it. */
  salesChannelConfigs: string | null;
}

/** The ids that the shop has constants for (spec §3). */
export const channelIds = { b2b: 1, redeem: 2, b2c: 3, nordlys: 11, fjordbank: 12, havblik: 13 } as const;

const website = (id: number, name: string, urlSlug: string): SalesChannel => ({
  id,
  name,
  group: "Website",
  languageCode: "en",
  urlSlug,
  active: true,
  allowsWhiteLabeling: false,
  settings: { logoUrl: null, bannerUrl: null, colorScheme: null },
  salesChannelConfigs: null,
});

const portal = (
  id: number,
  name: string,
  urlSlug: string,
  colorScheme: string,
  tiles: { excludeTiles: string[]; orderTiles: string[] } | string,
): SalesChannel => ({
  id,
  name,
  group: "Portal",
  languageCode: "da",
  urlSlug,
  active: true,
  allowsWhiteLabeling: true,
  settings: {
    logoUrl: `/media/portal/${urlSlug}-logo.svg`,
    bannerUrl: `/media/portal/${urlSlug}-banner.svg`,
    colorScheme,
  },
  salesChannelConfigs: typeof tiles === "string" ? tiles : JSON.stringify(tiles),
});

export const salesChannels: readonly SalesChannel[] = [
  website(channelIds.b2b, "Business", "business"),
  website(channelIds.redeem, "Redeem", "redeem"),
  website(channelIds.b2c, "Gavia", "gavia"),
  portal(channelIds.nordlys, "Nordlys Energi", "nordlys", "#1f4e79", {
    excludeTiles: ["occasions"],
    orderTiles: ["popular", "recipients", "redeem"],
  }),
  portal(
    channelIds.fjordbank,
    "Fjordbank",
    "fjordbank",
    JSON.stringify({ paper: "#f8f3fa", ink: "#24122c", accent: "#5b2a6e", warm: "#c98a4b", onWarm: "#2d1f05" }),
    { excludeTiles: [], orderTiles: ["redeem"] },
  ),
  // an operator's mistakes: a yellow nobody can read, settings that are cut off, and a logo that was never agreed on
  {
    ...portal(channelIds.havblik, "Havblik Kollegium", "havblik", "#ffe08a", '{ "excludeTiles": ["popular"'),
    allowsWhiteLabeling: false,
  },
  // closed, and so never returned by a lookup
  { ...portal(18, "Vinterfest", "vinterfest", "#1f4e79", { excludeTiles: [], orderTiles: [] }), active: false },
  { ...website(19, "Summer market", "summer-market"), active: false },
];

const worldwide = ["EUR", "USD", "GBP"];
const krone = ["DKK", "SEK", "NOK", "EUR"];
/** Prepared, but not open yet. */
const unpublished = ["MC", "SM"];
const portalCountries: Record<number, string[]> = {
  [channelIds.nordlys]: ["DK", "NO", "SE", "FI"],
  [channelIds.fjordbank]: ["NO", "DK"],
  [channelIds.havblik]: ["DK"],
};

function countriesOf(channelId: number): readonly string[] {
  if (channelId === channelIds.b2b) return businessCountries;
  return portalCountries[channelId] ?? countries.map((country) => country.code);
}

/** Where each channel sells, and in what languages and currencies (spec §3, sales flow). */
export const salesFlows: readonly SalesFlow[] = salesChannels
  .filter((channel) => channel.active)
  .flatMap((channel) =>
    countriesOf(channel.id).map((countryCode): SalesFlow => {
      const country = countries.find((each) => each.code === countryCode)!;
      const others = country.nordic ? krone : worldwide;
      return {
        countryCode,
        salesChannelId: channel.id,
        defaultCurrency: country.currency,
        defaultLanguage: country.languages[0]!,
        supportedCurrencies: [country.currency, ...others.filter((code) => code !== country.currency)],
        supportedLanguages: country.languages,
        displayCurrency: country.currency,
        published: !unpublished.includes(countryCode),
        fromSalesChannelId: channel.id === channelIds.redeem ? channelIds.b2c : null,
      };
    }),
  );

/** The channel with this id, if it is active. */
export const activeChannel = (id: number): SalesChannel | undefined =>
  salesChannels.find((channel) => channel.active && channel.id === id);

/** The published flow of a channel in a country. */
export const flowOf = (salesChannelId: number, countryCode: string): SalesFlow | undefined =>
  salesFlows.find(
    (flow) => flow.published && flow.salesChannelId === salesChannelId && flow.countryCode === countryCode,
  );
