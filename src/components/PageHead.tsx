import { useEffect } from "react";
import { addJsonLd } from "./jsonLdScript";

interface PageHeadProps {
  /** The title of the page; the shop's name is appended. */
  title: string;
  /** The shop's name. */
  shop: string;
  description?: string | null;
  /** An absolute address; none on pages that search engines should not index. */
  canonical?: string | null;
  /** This page in other languages, with absolute addresses. */
  alternates?: readonly { hrefLang: string; href: string }[];
  noindex?: boolean;
  /** Structured data; must be the same object as long as its content is the same. */
  jsonLd?: object | null;
}

/** The title and meta data of a page, for the browser's tab, search engines and shared links. */
export function PageHead({ title, shop, description, canonical, alternates, noindex, jsonLd }: PageHeadProps) {
  useEffect(() => (jsonLd ? addJsonLd(jsonLd) : undefined), [jsonLd]);
  return (
    <>
      <title>{title && title !== shop ? `${title} – ${shop}` : shop}</title>
      {description && <meta name="description" content={description} />}
      {noindex && <meta name="robots" content="noindex" />}
      {canonical && !noindex && <link rel="canonical" href={canonical} />}
      {!noindex &&
        alternates?.map(({ hrefLang, href }) => (
          <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
        ))}
    </>
  );
}
