import { type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import styles from "./Button.module.css";
import { Icon, type IconName } from "./Icon";

interface LinkButtonProps {
  /** An address that was checked, or one of the page's own. */
  href: string;
  variant?: "primary" | "secondary" | "quiet";
  size?: "m" | "s";
  icon?: IconName;
  /** Saved under this name instead of shown, where the address lets it. */
  download?: string;
  /** Shown in a tab of its own, so that this page stays. */
  newTab?: boolean;
  children: ReactNode;
}

/** A link to a file, or out of the shop, that looks like a button. */
export function LinkButton({
  href,
  variant = "secondary",
  size = "m",
  icon,
  download,
  newTab,
  children,
}: LinkButtonProps) {
  return (
    <a
      href={href}
      className={styles.button}
      data-variant={variant}
      data-size={size}
      download={download}
      {...(newTab && { target: "_blank", rel: "noopener noreferrer" })}
    >
      <span className={styles.content}>
        {icon && <Icon name={icon} size="s" />}
        <span>{children}</span>
      </span>
      {newTab && (
        <span className="visually-hidden">
          {" "}
          <FormattedMessage id="link.newTab" />
        </span>
      )}
    </a>
  );
}
