import { useCallback, useEffect, useState } from "react";
import { type Market } from "~/domain/market";
import { type SearchAnswer, type SearchQuestion, type SearchService } from "../search/searchShop";

type Wanted = Omit<SearchQuestion, "market" | "salesChannelId" | "query">;

interface Searched {
  /** The question it answers. */
  key: string;
  answer?: SearchAnswer;
  failed?: boolean;
}

/**
 * What the search service finds; its code comes with the first question. The last answer stays until the next one is
 * there, and an answer that was overtaken is dropped. `query` "" asks for nothing.
 */
export function useSearch(
  service: SearchService,
  query: string,
  { market, salesChannelId, wanted }: { market: Market; salesChannelId: number; wanted: Wanted },
) {
  const [searched, setSearched] = useState<Searched | null>(null);
  const [attempt, setAttempt] = useState(0);
  const key = JSON.stringify({ query, market, salesChannelId, ...wanted, attempt });
  const isAsked = query !== "";

  useEffect(() => {
    if (!isAsked) return;
    let dropped = false;
    const question = JSON.parse(key) as SearchQuestion;
    import("../search/searchShop")
      .then(({ searchShop }) => searchShop(service, question))
      .then(
        (answer) => {
          if (!dropped) setSearched({ key, answer });
        },
        () => {
          if (!dropped) setSearched({ key, failed: true });
        },
      );
    return () => {
      dropped = true;
    };
  }, [service, key, isAsked]);

  const again = useCallback(() => setAttempt((count) => count + 1), []);
  const isCurrent = searched?.key === key;
  return {
    answer: isAsked ? searched?.answer : undefined,
    loading: isAsked && !isCurrent,
    failed: isAsked && isCurrent && searched.failed === true,
    again,
  };
}
