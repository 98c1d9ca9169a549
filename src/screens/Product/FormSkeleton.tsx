import { FormattedMessage } from "react-intl";
import { Skeleton } from "~/components/Skeleton";
import styles from "./Product.module.css";

/** The placeholder of the purchase form: amounts, delivery methods, fields, button. */
export function FormSkeleton() {
  return (
    <div className={styles.formSkeleton}>
      <p role="status" className="visually-hidden">
        <FormattedMessage id="shell.loading" />
      </p>
      <Skeleton shape="block" height="5.5rem" />
      <Skeleton shape="block" height="13rem" />
      <Skeleton shape="block" height="17rem" />
      <Skeleton shape="block" height="11rem" />
      <Skeleton shape="block" height="8.5rem" />
    </div>
  );
}
