import { Icon, type IconName } from "~/components/Icon";
import { KEYS, type Presentation, textOf } from "~/domain/presentation";
import styles from "./Product.module.css";

/** Delivery, expiration, usability: in the order of their keys. */
const ICONS: IconName[] = ["mail", "clock", "gift"];

/** The three things people ask before they buy. */
export function SellingPoints({ presentations }: { presentations: readonly Presentation[] }) {
  const points = KEYS.sellingPoints.map((key) => textOf(presentations, key));
  if (points.every((point) => point === null)) return null;
  return (
    <ul className={styles.points}>
      {points.map(
        (point, at) =>
          point && (
            <li key={KEYS.sellingPoints[at]}>
              <Icon name={ICONS[at]!} size="s" />
              <span>{plain(point)}</span>
            </li>
          ),
      )}
    </ul>
  );
}

/** Editors may have put a paragraph around a few words. */
function plain(text: string): string {
  return text
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
