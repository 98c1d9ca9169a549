import { useFormikContext } from "formik";
import { useCallback, useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { useStore } from "react-redux";
import { ownZone } from "~/components/ownZone";
import { useKeepOnLeave } from "~/components/useKeepOnLeave";
import { recipientHere, typedIn } from "~/domain/phoneCountry";
import { type Product } from "~/domain/product";
import { selectReplacements } from "~/state/auth/selectors";
import { selectPurchaseDraft } from "~/state/basket/selectors";
import { savePurchaseDraft } from "~/state/basket/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { type RootState } from "~/state/rootReducer";
import { usePhones } from "../RecipientForm/usePhones";
import { entryOf, inLanguage, withProduct } from "./amountValues";
import { draftOf, type PurchaseValues, startValues, withMethod } from "./purchaseValues";

/**
 * Keeps what was typed when a new answer about the product comes (in another country, currency or language), and stores
 * it when the person leaves the form or the page. A draft that comes late, of a gift that turns out not to have been
 * added, fills in a form that nobody has touched. Returns a function to report what is being added, which need not be
 * kept; null if it was refused.
 */
export function useKeptDraft(product: Product): (sent: PurchaseValues | null) => void {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const replacements = useAppSelector(selectReplacements);
  const { locale } = useIntl();
  const { countryCode } = useAppSelector(selectMarket);
  const { values, setValues } = useFormikContext<PurchaseValues>();
  const phones = usePhones(values.recipient.phone !== "");
  const settled = useRef<PurchaseValues | null>(values);
  const now = useRef(values);
  useEffect(() => {
    now.current = values;
  });

  const shown = useRef({ product, locale, countryCode });
  const toE164 = phones?.toE164 ?? null;
  useEffect(() => {
    const before = shown.current;
    if (before.product === product && before.locale === locale && before.countryCode === countryCode) return;
    shown.current = { product, locale, countryCode };
    const untouched = settled.current === now.current;
    const { recipient, deliveryMethod: method } = now.current;
    const was = typedIn(recipient, { method, countryCode: before.countryCode, toE164 });
    const here = { ...now.current, recipient: recipientHere(recipient, { method, before: was, countryCode }) };
    // The language may change before the answer about the product in that language comes.
    const spoken = inLanguage(here, before.product, { from: before.locale, to: locale });
    const sold = product.deliveryMethods.map(({ deliveryMethod }) => deliveryMethod);
    const next =
      before.product === product
        ? spoken
        : sold.includes(spoken.deliveryMethod) || !sold[0]
          ? withProduct(spoken, product, locale, entryOf(before.product, spoken, locale))
          : withMethod(spoken, sold[0], product, { locale, countryCode, now: Date.now() });
    if (untouched) settled.current = next;
    void setValues(next);
  }, [product, locale, countryCode, toE164, setValues]);

  const draft = useAppSelector((state) => selectPurchaseDraft(state, product.id));
  const seen = useRef(draft);
  useEffect(() => {
    if (seen.current === draft) return;
    seen.current = draft;
    if (!draft || settled.current !== now.current) return;
    const next = startValues(product, draft, { locale, countryCode, timezone: ownZone(), now: Date.now() });
    if (!next) return;
    settled.current = next;
    void setValues(next);
  }, [draft, product, locale, countryCode, setValues]);

  const keep = () => {
    // What a person has typed who signed out, or was replaced, is not for the next one.
    if (replacements !== selectReplacements(store.getState())) return;
    if (values === settled.current) return;
    dispatch(savePurchaseDraft(draftOf(values, product, { locale, countryCode, toE164 })));
  };
  useKeepOnLeave(keep, { screen: true });
  return useCallback((sent) => {
    settled.current = sent;
  }, []);
}
