import type { GraphQLError } from "graphql";
import { refusal } from "../commerce/refusals";
import { activeChannel, flowOf, type SalesChannel, type SalesFlow } from "../data/channels";
import { currencyOf, languages } from "../data/world";

/** Markup languages that the editors keep beside the shop's own (spec §1). */
const markupLanguages = ["nb", "nn"];

const invalid = (field: string, message: string): GraphQLError => refusal("FluentValidation", message, { field });

/** The language as the texts are kept: Norwegian is `no`. Refused when the shop does not speak it. */
export function knownLanguage(given: string): string {
  if (markupLanguages.includes(given)) return "no";
  if ((languages as readonly string[]).includes(given)) return given;
  throw invalid("expectedLanguage", `The language '${given}' is not supported`);
}

export function knownChannel(id: number): SalesChannel {
  const channel = activeChannel(id);
  if (!channel) throw refusal("SalesChannelNotFound", `There is no sales channel with id '${id}'`);
  return channel;
}

/** The open market of a channel in a country. */
export function knownFlow(salesChannelId: number, countryCode: string): SalesFlow {
  knownChannel(salesChannelId);
  const flow = flowOf(salesChannelId, countryCode.toUpperCase());
  if (!flow) throw refusal("UnsupportedCountry", `Sales channel '${salesChannelId}' does not sell in '${countryCode}'`);
  return flow;
}

export function knownCurrency(code: string, flow?: SalesFlow): string {
  const currency = currencyOf(code);
  if (!currency || (flow && !flow.supportedCurrencies.includes(currency.code))) {
    throw refusal("UnsupportedCurrency", `The currency '${code}' is not supported`);
  }
  return currency.code;
}

export interface Pagination {
  page: number;
  perPage: number;
}

/** Pages start at 1; nobody asks for more than `limit` things at once. */
export function checkedPagination({ page, perPage }: Pagination, limit: number): Pagination {
  if (page < 1) throw invalid("page", "'page' must be at least 1");
  if (perPage < 1 || perPage > limit) throw invalid("perPage", `'perPage' must be between 1 and ${limit}`);
  return { page, perPage };
}

/** One page of a list, with what the answer says about it. */
export function pageOf<Item>(all: readonly Item[], { page, perPage }: Pagination) {
  return {
    items: all.slice((page - 1) * perPage, page * perPage),
    pagingInfo: { page, perPage, totalPages: Math.ceil(all.length / perPage), totalItems: all.length },
  };
}

/** A list of ids, refused when it is empty or too long. */
export function checkedIds(field: string, ids: readonly string[], limit: number): readonly string[] {
  if (ids.length === 0 || ids.length > limit) throw invalid(field, `'${field}' must name 1 to ${limit} ids`);
  return ids;
}

/** A price limit in whole major units. */
export function checkedInterval(priceMin: number | null | undefined, priceMax: number | null | undefined): void {
  if ((priceMin ?? 0) < 0 || (priceMax ?? 0) < 0) throw invalid("priceMin", "A price limit must not be negative");
  if (priceMin != null && priceMax != null && priceMin > priceMax) {
    throw invalid("priceMin", "'priceMin' must not be more than 'priceMax'");
  }
}
