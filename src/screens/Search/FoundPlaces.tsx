import { FormattedMessage } from "react-intl";
import { type Market } from "~/domain/market";
import { FoundName } from "~/blocks/Search/FoundName";
import { Link } from "~/components/Link";
import { type Found } from "~/domain/search";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import styles from "./Search.module.css";

interface FoundPlacesProps {
  titleId: "search.brands" | "search.categories";
  found: readonly Found[];
  pathOf: (market: Market, found: Found) => string;
}

/** Brands or categories that were found, as links to their gifts. */
export function FoundPlaces({ titleId, found, pathOf }: FoundPlacesProps) {
  const market = useAppSelector(selectMarket);
  if (found.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <FormattedMessage id={titleId} />
      </h2>
      <ul className={styles.places}>
        {found.map((one) => (
          <li key={one.id}>
            <Link to={pathOf(market, one)} className={styles.place}>
              <FoundName parts={one.parts} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
