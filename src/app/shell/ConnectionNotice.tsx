import { FormattedMessage } from "react-intl";
import { useAppSelector } from "~/state/hooks";
import { selectOffline } from "~/state/notices/selectors";
import styles from "./Band.module.css";
import { KeptWayPart } from "./KeptWayPart";
import { LatePart } from "./LatePart";

/** Says that the connection is gone, and goes by itself when it is back. The screen under it stays as it was. */
export function ConnectionNotice() {
  const offline = useAppSelector(selectOffline);
  return (
    <div role="status">
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
