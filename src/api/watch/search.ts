import { useCallback, useEffect, useMemo, useState } from "react";
import { type Market } from "~/domain/market";
import { CONSUMER_CHANNEL } from "~/domain/salesChannel";
import { offeredOf } from "~/domain/search";
import { type SearchAnswer, type SearchQuestion, type SearchService } from "../search/searchShop";
import { useBrands, useMenu } from "./content";

type Wanted = Omit<SearchQuestion, "market" | "salesChannelId" | "query">;

interface Searched {
  /** The question that it answers, and what that is about, however much of it is wanted. */
  key: string;
  about: string;
  answer?: SearchAnswer;
  failed?: boolean;
}

/**
 * Searches as the query changes. The search client is loaded with the first query. The last answer stays until the next
 * one comes, and if more of the same fails; an outdated answer is dropped. An empty query makes no request.
 */
export function useSearch(
  service: SearchService,
  query: string,
  { market, salesChannelId, wanted }: { market: Market; salesChannelId: number; wanted: Wanted },
) {
  const [searched, setSearched] = useState<Searched | null>(null);
  const [attempt, setAttempt] = useState(0);
  const key = JSON.stringify({ query, market, salesChannelId, ...wanted, attempt });
  const about = JSON.stringify({ query, market, salesChannelId });
  const isAsked = query !== "";

  useEffect(() => {
    if (!isAsked) return;
    let dropped = false;
    const question = JSON.parse(key) as SearchQuestion;
    import("../search/searchShop")
      .then(({ searchShop }) => searchShop(service, question))
      .then(
        (answer) => {
          if (!dropped) setSearched({ key, about, answer });
        },
        () => {
          if (dropped) return;
          setSearched((before) => ({
            key,
            about,
            failed: true,
            ...(before?.about === about && before.answer && { answer: before.answer }),
          }));
        },
      );
    return () => {
      dropped = true;
    };
  }, [service, key, about, isAsked]);

  const again = useCallback(() => setAttempt((count) => count + 1), []);
  const isCurrent = searched?.key === key;
  const { answer, checking } = useOffered(isAsked ? searched?.answer : undefined, market, salesChannelId);
  return {
    answer,
    loading: isAsked && (!isCurrent || checking),
    failed: isAsked && isCurrent && searched.failed === true,
    again,
  };
}

/**
 * An answer with only the brands and categories that the channel has. The indices are those of the consumer channel; in
 * another channel, an unknown brand would lead to a list of all gifts. If the channel's own cannot be loaded, all stay.
 */
function useOffered(answer: SearchAnswer | undefined, market: Market, salesChannelId: number) {
  const isOther = salesChannelId !== CONSUMER_CHANNEL;
  const brands = useBrands(market, salesChannelId, isOther && Boolean(answer?.brands.length));
  const menu = useMenu(market, salesChannelId, isOther && Boolean(answer?.categories.length));
  const ownBrands = brands.data?.brandsBySalesChannel;
  const ownCategories = menu.data?.categoriesBySalesChannel.categories;
  const checking = brands.loading || menu.loading;
  const { countryCode } = market;
  const offered = useMemo(
    () =>
      answer && {
        ...answer,
        brands: offeredOf(answer.brands, ownBrands, countryCode),
        categories: offeredOf(answer.categories, ownCategories, countryCode),
      },
    [answer, ownBrands, ownCategories, countryCode],
  );
  return { answer: checking ? undefined : offered, checking };
}
