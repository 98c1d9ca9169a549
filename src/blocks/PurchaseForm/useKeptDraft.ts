import { useFormikContext } from "formik";
import { useCallback, useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { type Product } from "~/domain/product";
import { savePurchaseDraft } from "~/state/basket/slice";
import { useAppDispatch } from "~/state/hooks";
import { draftOf, inLanguage, type PurchaseValues, withProduct } from "./purchaseValues";

/**
 * Keeps what was typed: over a new answer about the product, in another currency or language, and in the store when the
 * person leaves. Answers how to tell what was added: of that there is nothing to keep.
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
    // Another language may come before its answer about the product does.
    const spoken = inLanguage(now.current.values, before.product, { from: before.locale, to: locale });
    const next = before.product === product ? spoken : withProduct(spoken, product, locale);
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
