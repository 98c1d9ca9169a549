import { useEffect, useState } from "react";
import { loadPhones, type Phones } from "./loadPhones";

/** The numbering plans, once they are there; null until then and where they are not wanted. */
export function usePhones(isWanted: boolean): Phones | null {
  const [phones, setPhones] = useState<Phones | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let dropped = false;
    // Without them the field works all the same; they are asked for again when it is checked.
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
