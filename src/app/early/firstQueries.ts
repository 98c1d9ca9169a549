import {
  componentsVariables,
  countryVariables,
  listingVariables,
  menuVariables,
  pageVariables,
  popularVariables,
  productVariables,
} from "~/api/variables";
import { parseListing } from "~/domain/listingQuery";
import { hasBusiness } from "~/domain/businessCountries";
import { channelLookup, isPortalId } from "~/domain/salesChannel";
import { channelOfAddress } from "~/domain/startChannel";
import { productIn, splitAddress } from "./address";

/** A query to start early, by the name of its operation. */
interface FirstQuery {
  name: string;
  variables: unknown;
}

const PORTAL = /^portal\/([^/]+)(?:\/[^/]+)?$/;
const PAGE = /^[a-z0-9][a-z0-9-]*$/;
/** Screens with a path of one fragment that are not content pages. */
const SCREENS = new Set([
  "welcome",
  "basket",
  "order",
  "redeem",
  "giftcard-redeem",
  "occasion",
  "search",
  "brand",
  "display-catalog",
  "b2b",
  "verify-owner",
  "giftcard",
  "greeting",
]);

/**
 * The content queries that the first screen of an address will make, all independent of each other, in the stored
 * channel, or in the business channel if the person shops for a `department`. None for an address that is not in
 * canonical form: it is redirected first.
 */
export function firstQueries(
  pathname: string,
  search: string,
  storedChannel: number | null = null,
  department: string | null = null,
): FirstQuery[] {
  const address = splitAddress(pathname);
  if (!address) return [];
  const { market, rest } = address;
  const buyer = hasBusiness(market.countryCode) ? department : null;
  const channel = channelOfAddress(rest && `/${rest}`, storedChannel, buyer);
  const portal = PORTAL.exec(rest)?.[1];
  if (portal) {
    const named = channelLookup(portal);
    return named ? [{ name: "id" in named ? "GetSalesChannelById" : "GetSalesChannelBySlug", variables: named }] : [];
  }
  const shell = [
    { name: "countryPresentations", variables: countryVariables(market, channel) },
    ...(rest === "" || isPortalId(channel) ? [{ name: "GetSalesChannelById", variables: { id: channel } }] : []),
  ];
  const menu = { name: "categoriesBySalesChannel", variables: menuVariables(market, channel) };
  const productId = productIn(rest);

  if (rest === "") {
    return [
      { name: "GetLocalizedComponents", variables: componentsVariables(market, channel) },
      { name: "getPopular", variables: popularVariables(market, channel) },
      menu,
      ...shell,
    ];
  }
  if (rest === "shop") {
    const filters = parseListing(search, market);
    const variables = listingVariables({ market, salesChannelId: channel, filters, department: buyer });
    return [{ name: "productsFilter", variables }, menu, ...shell];
  }
  if (productId) return [{ name: "getProducts", variables: productVariables(market, channel, productId) }, ...shell];
  if (PAGE.test(rest) && !SCREENS.has(rest)) {
    return [{ name: "getPagePresentationKeys", variables: pageVariables(market, channel, rest) }, ...shell];
  }
  return shell;
}
