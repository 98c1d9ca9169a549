import { FormattedMessage } from "react-intl";
import { ButtonContent, type ButtonLook, buttonLook } from "./buttonLook";

interface LinkButtonProps extends Omit<ButtonLook, "variant" | "wide" | "iconAfter"> {
  /** A checked address, or an object URL. */
  href: string;
  /** Save the file under this name instead of opening it, if its origin allows that. */
  download?: string;
  /** Open in a new tab, so that this page stays. */
  newTab?: boolean;
}

/** A link to a file or another site that looks like a button. */
export function LinkButton({ href, size, icon, download, newTab, children }: LinkButtonProps) {
  return (
    <a
      href={href}
      {...buttonLook({ size })}
      download={download}
      {...(newTab && { target: "_blank", rel: "noopener noreferrer" })}
    >
      <ButtonContent icon={icon}>{children}</ButtonContent>
      {newTab && (
        <span className="visually-hidden">
          {" "}
          <FormattedMessage id="link.newTab" />
        </span>
      )}
    </a>
  );
}
