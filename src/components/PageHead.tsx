import { useEffect } from "react";
import { addJsonLd } from "./jsonLdScript";

interface PageHeadProps {
  /** Of this page; the shop's name is put after it. */
  title: string;
  /** The shop's name. */
  shop: string;
  description?: string | null;
  /** Absolute. None on pages that are not to be found. */
  canonical?: string | null;
  /** This page in other languages, with absolute addresses. */
  alternates?: readonly { hrefLang: string; href: string }[];
  noindex?: boolean;
  /** Structured data; must be the same object as long as it says the same. */
  jsonLd?: object | null;
}

/** What a page tells the browser's tab, search engines and shared links. */
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
