import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router";
import { useKeptGiftTools } from "~/components/keptGiftTools";
import { keptGiftsPath } from "~/domain/routes";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";

/** A link to the gift cards that are kept on this device, if there are any. */
export function KeptWay() {
  const { list } = useKeptGiftTools();
  const market = useAppSelector(selectMarket);
  const [some, setSome] = useState(false);
  useEffect(() => {
    let dropped = false;
    void list().then(
      (gifts) => {
        if (!dropped) setSome(gifts.length > 0);
      },
      () => undefined,
    );
    return () => {
      dropped = true;
    };
  }, [list]);
  if (!some) return null;
  return (
    <Link to={keptGiftsPath(market)}>
      <FormattedMessage id="kept.way" />
    </Link>
  );
}
