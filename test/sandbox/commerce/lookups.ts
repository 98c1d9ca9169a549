import { activeChannel, flowOf, type SalesChannel, type SalesFlow } from "../data/channels";
import { isSoldIn } from "../data/catalogue";
import { skusOf } from "../data/shelf";
import type { Product, Sku } from "../data/products";
import type { BusinessAccountRecord, DepartmentRecord } from "./accounts";
import type { BasketRecord, QuoteRecord } from "./records";
import { refusal } from "./refusals";
import type { CommerceState } from "./state";

/** The basket with this id. Refused in the words that the shop reads (spec §5). */
export function basketWithId(state: CommerceState, id: string): BasketRecord {
  if (!id.trim()) throw refusal("BasketIdMissing", "No basket id provided");
  const basket = state.baskets.get(id);
  if (!basket) throw refusal("BasketNotFound", `There is no basket with id '${id}'`);
  return basket;
}

/** An active channel; a closed one is refused like an unknown one. */
export function channelWithId(id: number): SalesChannel {
  const channel = activeChannel(id);
  if (!channel) throw refusal("SalesChannelNotFound", `There is no active sales channel with id '${id}'`);
  return channel;
}

/** The market in which a channel sells in a country. */
export function flowFor(salesChannelId: number, countryCode: string): SalesFlow {
  const flow = flowOf(salesChannelId, countryCode);
  if (!flow) throw refusal("UnsupportedCountry", `Sales channel ${salesChannelId} does not sell in '${countryCode}'`);
  return flow;
}

/** The product, if the basket's channel sells it in the basket's country. */
export function productFor(state: CommerceState, basket: BasketRecord, productId: string): Product {
  const product = state.catalogue.productById.get(productId);
  if (!product || !isSoldIn(product, basket.salesChannelId, basket.countryCode)) {
    throw notSold(productId, basket.salesChannelId);
  }
  return product;
}

/** The refusal of a product that a channel does not sell, in the words that the shop reads. */
export const notSold = (productId: string, salesChannelId: number) =>
  refusal("ProductNotFound", `Product with id '${productId}' cannot be found in sales channel '${salesChannelId}'`);

/** A product that is in a basket already. Throws an ordinary error: the catalogue does not shrink while it is open. */
export function knownProduct(state: CommerceState, productId: string): Product {
  const product = state.catalogue.productById.get(productId);
  if (!product) throw new Error(`The catalogue lost product ${productId}`);
  return product;
}

/** The account in whose name a basket is bought, if it names one. */
export const buyingAccount = (state: CommerceState, { buyer }: BasketRecord): BusinessAccountRecord | undefined =>
  state.people.businessAccounts.find(({ id }) => id === buyer?.accountId);

/** The department that an account acts for. */
export function departmentOf(state: CommerceState, account: BusinessAccountRecord): DepartmentRecord {
  const department = state.people.departments.find(({ id }) => id === account.departmentId);
  if (!department) throw new Error(`Account ${account.id} has no department`);
  return department;
}

/** The quote that was chosen for a delivery, as long as it is among those that there are. */
export const chosenQuote = ({ quotes, chosenQuotes }: BasketRecord, deliveryId: string): QuoteRecord | undefined =>
  quotes[deliveryId]?.find(({ id }) => id === chosenQuotes[deliveryId]);

/** The SKU of a product, by its number. */
export const skuNamed = (product: Product, name: string): Sku | undefined =>
  skusOf(product).find(({ sku }) => sku.sku === name)?.sku;

/** An instant, in the form of the contract. */
export const instantText = (instant: number): string => new Date(instant).toISOString();
