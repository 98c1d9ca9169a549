import { useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "~/components/Button";
import { Dialog } from "~/components/Dialog";
import { useOpenPath } from "~/components/Link";
import { useShopSettings } from "~/components/shopSettings";
import { useFocusOrSay } from "~/components/useFocusOrSay";
import { formatPrice } from "~/domain/price";
import { type Product } from "~/domain/product";
import { basketPath } from "~/domain/routes";
import { type ProductStockInfo } from "~/domain/stock";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { selectManyStatus } from "~/state/many/selectors";
import { addMany, closeMany } from "~/state/many/slice";
import { whenProblem } from "../When/whenValues";
import { AnotherTable } from "./AnotherTable";
import { BringTable } from "./BringTable";
import { CheckTable, focusFirstToMend } from "./CheckTable";
import { DAY_FIELD } from "./ForAll";
import { ManyProgress } from "./ManyProgress";
import styles from "./ManyRecipients.module.css";
import { isUndated, type TableRow, tableAfter } from "./tableRows";
import { useBringing } from "./useBringing";
import { useChecked } from "./useChecked";
import { type GiftForAll, useForAll } from "./useForAll";
import { useKeptTable } from "./useKeptTable";
import { type Method, methodsOf, useTerms } from "./useTerms";

interface ManyDialogProps {
  product: Product;
  stock: ProductStockInfo | null;
  /** What the form of the single gift has. */
  gift: GiftForAll;
  /** The table that was brought along, to be changed and checked. */
  text?: string;
  open: boolean;
  onClose: () => void;
}

const NO_ROWS: TableRow[] = [];

/**
 * Buys one card for each recipient of a table, which is pasted, checked, and added to the basket once all of it is
 * right.
 */
export function ManyDialog({ product, stock, gift, text = "", open, onClose }: ManyDialogProps) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const openPath = useOpenPath();
  const market = useAppSelector(selectMarket);
  const { globalCardProductId } = useShopSettings();
  const status = useAppSelector(selectManyStatus);
  const methods = methodsOf(product);
  const [table, step] = useReducer(tableAfter, null);
  const [method, setMethod] = useState<Method>(methods[0] ?? "Email");
  const { forAll, change, clear } = useForAll(gift);
  const { amount, when, greetingToken } = forAll;
  const box = useRef<HTMLTextAreaElement>(null);
  const bringing = useBringing(methods, text, (brought) => {
    setMethod(brought.method);
    step({ do: "bring", table: brought.table });
  });
  const terms = useTerms({ product, stock, method, amount, when, phones: bringing.phones, now: bringing.at });
  const checked = useChecked(table?.rows ?? NO_ROWS, terms);
  const { ready, toMend, total, currency } = checked;
  const isUnfinished = toMend.length > 0;
  useKeptTable({ productId: product.id, table, text: bringing.text, amount: amount === gift.amount ? "" : amount });

  const inCurrency = product.deliveryMethods[0]?.inventory[0]?.priceCurrency;
  const [pricedIn, setPricedIn] = useState(inCurrency);
  if (inCurrency !== pricedIn) {
    setPricedIn(inCurrency);
    change({ amount: "" });
    step({ do: "reprice" });
  }

  // If the product is left, its progress is forgotten, so that it is not shown at the next product.
  const forget = useEffectEvent(() => {
    if (status === "done") dispatch(closeMany());
  });
  useLayoutEffect(() => {
    forget();
    return () => forget();
  }, []);

  const close = () => {
    onClose();
    if (status === "done") {
      dispatch(closeMany());
      step({ do: "clear" });
      bringing.clear();
      clear();
    }
  };
  const toBasket = () => {
    close();
    openPath(basketPath(market));
  };
  // Nobody is told of a mistake before it is one.
  const [isTried, setTried] = useState(false);
  const focusOrSay = useFocusOrSay();
  const dayProblem = isUndated(table?.rows ?? NO_ROWS) ? whenProblem(when, method) : null;
  const add = () => {
    setTried(dayProblem !== null);
    if (dayProblem) focusOrSay(DAY_FIELD);
    else dispatch(addMany(ready.map(({ draft }) => ({ ...draft, greetingToken }))));
  };
  const again = () => {
    step({ do: "clear" });
    requestAnimationFrame(() => box.current?.focus());
  };
  const read = async () => {
    if (!(await bringing.readText())) box.current?.focus();
  };

  const isUnderWay = status !== "idle";
  const footer = isUnderWay ? (
    <>
      <Button onClick={close}>
        <FormattedMessage id="updated.continue" />
      </Button>
      {status === "done" && (
        <Button variant="primary" onClick={toBasket}>
          <FormattedMessage id="updated.toBasket" />
        </Button>
      )}
    </>
  ) : table ? (
    <>
      {isUnfinished ? (
        <p id="many-unfinished" className={styles.reason}>
          <FormattedMessage id="many.mendFirst" />
        </p>
      ) : (
        product.id === globalCardProductId && (
          <p className={styles.reason}>
            <FormattedMessage id="purchase.cardFee" />
          </p>
        )
      )}
      <AnotherTable table={table} onAgain={again} />
      <Button
        variant="primary"
        icon="basket"
        unavailable={isUnfinished}
        onUnavailable={focusFirstToMend}
        aria-describedby={isUnfinished ? "many-unfinished" : undefined}
        onClick={add}
      >
        <FormattedMessage
          id="many.add"
          values={{ count: ready.length, total: formatPrice(total, currency, intl.locale) }}
        />
      </Button>
    </>
  ) : (
    <Button variant="primary" pending={bringing.isReading} onClick={() => void read()}>
      <FormattedMessage id="many.read" />
    </Button>
  );
  return (
    <Dialog open={open} onClose={close} size="l" title={<FormattedMessage id="many.title" />} footer={footer}>
      {isUnderWay ? (
        <ManyProgress />
      ) : table ? (
        <CheckTable
          table={table}
          checked={checked}
          terms={terms}
          methods={methods}
          forAll={forAll}
          dayProblem={isTried ? dayProblem : null}
          isUnreached={bringing.isUnreached}
          onMethod={(chosen) => void bringing.withPhones(chosen).then((can) => can && setMethod(chosen))}
          onForAll={change}
          onStep={step}
        />
      ) : (
        <BringTable
          text={bringing.text}
          onText={bringing.setText}
          onFile={(file) => void bringing.readFile(file)}
          problem={bringing.problem}
          box={box}
        />
      )}
    </Dialog>
  );
}
