import { createContext, useContext } from "react";
import { type Contacts } from "~/domain/contact";
import { DEFAULT_MARKET, type Market } from "~/domain/market";

/** What an operator has set and screens show. Addresses may hold "{locale}". */
export interface ShopSettings {
  shopName: string;
  logoUrl: string;
  /** The shop's public origin, for addresses that leave the page, and to know the shop's own among those of editors. */
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
  /** Where pictures of the content service may come from, beside the shop. */
  mediaHosts: readonly string[];
  /** Customer service by country, in lower case. */
  contacts: Contacts;
  /** What voucher codes begin with, before a hyphen. */
  codePrefixes: readonly string[];
  /** The hosts at which a payment window may open. */
  paymentHosts: readonly string[];
  /** The hosted search service; `searchHost` stands in for it where it is set. */
  searchAppId: string;
  searchKey: string;
  searchHost: string;
  searchIndexPrefix: string;
}

const NOTHING_SET: ShopSettings = {
  shopName: "",
  logoUrl: "",
  // Paths are read against it.
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

/** Handed in by the app, which reads the environment. */
export const ShopSettingsContext = createContext<ShopSettings>(NOTHING_SET);

export const useShopSettings = () => useContext(ShopSettingsContext);
