import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { type ListingRecord } from "~/state/listing/slice";
import styles from "./Listing.module.css";

/** How long to wait for further changes before announcing the count. */
const QUIET_MS = 500;

interface ResultCountProps {
  /** The list that is asked for; null until it is there. The last count stays until then. */
  listing: Pick<ListingRecord, "items" | "isLastPage" | "totalItems"> | null;
  /** No list is on screen, and none will come: there is nothing to count. */
  failed: boolean;
}

/** How many of how many products are shown; announced after each change. */
export function ResultCount({ listing, failed }: ResultCountProps) {
  // A list without products is only known to be empty at its last page.
  const isKnown = listing && (listing.items.length > 0 || listing.isLastPage);
  const shown = isKnown ? listing.items.length : null;
  const total = isKnown ? listing.totalItems : 0;
  const [said, setSaid] = useState({ shown, total });

  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => setSaid({ shown, total }), QUIET_MS);
    return () => clearTimeout(timer);
  }, [shown, total]);

  const count = said.shown === null ? { shown, total } : said;
  return (
    <p role="status" className={styles.count}>
      {failed || count.shown === null ? null : count.shown === 0 ? (
        <FormattedMessage id="listing.none" />
      ) : (
        <FormattedMessage id="listing.count" values={{ shown: count.shown, total: count.total }} />
      )}
    </p>
  );
}
