import { lazy, Suspense } from "react";
import { FormattedMessage } from "react-intl";
import { useAppSelector } from "~/state/hooks";
import { selectOffline } from "~/state/notices/selectors";
import styles from "./Band.module.css";

const nothing = () => ({ default: () => null });
/** Without a network it is only there when something is kept. */
const KeptWay = lazy(() => import("~/blocks/KeptGifts/KeptWay").then(({ KeptWay }) => ({ default: KeptWay }), nothing));

/** Says that the connection is gone, and goes by itself when it is back. The screen under it stays as it was. */
export function ConnectionNotice() {
  const offline = useAppSelector(selectOffline);
  return (
    <div role="status">
      {offline && (
        <p className={styles.band} data-tone="warning">
          <FormattedMessage id="shell.offline" />{" "}
          <Suspense>
            <KeptWay />
          </Suspense>
        </p>
      )}
    </div>
  );
}
