import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "~/components/Button";
import { LongWait } from "~/components/LongWait";
import { Notice } from "~/components/Notice";
import { fileName } from "~/domain/voucherFile";
import { selectExports } from "~/state/exports/selectors";
import { saveWholeBundle } from "~/state/exports/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import styles from "./Bundle.module.css";
import { type GiftName } from "./useBundleTitles";

interface WholeBundleProps {
  /** How many files there are. */
  total: number;
  /** The names of products, by id, which also name the files. */
  titles: Record<string, GiftName>;
}

/** Saves all files of the bundle as one zip, with its progress. */
export function WholeBundle({ total, titles }: WholeBundleProps) {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const { zip } = useAppSelector(selectExports);
  const gathering = zip?.state === "gathering";
  const busy = zip?.isBusy && (
    <p>
      <FormattedMessage id="toast.tooManyRequests" />
    </p>
  );
  const name = fileName(formatMessage({ id: "received.bundleFile" }), undefined, "zip");
  const save = () => {
    const names = Object.entries(titles).map(([productId, title]) => [productId, title.name] as const);
    dispatch(saveWholeBundle({ name, titles: Object.fromEntries(names) }));
  };
  return (
    <div className={styles.whole}>
      <p>
        <FormattedMessage id="received.bundleText" values={{ count: total }} />
      </p>
      <Button variant="primary" icon="download" pending={gathering} onClick={save}>
        <FormattedMessage id="received.saveAll" values={{ count: total }} />
      </Button>
      {gathering && (
        <label className={styles.progress}>
          <FormattedMessage id="received.gathering" values={{ done: zip.done, total: zip.total }} />
          <progress value={zip.done} max={zip.total} />
        </label>
      )}
      <LongWait key={zip?.done} waiting={gathering} />
      <div role="status">
        {gathering && (
          // Announced in tenths, not for every file.
          <span className="visually-hidden">
            <FormattedMessage
              id="received.gatheringShare"
              values={{ percent: Math.floor((zip.done / Math.max(1, zip.total)) * 10) * 10 }}
            />
          </span>
        )}
        {zip?.state === "saved" && (
          <Notice tone={zip.missing > 0 ? "warning" : "success"}>
            <FormattedMessage id="received.allSaved" values={{ missing: zip.missing }} />
            {busy}
          </Notice>
        )}
        {zip?.state === "elsewhere" && (
          <Notice tone="warning">
            <FormattedMessage id="received.onlyOneByOne" />
          </Notice>
        )}
        {zip?.state === "failed" && (
          <Notice tone="error">
            <FormattedMessage id="received.noneSaved" />
            {busy}
          </Notice>
        )}
      </div>
    </div>
  );
}
