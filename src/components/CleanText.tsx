import { type MouseEvent, use, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { editorialLink } from "~/domain/contentLink";
import { prefix } from "~/domain/market";
import { splitPrefix } from "~/domain/paths";
import { slugify } from "~/domain/slug";
import { editorialId } from "./editorialId";
import { isPlainPress } from "./isPlainPress";
import { OpenPathContext } from "./Link";
import styles from "./RichText.module.css";
import { type CleanHtml } from "./sanitiseContext";
import { useShopSettings } from "./shopSettings";
import { wideTables } from "./wideTables";

interface CleanTextProps {
  clean: CleanHtml;
  /** Its language, if it is not the page's. */
  lang: string | undefined;
}

/** The only place of the shop that renders foreign HTML: what the sanitiser answered. */
export function CleanText({ clean, lang }: CleanTextProps) {
  const { origin } = useShopSettings();
  const open = use(OpenPathContext);
  const market = splitPrefix(useLocation().pathname)?.market;
  const inMarket = market && prefix(market);
  const box = useRef<HTMLDivElement>(null);

  // Editors write paths without a market; it is added here, so that links also work in a new tab.
  useLayoutEffect(() => {
    if (!market) return;
    for (const link of box.current?.querySelectorAll<HTMLAnchorElement>('a[href^="/"]') ?? []) {
      link.dataset.path ??= link.getAttribute("href") ?? "";
      const target = editorialLink(link.dataset.path, { market, origin });
      if (target.kind === "internal") link.setAttribute("href", target.path);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the market by its prefix: a new object each time
  }, [clean, inMarket, origin]);

  // The sanitiser removes ids; editors' anchors lead to the heading with those words.
  useLayoutEffect(() => {
    for (const heading of box.current?.querySelectorAll("h2, h3, h4, h5, h6") ?? []) {
      const id = editorialId(slugify(heading.textContent));
      if (!document.getElementById(id)) heading.id = id;
    }
  }, [clean]);

  useLayoutEffect(() => (box.current ? wideTables(box.current, styles.table) : undefined), [clean]);

  const stayInside = (event: MouseEvent) => {
    const link = (event.target as Element).closest("a");
    const path = link?.getAttribute("href");
    if (!open || !path?.startsWith("/") || link?.target || !isPlainPress(event)) return;
    event.preventDefault();
    open(path);
  };

  return (
    // The links inside are the controls and work by keyboard; the handler only keeps their clicks inside the shop.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      ref={box}
      className={styles.text}
      lang={lang}
      onClick={stayInside}
      // eslint-disable-next-line no-restricted-syntax -- sanitised before; a test drives hostile HTML through here
      dangerouslySetInnerHTML={{ __html: clean as string }}
    />
  );
}
