import { type MouseEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { editorialLink } from "~/domain/contentLink";
import { prefix } from "~/domain/market";
import { splitPrefix } from "~/domain/paths";
import { wordsOf } from "~/domain/presentation";
import { slugify } from "~/domain/slug";
import { editorialId } from "./editorialId";
import { isPlainPress } from "./isPlainPress";
import styles from "./RichText.module.css";
import { type CleanHtml, useSanitise } from "./sanitiseContext";
import { useShopSettings } from "./shopSettings";
import { Skeleton } from "./Skeleton";
import { wideTables } from "./wideTables";

interface RichTextProps {
  /** As the content service tells it: not to be trusted. */
  html: string;
  /** Its language, where that is not the page's. */
  lang?: string;
  /** Level its highest heading takes on this page. */
  topHeading?: 2 | 3 | 4;
  /** Lines of the shape shown while the sanitiser is fetched. */
  lines?: number;
}

/** Editors' text. The one place of the shop that draws foreign HTML, and only what the sanitiser let through. */
export function RichText({ html, lang, topHeading = 2, lines = 3 }: RichTextProps) {
  const sanitise = useSanitise();
  const { origin } = useShopSettings();
  const navigate = useNavigate();
  const isPlain = !/[<&]/.test(html);
  const answer = useMemo(
    () => (isPlain || !sanitise ? null : sanitise(html, topHeading)),
    [isPlain, sanitise, html, topHeading],
  );
  const [later, setLater] = useState<{ of: unknown; clean: CleanHtml | null } | null>(null);

  useEffect(() => {
    if (!(answer instanceof Promise)) return;
    let wanted = true;
    const settle = (clean: CleanHtml | null) => wanted && setLater({ of: answer, clean });
    answer.then(settle, () => settle(null));
    return () => {
      wanted = false;
    };
  }, [answer]);

  const market = splitPrefix(useLocation().pathname)?.market;
  const inMarket = market && prefix(market);
  const box = useRef<HTMLDivElement>(null);
  const fetched = answer instanceof Promise && later?.of === answer ? later : null;
  const clean = answer instanceof Promise ? (fetched?.clean ?? null) : answer;

  // Editors write paths of the shop without a market; a link opened in another tab needs one too.
  useLayoutEffect(() => {
    if (!market) return;
    for (const link of box.current?.querySelectorAll<HTMLAnchorElement>('a[href^="/"]') ?? []) {
      link.dataset.path ??= link.getAttribute("href") ?? "";
      const target = editorialLink(link.dataset.path, { market, origin });
      if (target.kind === "internal") link.setAttribute("href", target.path);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the market by its prefix: a new object each time
  }, [clean, inMarket, origin]);

  // Editors' own ids are not let through; their anchors lead to a heading by its words.
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
    if (!path?.startsWith("/") || link?.target || !isPlainPress(event)) return;
    event.preventDefault();
    void navigate(path);
  };

  const words = (text: string) => (
    <p className={styles.text} lang={lang}>
      {text}
    </p>
  );
  if (isPlain) return html.trim() ? words(html) : null;
  if (answer instanceof Promise && !fetched) return <Skeleton lines={lines} />;
  // Without a sanitiser the words are worth more than nothing, and as text they are harmless.
  if (clean === null) return words(wordsOf(html));
  return (
    // The links inside are the controls, with keys of their own; their paths stay in the shop.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      ref={box}
      className={styles.text}
      lang={lang}
      onClick={stayInside}
      // eslint-disable-next-line no-restricted-syntax -- sanitised above; a test drives hostile HTML through here
      dangerouslySetInnerHTML={{ __html: clean as string }}
    />
  );
}
