import { Icon, type IconName } from "~/components/Icon";
import { KEYS, langOf, type Presentation, textOf, wordsOf } from "~/domain/presentation";
import styles from "./Product.module.css";

interface SellingPointsProps {
  presentations: readonly Presentation[];
  /** It is sent by post. */
  byPost: boolean;
}

/** The three things people ask before they buy. */
export function SellingPoints({ presentations, byPost }: SellingPointsProps) {
  // Delivery, expiration, usability: in the order of their keys.
  const icons: IconName[] = [byPost ? "truck" : "mail", "clock", "gift"];
  const points = KEYS.sellingPoints.map((key) => wordsOf(textOf(presentations, key) ?? ""));
  if (points.every((point) => point === "")) return null;
  return (
    <ul className={styles.points}>
      {points.map(
        (point, at) =>
          point && (
            <li key={KEYS.sellingPoints[at]}>
              <Icon name={icons[at]!} size="s" />
              <span lang={langOf(presentations, KEYS.sellingPoints[at]!)}>{point}</span>
            </li>
          ),
      )}
    </ul>
  );
}
