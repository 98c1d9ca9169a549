import { type MouseEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { editorialLink } from "~/domain/contentLink";
import { prefix } from "~/domain/market";
import { fillLocale, splitPrefix } from "~/domain/paths";
import { wordsOf } from "~/domain/presentation";
import { slugify } from "~/domain/slug";
import { editorialId } from "./editorialId";
import { isPlainPress } from "./isPlainPress";
import styles from "./RichText.module.css";
import { type CleanHtml, useSanitise } from "./sanitiseContext";
import { useShopSettings } from "./shopSettings";
import { Skeleton } from "./Skeleton";
import { wideTables } from "./wideTables";

/** After this time the words alone are shown, until the sanitiser comes: its code may hang, and they may be terms. */
const WORDS_AFTER_MS = 3000;

/** Where an editor's HTML begins a new line. */
const LINE_ENDS = /<br\b[^>]*>|<\/(?:p|h[1-6]|li|dt|dd|tr|div|blockquote|caption)\s*>/i;

interface RichTextProps {
  /** From the content service; not to be trusted. */
  html: string;
  /** Its language, if it is not the page's. */
  lang?: string;
  /** The level of its highest heading on this page. */
  topHeading?: 2 | 3 | 4;
  /** How many lines of skeleton to show while the sanitiser is loading. */
  lines?: number;
}

/** Editors' HTML. The only place of the shop that renders foreign HTML, and only after sanitising it. */
export function RichText({ html, lang, topHeading = 2, lines = 3 }: RichTextProps) {
  const sanitise = useSanitise();
  const { origin } = useShopSettings();
  const navigate = useNavigate();
  const market = splitPrefix(useLocation().pathname)?.market;
  const inMarket = market && prefix(market);
  // Before it is cleaned: in a cleaned address the braces are escaped.
  const filled = market ? fillLocale(html, market.locale) : html;
  const isPlain = !/[<&]/.test(filled);
  const answer = useMemo(
    () => (isPlain || !sanitise ? null : sanitise(filled, topHeading)),
    [isPlain, sanitise, filled, topHeading],
  );
  const [later, setLater] = useState<{ of: unknown; clean: CleanHtml | null } | null>(null);

  useEffect(() => {
    if (!(answer instanceof Promise)) return;
    let wanted = true;
    const settle = (clean: CleanHtml | null) => wanted && setLater({ of: answer, clean });
    const timer = setTimeout(settle, WORDS_AFTER_MS, null);
    answer.then(settle, () => settle(null)).finally(() => clearTimeout(timer));
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [answer]);

  const box = useRef<HTMLDivElement>(null);
  const fetched = answer instanceof Promise && later?.of === answer ? later : null;
  const clean = answer instanceof Promise ? (fetched?.clean ?? null) : answer;

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
    if (!path?.startsWith("/") || link?.target || !isPlainPress(event)) return;
    event.preventDefault();
    void navigate(path);
  };

  if (isPlain) {
    return filled.trim() ? (
      <p className={styles.text} lang={lang}>
        {filled}
      </p>
    ) : null;
  }
  if (answer instanceof Promise && !fetched) return <Skeleton lines={lines} />;
  // While the sanitiser is not there, the plain text is shown, which is harmless.
  if (clean === null) {
    const paragraphs = filled.split(LINE_ENDS).map(wordsOf).filter(Boolean);
    return (
      <div className={styles.text} lang={lang}>
        {paragraphs.map((words, at) => (
          <p key={at}>{words}</p>
        ))}
      </div>
    );
  }
  return (
    // The links inside are the controls and work by keyboard; the handler only keeps their clicks inside the shop.
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
