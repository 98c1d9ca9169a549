import { type Market } from "~/domain/market";
import { currentEndpoints } from "../endpoints";
import { type GetGreetingQuery, type GetGreetingTemplatesQuery } from "../generated/commerce";
import { getGreeting } from "../generated/commerce/getGreeting";
import { getGreetingTemplates } from "../generated/commerce/getGreetingTemplates";
import { getWrappings } from "../generated/commerce/getWrappings";
import { useAnswer } from "./useAnswer";

export type GreetingContent = NonNullable<GetGreetingQuery["getGreeting"]>;
export type GreetingTemplate = GetGreetingTemplatesQuery["getGreetingTemplates"][number];

/** The greeting with a token; its answer is null if there is none. A null token makes no request. */
export const useGreeting = (greetingToken: string | null) =>
  useAnswer(getGreeting, greetingToken === null ? null : { greetingToken });

/** The pictures of all categories. */
export const useGreetingTemplates = (market: Market) =>
  useAnswer(getGreetingTemplates, { expectedLanguage: market.locale });

/** The wrappings on offer, with their prices. */
export const useWrappings = (market: Market, salesChannelId: number, wanted = true) =>
  useAnswer(
    getWrappings,
    wanted ? { salesChannelId, currency: market.currency.toUpperCase(), expectedLanguage: market.locale } : null,
  );

/**
 * The address of a greeting's picture or film. A relative one belongs to the commerce service; anything else must be
 * https. Null: the page must not load it.
 */
export function greetingMedia(raw: string | null | undefined): string | null {
  if (!raw) return null;
  try {
    const service = new URL(currentEndpoints().commerce, window.location.href);
    const url = new URL(raw, service);
    return url.origin === service.origin || url.protocol === "https:" ? url.href : null;
  } catch {
    return null;
  }
}
