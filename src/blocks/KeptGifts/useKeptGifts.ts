import { useEffect, useState } from "react";
import { useKeptGiftTools } from "~/components/keptGiftTools";
import { type KeptGift } from "~/domain/keptGift";

/** The gift cards that are kept on this device, as this is first drawn; none as long as that is not known. */
export function useKeptGifts(): readonly KeptGift[] {
  const { list } = useKeptGiftTools();
  const [gifts, setGifts] = useState<readonly KeptGift[]>([]);
  useEffect(() => {
    let dropped = false;
    void list().then(
      (found) => {
        if (!dropped) setGifts(found);
      },
      () => undefined,
    );
    return () => {
      dropped = true;
    };
  }, [list]);
  return gifts;
}
