import { type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { editorialLink, otherCountry } from "~/domain/contentLink";
import { type Market } from "~/domain/market";
import { Icon } from "./Icon";
import { Link } from "./Link";
import { useShopSettings } from "./shopSettings";

interface EditorialLinkProps {
  /** As written by editors or in the configuration; not to be trusted. */
  href: string | null | undefined;
  market: Market;
  className?: string | undefined;
  /** Called before a page of this country's shop is opened; another country may be asked about first. */
  onFollow?: () => void;
  children: ReactNode;
}

/**
 * An editor's link: to a page of the shop, or marked as leading to another site; an unsafe address leaves only its
 * text.
 */
export function EditorialLink({ href, market, className, onFollow, children }: EditorialLinkProps) {
  const { origin, countries } = useShopSettings();
  const link = editorialLink(href, { market, origin });
  if (link.kind === "internal") {
    const isElsewhere = otherCountry(link.path, { countryCode: market.countryCode, countries }) !== null;
    return (
      <Link to={link.path} className={className} onClick={isElsewhere ? undefined : onFollow}>
        {children}
      </Link>
    );
  }
  if (link.kind === "external") {
    return (
      <a href={link.href} className={className} target="_blank" rel="noopener noreferrer">
        {/* A word joiner, so that the icon does not wrap to a line of its own. */}
        {children}
        {"\u2060"}
        <Icon name="external" size="s" trailing />
        <span className="visually-hidden">
          {" "}
          <FormattedMessage id="link.newTab" />
        </span>
      </a>
    );
  }
  return <span className={className}>{children}</span>;
}
