import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "~/components/Button";
import { hidden } from "~/components/hidden";
import { LinkButton } from "~/components/LinkButton";
import { LongWait } from "~/components/LongWait";
import { ownEntry } from "~/domain/ownEntry";
import { formatPrice } from "~/domain/price";
import { fileName } from "~/domain/voucherFile";
import { selectExports } from "~/state/exports/selectors";
import { saveBundleFile } from "~/state/exports/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import styles from "./Bundle.module.css";
import { type GiftName } from "./useBundleTitles";

interface BundleFileRowProps {
  pdfId: string;
  productId: string;
  currency: string | null;
  valueInDecimal: number | null;
  title: GiftName;
  number: number;
}

/** One file of a bundle, with its state. */
export function BundleFileRow({ pdfId, productId, currency, valueInDecimal, title, number }: BundleFileRowProps) {
  const dispatch = useAppDispatch();
  const { locale } = useIntl();
  const file = useAppSelector((state) => ownEntry(selectExports(state).files, pdfId));
  const name = fileName(title.name, number);
  const named = (
    <span key="title" lang={title.language ?? undefined}>
      {title.name}
    </span>
  );
  const called = { number, title: named, hidden };
  return (
    <li className={styles.file}>
      <span className={styles.what}>
        <FormattedMessage id="received.fileNumber" values={{ number }} />
        {valueInDecimal !== null && currency !== null && (
          <span className={styles.worth}> {formatPrice(valueInDecimal, currency, locale, { forceCode: true })}</span>
        )}
      </span>
      {file?.state === "link" ? (
        <LinkButton href={file.href} newTab size="s" icon="download" download={name}>
          <FormattedMessage id="received.saveNumber" values={called} />
        </LinkButton>
      ) : (
        <Button
          size="s"
          icon={file?.state === "saved" ? "check" : "download"}
          pending={file?.state === "asked"}
          onClick={() => dispatch(saveBundleFile({ pdfId, productId, name }))}
        >
          <FormattedMessage id="received.saveNumber" values={called} />
        </Button>
      )}
      <span role="status" className={styles.state}>
        {file?.state === "saved" && <FormattedMessage id="received.saved" />}
        {file?.state === "failed" && <FormattedMessage id="received.notSaved" />}
      </span>
      <div className={styles.long}>
        <LongWait waiting={file?.state === "asked"} />
      </div>
    </li>
  );
}
