import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "~/components/Icon";
import { lazyPart } from "~/components/lazyPart";
import { languageName } from "~/domain/names";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import styles from "./Header.module.css";
import { LatePart } from "./LatePart";

const MarketPicker = lazyPart(() => import("~/blocks/MarketPicker/MarketPicker"), "MarketPicker");

/** Shows the current market and opens the three pickers, whose code is loaded with the first click. */
export function MarketButton({ wide = false }: { wide?: boolean }) {
  const { locale, countryCode, currency } = useAppSelector(selectMarket);
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const place = `${countryCode.toUpperCase()} · ${currency.toUpperCase()}`;

  return (
    <>
      <button
        type="button"
        className={styles.tool}
        data-named={wide || undefined}
        aria-haspopup="dialog"
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <Icon name="globe" />
        <span className={styles.toolName}>
          <span className="visually-hidden">
            <FormattedMessage id="header.market" />{" "}
          </span>
          <span className="tabular">{place}</span>
          <span className="visually-hidden">
            {" "}
            {formatMessage({ id: "header.language" }, { language: languageName(locale) })}
          </span>
        </span>
      </button>
      {wanted && (
        <LatePart onMissed={() => setWanted(false)}>
          <MarketPicker open={open} onClose={() => setOpen(false)} />
        </LatePart>
      )}
    </>
  );
}
