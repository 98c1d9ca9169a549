import { type ButtonHTMLAttributes, type MouseEvent, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Link, type LinkProps } from "react-router";
import { useAnnounce } from "./announce";
import styles from "./Button.module.css";
import { Icon, type IconName } from "./Icon";

interface Look {
  /** At most one primary button per screen. */
  variant?: "primary" | "secondary" | "quiet" | "danger";
  size?: "m" | "s";
  /** As wide as its column. */
  wide?: boolean;
  icon?: IconName;
  /** An icon after the words. */
  iconAfter?: IconName;
  children: ReactNode;
}

interface ButtonProps extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, "disabled" | "children"> {
  /** Work is under way: the button keeps its size and focus, and ignores clicks. */
  pending?: boolean;
  /** It cannot be used now. It stays focusable; a click announces why, with the text that `aria-describedby` names. */
  unavailable?: boolean;
}

/** A button. It is never `disabled`, so it never drops the focus and its reason can be read. */
export function Button({ pending = false, unavailable = false, onClick, type = "button", ...rest }: ButtonProps) {
  const { variant, size, wide, icon, iconAfter, children, ...attributes } = rest;
  const announce = useAnnounce();
  const idle = pending || unavailable;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!idle) return onClick?.(event);
    event.preventDefault();
    // Enter in a field clicks it too, and there its description is not read out.
    const why = unavailable && textOf(attributes["aria-describedby"]);
    if (why) announce(why, { assertive: true });
  };
  return (
    <button
      {...attributes}
      {...drawn({ variant, size, wide })}
      type={type}
      data-pending={pending || undefined}
      aria-disabled={idle || undefined}
      onClick={press}
    >
      <Content icon={icon} iconAfter={iconAfter}>
        {children}
      </Content>
      {pending && (
        <span className="visually-hidden">
          <FormattedMessage id="button.pending" />
        </span>
      )}
    </button>
  );
}

const textOf = (ids = "") =>
  ids
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ")
    .trim();

/** A link that looks like a button: it goes somewhere and does nothing else. */
export function ButtonLink({ variant, size, wide, icon, iconAfter, children, ...link }: Look & LinkProps) {
  return (
    <Link {...link} {...drawn({ variant, size, wide })}>
      <Content icon={icon} iconAfter={iconAfter}>
        {children}
      </Content>
    </Link>
  );
}

function drawn({ variant = "secondary", size = "m", wide }: Omit<Look, "children">) {
  return { className: styles.button, "data-variant": variant, "data-size": size, "data-wide": wide || undefined };
}

function Content({ icon, iconAfter, children }: Pick<Look, "icon" | "iconAfter" | "children">) {
  return (
    <span className={styles.content}>
      {icon && <Icon name={icon} size="s" />}
      <span>{children}</span>
      {iconAfter && <Icon name={iconAfter} size="s" />}
    </span>
  );
}
