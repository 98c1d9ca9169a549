import { FormattedMessage } from "react-intl";
import { useAppSelector } from "~/state/hooks";
import { selectOffline } from "~/state/notices/selectors";
import styles from "./Band.module.css";
import { KeptWayPart } from "./KeptWayPart";
import { LatePart } from "./LatePart";

/** Says that there is no connection, until it is back. The screen below it stays as it is. */
export function ConnectionNotice() {
  const offline = useAppSelector(selectOffline);
  return (
    <div role="status" data-above-toasts>
      {offline && (
        <p className={styles.band} data-tone="warning">
          <FormattedMessage id="shell.offline" />{" "}
          <LatePart>
            <KeptWayPart />
          </LatePart>
        </p>
      )}
    </div>
  );
}
