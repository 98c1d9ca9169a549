import { FormattedMessage } from "react-intl";
import { Link } from "~/components/Link";
import { keptGiftsPath } from "~/domain/routes";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { useKeptGifts } from "./useKeptGifts";

/** A link to the gift cards that are kept on this device, if there are any. */
export function KeptWay() {
  const market = useAppSelector(selectMarket);
  if (useKeptGifts().length === 0) return null;
  return (
    <Link to={keptGiftsPath(market)}>
      <FormattedMessage id="kept.way" />
    </Link>
  );
}
