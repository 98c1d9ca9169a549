import { type ButtonHTMLAttributes, type MouseEvent, useId } from "react";
import { FormattedMessage } from "react-intl";
import { useAnnounce } from "./announce";
import { ButtonContent, buttonLook, type ButtonLook } from "./buttonLook";
import { Link, type LinkProps } from "./Link";

interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, "disabled" | "children"> {
  /** Work is under way: the button keeps its size and its focus and takes no further press. */
  pending?: boolean;
  /** It cannot be used now. It stays focusable; a click announces why, with the text that `aria-describedby` names. */
  unavailable?: boolean;
  /** Leads to what is in the way, instead of announcing it. */
  onUnavailable?: () => void;
  /** The id of what it is about, which ends its name where several buttons have the same label. */
  about?: string;
  /** The same in words, which only screen readers get. */
  of?: string | null | undefined;
}

/** A button. It is never `disabled`, so it never drops the focus and its reason can be read. */
export function Button({
  pending = false,
  unavailable = false,
  onUnavailable,
  about,
  of,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  const { variant, size, wide, icon, iconAfter, children, ...attributes } = rest;
  const announce = useAnnounce();
  const id = useId();
  const idle = pending || unavailable;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!idle) return onClick?.(event);
    event.preventDefault();
    if (unavailable && onUnavailable) return onUnavailable();
    // Enter in a field clicks it too, and there its description is not read out.
    const why = unavailable && textOf(attributes["aria-describedby"]);
    if (why) announce(why, { assertive: true });
  };
  return (
    <button
      {...(about && { id, "aria-labelledby": `${id} ${about}` })}
      {...attributes}
      {...buttonLook({ variant, size, wide })}
      type={type}
      data-pending={pending || undefined}
      aria-disabled={idle || undefined}
      onClick={press}
    >
      <ButtonContent icon={icon} iconAfter={iconAfter}>
        {children}
        {of && <span className="visually-hidden"> {of}</span>}
      </ButtonContent>
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
export function ButtonLink({ variant, size, wide, icon, iconAfter, children, ...link }: ButtonLook & LinkProps) {
  return (
    <Link {...link} {...buttonLook({ variant, size, wide })}>
      <ButtonContent icon={icon} iconAfter={iconAfter}>
        {children}
      </ButtonContent>
    </Link>
  );
}
