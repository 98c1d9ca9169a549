import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "~/components/Button";
import { lazyPart } from "~/components/lazyPart";
import { PartPlace } from "~/components/PartPlace";
import { type Product } from "~/domain/product";
import { MOST_ROWS } from "~/domain/tableLimits";
import { type ProductStockInfo } from "~/domain/stock";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectBroughtTable, selectKeptTable } from "~/state/many/selectors";
import { tableBrought } from "~/state/many/slice";
import styles from "./ManyRecipients.module.css";
import { type GiftForAll } from "./useForAll";
import { inventoryOf, methodsOf } from "./useTerms";

const ManyDialog = lazyPart(() => import("./ManyDialog"), "ManyDialog");

interface ManyRecipientsProps {
  product: Product;
  stock: ProductStockInfo | null;
  gift: GiftForAll;
}

/**
 * Opens the dialog to buy a card for each of many recipients. The table is kept when the dialog is closed, and when the
 * page is left.
 */
export function ManyRecipients({ product, stock, gift }: ManyRecipientsProps) {
  const dispatch = useAppDispatch();
  const brought = useAppSelector((state) => selectBroughtTable(state, product.id));
  const kept = useAppSelector((state) => selectKeptTable(state, product.id));
  const [text] = useState(brought ?? kept ?? "");
  const [state, setState] = useState<"never" | "open" | "closed">(brought === null ? "never" : "open");
  useEffect(() => {
    if (brought !== null) dispatch(tableBrought());
  }, [brought, dispatch]);
  const canBeSent = methodsOf(product).some((method) => inventoryOf(product, stock, method).length > 0);
  // A table that was begun is not taken away when the last one is sold meanwhile.
  if (state === "never" && !canBeSent) return null;
  return (
    <div className={styles.way}>
      <p className={styles.question}>
        <FormattedMessage id="many.question" />
      </p>
      <p className={styles.hint}>
        <FormattedMessage id="many.hint" values={{ most: MOST_ROWS }} />
      </p>
      <Button icon="copy" onClick={() => setState("open")}>
        <FormattedMessage id="many.title" />
      </Button>
      {state !== "never" && (
        <PartPlace onClose={() => setState("never")}>
          <ManyDialog
            product={product}
            stock={stock}
            gift={gift}
            text={text}
            open={state === "open"}
            onClose={() => setState("closed")}
          />
        </PartPlace>
      )}
    </div>
  );
}
