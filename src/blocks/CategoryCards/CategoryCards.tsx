import { type CategoriesBySalesChannelQuery } from "~/api/watch/content";
import { PHONE } from "~/components/cardPicture";
import { EditorialLink } from "~/components/EditorialLink";
import { Picture } from "~/components/Picture";
import { Skeleton } from "~/components/Skeleton";
import { categoryLink } from "~/domain/menu";
import { nameOf } from "~/domain/presentation";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import styles from "./CategoryCards.module.css";

type Category = CategoriesBySalesChannelQuery["categoriesBySalesChannel"]["categories"][number];

interface CategoryCardsProps {
  categories: readonly Category[];
  loading: boolean;
  /** How many placeholders to show while they load. */
  expected: number;
}

/** Occasions or recipients as pictures, each a link to its gifts, or to where editors have set it. */
export function CategoryCards({ categories, loading, expected }: CategoryCardsProps) {
  const market = useAppSelector(selectMarket);
  return (
    <ul className={styles.row}>
      {loading
        ? Array.from({ length: expected }, (_, at) => (
            // A key that no category has, so that a category never reuses a placeholder's element.
            <li key={`room-${at}`} className={styles.link}>
              <Skeleton ratio={1.5} shape="block" />
              <Skeleton width="60%" />
            </li>
          ))
        : categories.map((category) => (
            <li key={category.id}>
              <EditorialLink href={categoryLink(category)} market={market} className={styles.link}>
                <span className={styles.picture}>
                  <Picture source={pictureOf(category)} alt="" ratio={1.5} sizes={`${PHONE} 45vw, 260px`} />
                </span>
                <span className={styles.name}>{nameOf(category, market.locale)}</span>
              </EditorialLink>
            </li>
          ))}
    </ul>
  );
}

function pictureOf({ presentations }: Category) {
  const image = presentations.flatMap(({ images }) => images)[0];
  return image ? { src: image.source, width: 480, height: 320 } : null;
}
