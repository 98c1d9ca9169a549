import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { Disclosure } from "~/components/Disclosure";
import { LinkButton } from "~/components/LinkButton";
import { fileName } from "~/domain/voucherFile";
import { type ShownGroup } from "~/state/exports/exportsState";
import styles from "./Bundle.module.css";
import { BundleFileRow } from "./BundleFileRow";
import { type GiftName } from "./useBundleTitles";

interface BundleGroupProps {
  group: ShownGroup;
  /** The name of the product. */
  title: GiftName;
  /** The list is long, so it is collapsed. */
  isLong: boolean;
}

/** The files of one product in a bundle. */
export function BundleGroup({ group: { productId, pdfTokens, href }, title, isLong }: BundleGroupProps) {
  const id = useId();
  const list = (
    <ol className={styles.files}>
      {pdfTokens.map((token, index) => (
        <BundleFileRow key={token.pdfId} {...token} productId={productId} title={title} number={index + 1} />
      ))}
    </ol>
  );
  return (
    // No landmark: two products may have the same name, and both have one until theirs have come.
    <div role="group" className={styles.group} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title} lang={title.language ?? undefined}>
          {title.name}
        </h2>
        <span className={styles.count}>
          <FormattedMessage id="received.files" values={{ count: pdfTokens.length }} />
        </span>
        {href && (
          <LinkButton href={href} newTab size="s" icon="download" download={fileName(title.name, undefined, "zip")}>
            <FormattedMessage id="received.saveGroup" />
          </LinkButton>
        )}
      </div>
      {isLong ? <Disclosure summary={<FormattedMessage id="received.oneByOne" />}>{list}</Disclosure> : list}
    </div>
  );
}
