import { type GetLocalizedComponentsQuery } from "~/api/watch/content";
import { EditorialLink } from "~/components/EditorialLink";
import { Picture } from "~/components/Picture";
import { componentsFor, type PlacedComponent } from "~/domain/components";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import styles from "./Banners.module.css";

type Component = GetLocalizedComponentsQuery["localizedComponents"][number];

interface BannersProps {
  components: readonly Component[] | null | undefined;
  kind: "Banner" | "Tile";
  /** Which of them are shown, in which order; all of them by themselves. */
  arrange?: <C extends Component & PlacedComponent>(shown: readonly C[]) => C[];
}

/** The tiles that editors put at the end of the home page. */
export function Banners({ components, kind, arrange }: BannersProps) {
  const market = useAppSelector(selectMarket);
  const placed = componentsFor(components, kind, market.countryCode);
  const shown = arrange ? arrange(placed) : placed;
  if (shown.length === 0) return null;
  return (
    <ul className={styles.tiles}>
      {shown.map(({ id, localizedContent: content }) => (
        <li key={id} className={styles.tile}>
          <EditorialLink href={content.link} market={market} className={styles.link}>
            {content.image && (
              <span className={styles.picture}>
                <Picture
                  source={{ src: content.image, width: 640, height: 400 }}
                  alt=""
                  ratio={1.6}
                  sizes="(max-width: 767px) 90vw, 33vw"
                />
              </span>
            )}
            <span className={styles.words}>
              <span className={styles.title}>{content.title}</span>
              {content.text && <span className={styles.text}>{content.text}</span>}
              {content.linkLabel && <span className={styles.label}>{content.linkLabel}</span>}
            </span>
          </EditorialLink>
        </li>
      ))}
    </ul>
  );
}
