import { type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import styles from "./Button.module.css";
import { Icon, type IconName } from "./Icon";

interface LinkButtonProps {
  /** A checked address, or an object URL. */
  href: string;
  variant?: "primary" | "secondary" | "quiet";
  size?: "m" | "s";
  icon?: IconName;
  /** Save the file under this name instead of opening it, if its origin allows that. */
  download?: string;
  /** Open in a new tab, so that this page stays. */
  newTab?: boolean;
  children: ReactNode;
}

/** A link to a file or another site that looks like a button. */
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
