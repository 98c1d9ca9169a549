import { FormattedMessage } from "react-intl";
import { Skeleton } from "~/components/Skeleton";
import styles from "./Product.module.css";

/** The shape of the purchase form before it is there: amounts, ways of delivery, fields, button. */
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
