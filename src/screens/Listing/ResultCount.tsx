import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { type ListingRecord } from "~/state/listing/slice";
import styles from "./Listing.module.css";

/** How long to wait for further changes before announcing the count. */
const QUIET_MS = 500;

/** How many of how many products are shown; announced after each change. */
export function ResultCount({
  listing,
}: {
  listing: Pick<ListingRecord, "items" | "isLastPage" | "totalItems"> | null;
}) {
  const { formatMessage } = useIntl();
  // A list without products is only known to be empty at its last page.
  const isKnown = listing && (listing.items.length > 0 || listing.isLastPage);
  const text = !isKnown
    ? null
    : listing.items.length === 0
      ? formatMessage({ id: "listing.none" })
      : formatMessage({ id: "listing.count" }, { shown: listing.items.length, total: listing.totalItems });
  const [said, setSaid] = useState(text ?? "");

  useEffect(() => {
    if (text === null) return;
    const timer = setTimeout(() => setSaid(text), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <p role="status" className={styles.count}>
      {said || text}
    </p>
  );
}
