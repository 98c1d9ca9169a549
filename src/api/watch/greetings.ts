import { useEffect } from "react";
import { type Market } from "~/domain/market";
import { type GetGreetingQuery, type GetGreetingTemplatesQuery } from "../generated/commerce";
import { getGreeting } from "../generated/commerce/getGreeting";
import { getGreetingTemplates } from "../generated/commerce/getGreetingTemplates";
import { askQuietly } from "./answers";
import { useAnswer } from "./useAnswer";

export type GreetingContent = NonNullable<GetGreetingQuery["getGreeting"]>;
export type GreetingTemplate = GetGreetingTemplatesQuery["getGreetingTemplates"][number];

/** How often a greeting is requested again whose film is still being prepared. */
const FILM_EVERY_MS = 5000;
/** After so many times nobody waits for it any more. */
const MOST_FILM_ASKS = 60;

/**
 * The greeting with a token; its answer is null if there is none. A null token makes no request. While its film is
 * being prepared, it is requested again, so that the film is shown once it is there.
 */
export function useGreeting(greetingToken: string | null) {
  const answer = useAnswer(getGreeting, greetingToken === null ? null : { greetingToken });
  const isFilmComing = answer.data?.getGreeting?.videoIsProcessing === true;
  useEffect(() => {
    if (greetingToken === null || !isFilmComing) return;
    let isOver = false;
    const poll = async () => {
      for (let asked = 0; asked < MOST_FILM_ASKS;) {
        await new Promise((resolve) => setTimeout(resolve, FILM_EVERY_MS));
        if (isOver) return;
        if (document.visibilityState !== "visible") continue;
        asked += 1;
        await askQuietly(getGreeting, { greetingToken });
      }
    };
    void poll();
    return () => {
      isOver = true;
    };
  }, [greetingToken, isFilmComing]);
  return answer;
}

/** The pictures of all categories. */
export const useGreetingTemplates = (market: Market) =>
  useAnswer(getGreetingTemplates, { expectedLanguage: market.locale });
