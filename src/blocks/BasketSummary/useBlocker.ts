import { type Basket } from "~/domain/basket";
import { stillUnquoted, waysToChoose } from "~/domain/lackingWays";
import { type Blocker, blockers } from "~/domain/payable";
import { selectMode } from "~/state/auth/selectors";
import { selectBasketIncomplete, selectQuotedAbroad, selectUnquoted } from "~/state/basket/selectors";
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

interface ShownBlocker {
  textId: (typeof TEXTS)[keyof typeof TEXTS] | "blocker.blocked";
  /** What it is about, if it is about one. */
  lineId?: string | null;
  deliveryId?: string;
}

/**
 * The text that says why a basket cannot be paid, and the line or delivery that it is about; null if it can. With
 * `withWays` (where deliveries are chosen), missing quotes and choices count too.
 */
export function useBlocker(basket: Basket, { withWays = false }: { withWays?: boolean } = {}): ShownBlocker | null {
  const isBlocked = useAppSelector(selectMode) === "Blocked";
  const incomplete = useAppSelector(selectBasketIncomplete);
  const unquoted = useAppSelector(selectUnquoted);
  const abroad = useAppSelector(selectQuotedAbroad);
  const ways = withWays && {
    undeliverable: stillUnquoted(basket, unquoted, abroad),
    unchosen: waysToChoose(basket, abroad).map(({ id }) => id),
  };
  if (isBlocked) return { textId: "blocker.blocked" };
  const all = blockers(basket, { acceptTerms: true, ...ways });
  // A basket whose lines could not be read is not an empty one.
  const found = all.filter(isShown).find(({ kind }) => !(incomplete && kind === "empty"));
  if (found) return { ...found, textId: TEXTS[found.kind] };
  return incomplete ? { textId: TEXTS.unreadableTotal } : null;
}

/** Whether the blocker is shown here; the terms have their own place, at the checkbox. */
function isShown(blocker: Blocker): blocker is Exclude<Blocker, { kind: "terms" }> {
  return blocker.kind !== "terms";
}
