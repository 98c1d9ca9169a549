import { createContext, useContext } from "react";

/** What an operator has set and screens show. Addresses may hold "{locale}". */
export interface ShopSettings {
  shopName: string;
  termsUrl: string;
  privacyUrl: string;
  supportUrl: string;
  /** Customer service by country, in lower case. */
  contacts: Readonly<Record<string, { phone: string; email: string } | undefined>>;
  /** The hosts at which a payment window may open. */
  paymentHosts: readonly string[];
}

const NOTHING_SET: ShopSettings = {
  shopName: "",
  termsUrl: "",
  privacyUrl: "",
  supportUrl: "",
  contacts: {},
  paymentHosts: [],
};

/** Handed in by the app, which reads the environment. */
export const ShopSettingsContext = createContext<ShopSettings>(NOTHING_SET);

export const useShopSettings = () => useContext(ShopSettingsContext);
