import { type Basket } from "~/domain/basket";
import { stillUnquoted, waysToChoose } from "~/domain/deliveryWays";
import { type Blocker, blockers } from "~/domain/payable";
import { selectMode } from "~/state/auth/selectors";
import { selectBasketIncomplete, selectUnquoted } from "~/state/basket/selectors";
import { useAppSelector } from "~/state/hooks";

const TEXTS = {
  empty: "blocker.empty",
  notEditable: "blocker.notEditable",
  issue: "blocker.issue",
  unreadableLine: "blocker.unreadable",
  unreadableTotal: "blocker.unreadable",
  recipientMissing: "blocker.recipient",
  noDelivery: "blocker.delivery",
  wayMissing: "blocker.way",
} as const;

/**
 * Why a basket cannot go on to be paid, in words, and the line or delivery it is about; null when nothing stands in the
 * way. Where deliveries are chosen (`withWays`), what is lacking of them counts too.
 */
export function useBlocker(basket: Basket, { withWays = false }: { withWays?: boolean } = {}) {
  const isBlocked = useAppSelector(selectMode) === "Blocked";
  const incomplete = useAppSelector(selectBasketIncomplete);
  const unquoted = useAppSelector(selectUnquoted);
  const ways = withWays && {
    undeliverable: stillUnquoted(basket, unquoted),
    unchosen: waysToChoose(basket).map(({ id }) => id),
  };
  if (isBlocked) return { textId: "blocker.blocked" as const, lineId: null, deliveryId: null };
  const all = blockers(basket, { acceptTerms: true, ...ways });
  // What cannot be shown is not nothing.
  const found = all.filter(isShown).find(({ kind }) => !(incomplete && kind === "empty"));
  if (found) {
    return {
      textId: TEXTS[found.kind],
      lineId: "lineId" in found ? found.lineId : null,
      deliveryId: "deliveryId" in found ? found.deliveryId : null,
    };
  }
  return incomplete ? { textId: TEXTS.unreadableTotal, lineId: null, deliveryId: null } : null;
}

/** The terms have their own place, at their box. */
function isShown(blocker: Blocker): blocker is Exclude<Blocker, { kind: "terms" }> {
  return blocker.kind !== "terms";
}
