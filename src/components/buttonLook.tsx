import { type ReactNode } from "react";
import styles from "./Button.module.css";
import { Icon, type IconName } from "./Icon";

export interface ButtonLook {
  /** One primary button a screen. */
  variant?: "primary" | "secondary" | "quiet" | "danger";
  size?: "m" | "s";
  /** As wide as its column. */
  wide?: boolean;
  icon?: IconName;
  /** Draws the icon after the words. */
  iconAfter?: IconName;
  children: ReactNode;
}

/** The attributes of whatever is to look like a button. */
export function buttonLook({ variant = "secondary", size = "m", wide }: Pick<ButtonLook, "variant" | "size" | "wide">) {
  return { className: styles.button, "data-variant": variant, "data-size": size, "data-wide": wide || undefined };
}

/** What is written on it. */
export function ButtonContent({ icon, iconAfter, children }: Pick<ButtonLook, "icon" | "iconAfter" | "children">) {
  return (
    <span className={styles.content}>
      <span>
        {icon && <Icon name={icon} size="s" />}
        <span>{children}</span>
      </span>
      {iconAfter && <Icon name={iconAfter} size="s" />}
    </span>
  );
}
