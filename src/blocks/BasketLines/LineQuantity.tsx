import { useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { QuantityStepper } from "~/components/QuantityStepper";
import { changeQuantity } from "~/state/basket/slice";
import { useChange } from "~/state/basket/useChange";

/** Clicks that follow each other this closely are one change. */
const QUIET_MS = 400;

interface LineQuantityProps {
  quantity: number;
  most: number;
  name: string;
  readOnly: boolean;
  /** Returns the current id of the line. */
  idNow: () => string;
}

/** The quantity of a line. The number changes at once; prices wait for the server. */
export function LineQuantity({ quantity, most, name, readOnly, idNow }: LineQuantityProps) {
  const [wanted, choose] = useWanted(quantity, idNow);
  if (readOnly) {
    return (
      <span>
        <FormattedMessage id="basket.pieces" values={{ count: quantity }} />
      </span>
    );
  }
  return <QuantityStepper value={wanted} most={most} name={name} onChange={choose} />;
}

/**
 * The quantity that a person wants: sent after a pause or when the screen is left, and dropped when the basket has
 * answered.
 */
function useWanted(quantity: number, idNow: () => string) {
  const change = useChange();
  const [wanted, setWanted] = useState<{ quantity: number; sent: boolean } | null>(null);
  const untold = useRef<number | null>(null);
  /** The quantity that was last sent, while it is under way: the basket's own is outdated then. */
  const onItsWay = useRef<typeof wanted>(null);
  useEffect(() => {
    if (!wanted || wanted.sent) return;
    const isThere = () => wanted.quantity === (onItsWay.current?.quantity ?? quantity);
    untold.current = isThere() ? null : wanted.quantity;
    const tell = () => {
      untold.current = null;
      if (isThere()) return setWanted(onItsWay.current);
      const sent = { ...wanted, sent: true };
      onItsWay.current = sent;
      setWanted(sent);
      // Another quantity may be wanted by the time this one is confirmed.
      void change(changeQuantity({ lineId: idNow(), quantity: wanted.quantity })).then(() => {
        if (onItsWay.current === sent) onItsWay.current = null;
        setWanted((now) => (now === sent ? null : now));
      });
    };
    // A page that is closed is hidden first: the last chance to send it.
    const onHidden = () => document.visibilityState === "hidden" && tell();
    const timer = setTimeout(tell, QUIET_MS);
    document.addEventListener("visibilitychange", onHidden);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onHidden);
    };
  }, [wanted, quantity, idNow, change]);
  useEffect(() => {
    const tell = () => {
      if (untold.current === null) return;
      void change(changeQuantity({ lineId: idNow(), quantity: untold.current }));
    };
    return tell;
  }, [idNow, change]);
  return [wanted?.quantity ?? quantity, (next: number) => setWanted({ quantity: next, sent: false })] as const;
}
