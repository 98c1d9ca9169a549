import { lazyPart } from "~/components/lazyPart";
import { PartPlace } from "~/components/PartPlace";
import { useAppSelector } from "~/state/hooks";
import { selectManyStatus } from "~/state/many/selectors";
import styles from "./BasketLines.module.css";

const ManyProgress = lazyPart(() => import("../ManyRecipients/ManyProgress"), "ManyProgress");

/** Gifts for many that are still on their way into the basket, or stopped on it. */
export function ManyNotice() {
  const status = useAppSelector(selectManyStatus);
  if (status !== "working" && status !== "stopped") return null;
  return (
    <div className={styles.many}>
      <PartPlace>
        <ManyProgress takesFocus={false} />
      </PartPlace>
    </div>
  );
}
