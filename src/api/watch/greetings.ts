import { type Market } from "~/domain/market";
import { type GetGreetingQuery, type GetGreetingTemplatesQuery } from "../generated/commerce";
import { getGreeting } from "../generated/commerce/getGreeting";
import { getGreetingTemplates } from "../generated/commerce/getGreetingTemplates";
import { useAnswer } from "./useAnswer";

export type GreetingContent = NonNullable<GetGreetingQuery["getGreeting"]>;
export type GreetingTemplate = GetGreetingTemplatesQuery["getGreetingTemplates"][number];

/** The greeting with a token; its answer is null if there is none. A null token makes no request. */
export const useGreeting = (greetingToken: string | null) =>
  useAnswer(getGreeting, greetingToken === null ? null : { greetingToken });

/** The pictures of all categories. */
export const useGreetingTemplates = (market: Market) =>
  useAnswer(getGreetingTemplates, { expectedLanguage: market.locale });
