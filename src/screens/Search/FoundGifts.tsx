import { useEffect, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { cardId, ProductGrid, ProductGridSkeleton } from "~/blocks/ProductGrid/ProductGrid";
import { Button } from "~/components/Button";
import { FIRST_PICTURES } from "~/components/cardPicture";
import { ErrorState } from "~/components/ErrorState";
import { RetryNotice } from "~/components/RetryNotice";
import styles from "./Search.module.css";
import { type useFoundGifts } from "./useFoundGifts";

/** How many gifts are shown at first, and how many more with each click. */
export const PAGE = 24;

interface FoundGiftsProps {
  found: ReturnType<typeof useFoundGifts>;
  isMore: boolean;
  loading: boolean;
  /** Given if more could not be found. */
  onRetry: (() => void) | undefined;
  onMore: () => void;
}

/** The gifts that were found, best first. */
export function FoundGifts({ found, isMore, loading, onRetry, onMore }: FoundGiftsProps) {
  const { gifts } = found;
  const before = useRef<number | null>(null);
  // After "more" the focus goes to the first new gift, once it comes.
  useEffect(() => {
    const first = before.current === null ? undefined : gifts[before.current];
    if (!first) return;
    before.current = null;
    document.getElementById(cardId(first.id))?.focus();
  });

  return (
    <section className={styles.part} aria-labelledby="search-gifts">
      <h2 id="search-gifts" className={styles.title}>
        <FormattedMessage id="search.products" />
      </h2>
      {found.failed ? (
        <ErrorState headingLevel={3} title={<FormattedMessage id="listing.failedTitle" />} onRetry={found.again} />
      ) : !found.isKnown ? (
        <ProductGridSkeleton count={10} />
      ) : (
        <ProductGrid products={gifts} list="search" priority={FIRST_PICTURES} />
      )}
      {found.moreFailed || onRetry ? (
        <RetryNotice onRetry={onRetry ?? found.again}>
          <FormattedMessage id="listing.moreFailed" />
        </RetryNotice>
      ) : (
        isMore && (
          <Button
            pending={loading || found.loading}
            onClick={() => {
              before.current = gifts.length;
              onMore();
            }}
          >
            <FormattedMessage id="loadMore.more" />
          </Button>
        )
      )}
    </section>
  );
}
