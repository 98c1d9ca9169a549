import { lazyPart } from "~/components/lazyPart";
import { PartPlace } from "~/components/PartPlace";
import { useAppSelector } from "~/state/hooks";
import { selectManyStatus } from "~/state/many/selectors";
import styles from "./BasketLines.module.css";

const ManyProgress = lazyPart(() => import("../ManyRecipients/ManyProgress"), "ManyProgress");

/** Says that gifts for many recipients are still being added to the basket, or have stopped. */
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
