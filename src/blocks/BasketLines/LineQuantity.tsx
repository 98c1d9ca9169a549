import { useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { QuantityStepper } from "~/components/QuantityStepper";
import { changeQuantity } from "~/state/basket/slice";
import { useChange } from "~/state/basket/useChange";

/** Presses that follow each other this closely are one change. */
const QUIET_MS = 400;

interface LineQuantityProps {
  quantity: number;
  most: number;
  name: string;
  readOnly: boolean;
  /** The id that the line has by the time it is asked. */
  idNow: () => string;
}

/** How many of a line. The number follows the hand at once; prices wait for the server. */
export function LineQuantity({ quantity, most, name, readOnly, idNow }: LineQuantityProps) {
  const [wanted, choose] = useWanted(quantity, idNow);
  if (readOnly) return <FormattedMessage id="basket.pieces" values={{ count: quantity }} />;
  return <QuantityStepper value={wanted} most={most} name={name} onChange={choose} />;
}

/**
 * The quantity a person wants: told once the hand rests or the screen is left, and forgotten when the basket has
 * answered.
 */
function useWanted(quantity: number, idNow: () => string) {
  const change = useChange();
  const [wanted, setWanted] = useState<{ quantity: number; sent: boolean } | null>(null);
  const untold = useRef<number | null>(null);
  /** The number that is on its way last, as long as it is: what the basket says is over then. */
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
      // Another number may be wanted by the time this one is there.
      void change(changeQuantity({ lineId: idNow(), quantity: wanted.quantity })).then(() => {
        if (onItsWay.current === sent) onItsWay.current = null;
        setWanted((now) => (now === sent ? null : now));
      });
    };
    // A page that is closed is hidden first, and there is no later for it.
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
