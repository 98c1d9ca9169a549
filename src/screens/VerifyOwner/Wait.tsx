import { useTellWait } from "~/components/useTellWait";
import { selectExports } from "~/state/exports/selectors";
import { useAppSelector } from "~/state/hooks";
import styles from "./VerifyOwner.module.css";

/** How long the next try has to wait. It counts down visually; screen readers get the first number only. */
export function Wait({ id }: { id: string }) {
  const wait = useAppSelector((state) => selectExports(state).wait);
  const tellWait = useTellWait();
  if (wait === 0) return null;
  return (
    // A timer, as an alert around it would be read out every second.
    <span id={id} role="timer" className={styles.wait}>
      {tellWait("received.wait", wait)}
    </span>
  );
}
