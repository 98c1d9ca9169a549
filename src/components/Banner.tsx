import { type ReactNode } from "react";
import { Link } from "react-router";
import styles from "./Banner.module.css";
import { Icon } from "./Icon";
import { Picture, type PictureSource } from "./Picture";

/** Already found safe: a path of the shop, or an address outside. */
export type SafeTarget = { to: string } | { href: string };

interface BannerProps {
  title: ReactNode;
  headingLevel?: 2 | 3;
  picture: PictureSource | null;
  mobile?: PictureSource | null;
  target?: SafeTarget | null;
  sizes?: string;
  /** In the first view. */
  priority?: boolean;
}

/** A picture with a promise. The words stand on paper of their own, so they read on any picture. */
export function Banner({ title, headingLevel = 2, picture, mobile, target, sizes = "100vw", priority }: BannerProps) {
  const Heading = `h${headingLevel}` as const;
  const words = (
    <>
      {title}
      {target && <Icon name="chevron-right" size="s" />}
    </>
  );
  return (
    <div className={styles.banner}>
      <Picture source={picture} mobile={mobile} alt="" sizes={sizes} priority={priority} />
      <Heading className={styles.title}>
        {!target ? (
          words
        ) : "to" in target ? (
          <Link className={styles.link} to={target.to}>
            {words}
          </Link>
        ) : (
          <a className={styles.link} href={target.href} rel="noopener noreferrer">
            {words}
          </a>
        )}
      </Heading>
    </div>
  );
}
