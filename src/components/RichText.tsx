import { useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router";
import { fillLocale, splitPrefix } from "~/domain/paths";
import { wordsOf } from "~/domain/presentation";
import { CleanText } from "./cleanTextPart";
import styles from "./RichText.module.css";
import { type CleanHtml, useSanitise } from "./sanitiseContext";
import { Skeleton } from "./Skeleton";

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

/** Editors' HTML, once it is sanitised; until then a skeleton, or the words alone. */
export function RichText({ html, lang, topHeading = 2, lines = 3 }: RichTextProps) {
  const sanitise = useSanitise();
  const market = splitPrefix(useLocation().pathname)?.market;
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

  const fetched = answer instanceof Promise && later?.of === answer ? later : null;
  const clean = answer instanceof Promise ? (fetched?.clean ?? null) : answer;

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
  return <CleanText clean={clean} lang={lang} />;
}
