import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { reloadPage } from "~/browser/page";
import { Button } from "~/components/Button";
import { CARD_RATIO } from "~/components/cardPicture";
import { Skeleton } from "~/components/Skeleton";
import styles from "./ScreenSkeleton.module.css";

/** A chunk that hangs is given up after two minutes only (spec §9). Nobody waits that long without a word. */
const LONG_MS = 10_000;

/** The outline of a screen while its code is loading; with a way on when that takes long. */
export function ScreenSkeleton() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.screen}>
      <p role="status" className="visually-hidden">
        <FormattedMessage id="shell.loading" />
      </p>
      {isLong && (
        <p className={styles.again}>
          <Button onClick={reloadPage}>
            <FormattedMessage id="broken.reload" />
          </Button>
        </p>
      )}
      <Skeleton height="2.5rem" width="14rem" shape="block" />
      <div className={styles.cards}>
        {Array.from({ length: 10 }, (_, at) => (
          <Skeleton key={at} shape="card" ratio={CARD_RATIO} />
        ))}
      </div>
    </div>
  );
}
