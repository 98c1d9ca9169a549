import { Suspense } from "react";
import { lazyPart } from "~/components/lazyPart";
import { useAppSelector } from "~/state/hooks";
import { selectManyStatus } from "~/state/many/selectors";
import styles from "./BasketLines.module.css";

const ManyProgress = lazyPart(() => import("../ManyRecipients/ManyProgress"), "ManyProgress");

/** Gifts for many that are still on their way into the basket, or stopped on it. */
export function ManyNotice() {
  const status = useAppSelector(selectManyStatus);
  if (status !== "working" && status !== "stopped") return null;
  return (
    <Suspense>
      <div className={styles.many}>
        <ManyProgress takesFocus={false} />
      </div>
    </Suspense>
  );
}
