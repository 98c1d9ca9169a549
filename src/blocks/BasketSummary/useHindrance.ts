import { type Basket } from "~/domain/basket";
import { type Hindrance, hindrances } from "~/domain/payable";
import { selectBasketIncomplete } from "~/state/basket/selectors";
import { useAppSelector } from "~/state/hooks";

const TEXTS = {
  empty: "hindrance.empty",
  notEditable: "hindrance.notEditable",
  issue: "hindrance.issue",
  unreadableLine: "hindrance.unreadable",
  unreadableTotal: "hindrance.unreadable",
  recipientMissing: "hindrance.recipient",
  noDelivery: "hindrance.delivery",
} as const;

/** Why a basket cannot go on to be paid, in words, and the line it is about; null when nothing stands in the way. */
export function useHindrance(basket: Basket) {
  const incomplete = useAppSelector(selectBasketIncomplete);
  const found = hindrances(basket, { acceptTerms: true }).find(isShown);
  if (found) return { textId: TEXTS[found.kind], lineId: "lineId" in found ? found.lineId : null };
  return incomplete ? { textId: TEXTS.unreadableTotal, lineId: null } : null;
}

/** The terms have their own place, at their box. */
function isShown(hindrance: Hindrance): hindrance is Exclude<Hindrance, { kind: "terms" }> {
  return hindrance.kind !== "terms";
}
