import { useEffect, useState } from "react";
import { loadPhones, type Phones } from "./loadPhones";

/** The numbering plans, once they are loaded; null until then, and if they are not wanted. */
export function usePhones(isWanted: boolean): Phones | null {
  const [phones, setPhones] = useState<Phones | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let dropped = false;
    // The field works without them; validation loads them again.
    loadPhones().then(
      (loaded) => {
        if (!dropped) setPhones(loaded);
      },
      () => undefined,
    );
    return () => {
      dropped = true;
    };
  }, [isWanted]);
  return isWanted ? phones : null;
}
