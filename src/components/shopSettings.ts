import { createContext, use } from "react";
import { type Contacts } from "~/domain/contact";
import { DEFAULT_MARKET, type Market } from "~/domain/market";

/** The operator's settings that screens need. Addresses may contain "{locale}". */
export interface ShopSettings {
  shopName: string;
  logoUrl: string;
  /** The shop's public origin: for absolute addresses, and to recognise the shop's own among editors' links. */
  origin: string;
  /** Lower-case codes of the countries that are sold to. */
  countries: readonly string[];
  /** The market of last resort. */
  fallbackMarket: Market;
  globalCardProductId: string;
  /** By lower-case country code. */
  localCardProductIds: Readonly<Record<string, string | undefined>>;
  termsUrl: string;
  privacyUrl: string;
  cookiePolicyUrl: string;
  supportUrl: string;
  /** The hosts that pictures of the content service may come from, besides the shop. */
  mediaHosts: readonly string[];
  /** Customer service by country, in lower case. */
  contacts: Contacts;
  /** The prefixes of voucher codes, without the hyphen. */
  codePrefixes: readonly string[];
  /** The hosts of payment windows. */
  paymentHosts: readonly string[];
  /** The hosted search service, which `searchHost` replaces if it is set. */
  searchAppId: string;
  searchKey: string;
  searchHost: string;
  searchIndexPrefix: string;
}

const NOTHING_SET: ShopSettings = {
  shopName: "",
  logoUrl: "",
  // A base to resolve paths against.
  origin: "https://shop.invalid",
  countries: [],
  fallbackMarket: DEFAULT_MARKET,
  globalCardProductId: "",
  localCardProductIds: {},
  termsUrl: "",
  privacyUrl: "",
  cookiePolicyUrl: "",
  supportUrl: "",
  mediaHosts: [],
  contacts: {},
  codePrefixes: [],
  paymentHosts: [],
  searchAppId: "",
  searchKey: "",
  searchHost: "",
  searchIndexPrefix: "",
};

/** Provided by the app, which reads the environment. */
export const ShopSettingsContext = createContext<ShopSettings>(NOTHING_SET);

/** The operator's settings. */
export const useShopSettings = () => use(ShopSettingsContext);
