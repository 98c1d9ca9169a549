import { FormattedMessage } from "react-intl";
import { Button } from "~/components/Button";
import { EmptyState } from "~/components/EmptyState";
import { type Stage } from "~/domain/exports";
import { selectExports } from "~/state/exports/selectors";
import { askExportAgain } from "~/state/exports/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { ContactUs } from "../ContactUs/ContactUs";
import styles from "./MakingGift.module.css";

/** The texts by the seconds after which they are shown, so that the person sees that something is happening. */
const STAGES = {
  0: "received.making0",
  8: "received.making8",
  20: "received.making20",
  32: "received.making32",
} as const satisfies Record<Stage, string>;

/** Says that the gift card, or those of a bundle, are being made; in the end, that it takes too long to wait for. */
export function MakingGift() {
  const dispatch = useAppDispatch();
  const { step, stage, screen } = useAppSelector(selectExports);
  const many = String(screen === "bundle");
  if (step === "late") {
    return (
      <EmptyState
        icon="clock"
        title={<FormattedMessage id="wait.long" />}
        actions={
          <Button variant="primary" onClick={() => dispatch(askExportAgain())}>
            <FormattedMessage id="error.retry" />
          </Button>
        }
      >
        <p role="status">
          <FormattedMessage id="received.lateText" values={{ many }} />
        </p>
        <ContactUs />
      </EmptyState>
    );
  }
  return (
    <div className={styles.making}>
      <span className={styles.card} aria-hidden="true" />
      <p role="status" className={styles.text}>
        <FormattedMessage id={STAGES[stage]} values={{ many }} />
      </p>
    </div>
  );
}
