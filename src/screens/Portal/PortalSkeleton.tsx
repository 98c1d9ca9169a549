import { useIntl } from "react-intl";
import { ScreenHead } from "~/blocks/ScreenHead/ScreenHead";
import { Skeleton } from "~/components/Skeleton";
import styles from "./Portal.module.css";

/** The placeholder of a portal's page while the portal is loading. */
export function PortalSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.portal}>
      <ScreenHead title={formatMessage({ id: "shell.loading" })} noindex />
      <Skeleton shape="block" height="14rem" />
      <Skeleton lines={3} />
    </div>
  );
}
