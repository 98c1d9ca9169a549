import { type CategoriesBySalesChannelQuery } from "~/api/watch/content";
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
}

/** Ways to find a gift, as pictures: occasions, or who it is for. Each leads to its gifts, or where its editors say. */
export function CategoryCards({ categories, loading }: CategoryCardsProps) {
  const market = useAppSelector(selectMarket);
  return (
    <ul className={styles.row}>
      {loading
        ? Array.from({ length: 4 }, (_, at) => (
            <li key={at}>
              <Skeleton ratio={1.5} shape="block" />
            </li>
          ))
        : categories.map((category) => (
            <li key={category.id}>
              <EditorialLink href={categoryLink(category)} market={market} className={styles.link}>
                <span className={styles.picture}>
                  <Picture source={pictureOf(category)} alt="" ratio={1.5} sizes="(max-width: 767px) 45vw, 260px" />
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
