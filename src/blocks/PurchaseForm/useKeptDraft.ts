import { useFormikContext } from "formik";
import { useCallback, useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { type Product } from "~/domain/product";
import { savePurchaseDraft } from "~/state/basket/slice";
import { useAppDispatch } from "~/state/hooks";
import { draftOf, entryOf, inLanguage, type PurchaseValues, withProduct } from "./purchaseValues";

/**
 * Keeps what was typed when a new answer about the product comes (in another currency or language), and stores it when
 * the person leaves. Returns a function to report what was added, which need not be kept.
 */
export function useKeptDraft(product: Product): (added: PurchaseValues) => void {
  const dispatch = useAppDispatch();
  const { locale } = useIntl();
  const { values, setValues } = useFormikContext<PurchaseValues>();
  const settled = useRef(values);
  const now = useRef({ values, product, locale });
  useEffect(() => {
    now.current = { values, product, locale };
  });

  const shown = useRef({ product, locale });
  useEffect(() => {
    const before = shown.current;
    if (before.product === product && before.locale === locale) return;
    shown.current = { product, locale };
    const untouched = settled.current === now.current.values;
    // The language may change before the answer about the product in that language comes.
    const spoken = inLanguage(now.current.values, before.product, { from: before.locale, to: locale });
    const next =
      before.product === product ? spoken : withProduct(spoken, product, locale, entryOf(before.product, spoken));
    if (untouched) settled.current = next;
    void setValues(next);
  }, [product, locale, setValues]);

  useEffect(
    () => () => {
      const { values: left, product: of, locale: spoken } = now.current;
      if (left !== settled.current) dispatch(savePurchaseDraft(draftOf(left, of, spoken)));
    },
    [dispatch],
  );
  return useCallback((added) => {
    settled.current = added;
  }, []);
}
