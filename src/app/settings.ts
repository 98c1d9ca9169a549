import { environment, ownOrigin } from "~/browser/environment";
import { type ShopSettings } from "~/components/shopSettings";
import { openContacts } from "~/domain/contact";
import { fallbackMarket } from "./startMarket";

const { contactDk, contactSe, contactNo, contactFi, countries } = environment;

/** The operator's settings, from the build's environment. */
export const settings: ShopSettings = {
  ...environment,
  origin: ownOrigin(),
  fallbackMarket: fallbackMarket(),
  contacts: openContacts({ dk: contactDk, se: contactSe, no: contactNo, fi: contactFi }, countries),
};
