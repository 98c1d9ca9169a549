import { use, useCallback, useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useLocation } from "react-router";
import { HasAllTextsContext } from "~/components/hasAllTexts";
import { Icon } from "~/components/Icon";
import { lazyPart } from "~/components/lazyPart";
import { Link } from "~/components/Link";
import { useMedia, WIDE } from "~/components/useMedia";
import { splitPrefix } from "~/domain/paths";
import { searchPath } from "~/domain/routes";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import styles from "./Header.module.css";
import { LatePart } from "./LatePart";

const SearchBox = lazyPart(() => import("~/blocks/Search/SearchBox"), "SearchBox");

const AFTER_MS = 1000;

/**
 * The search in the header: a link to its screen or, where there is room, the search box. Its code and texts are loaded
 * after the first paint.
 */
export function SearchSlot() {
  const market = useAppSelector(selectMarket);
  const { pathname, search } = useLocation();
  const isWide = useMedia(WIDE);
  const hasTexts = use(HasAllTextsContext);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const hadFocus = useRef(false);
  // Who is at the link when the box takes its place is in the box.
  const keepsFocus = useCallback((element: HTMLElement | null) => {
    if (hadFocus.current) element?.focus();
    hadFocus.current = false;
    return () => void (hadFocus.current = element === document.activeElement);
  }, []);
  const asLink = (
    <Link
      ref={keepsFocus}
      to={searchPath(market)}
      className={isWide ? styles.searchLink : `${styles.tool} ${styles.toSearch}`}
    >
      <Icon name="search" />
      <span className={isWide ? undefined : "visually-hidden"}>
        <FormattedMessage id="header.search" />
      </span>
    </Link>
  );
  if (!isWide) return asLink;
  const query = splitPrefix(pathname)?.rest === "/search" ? (new URLSearchParams(search).get("q") ?? "") : "";
  return (
    <div className={styles.search}>
      {wanted && hasTexts ? (
        <LatePart instead={asLink}>
          <SearchBox inputRef={keepsFocus} query={query} />
        </LatePart>
      ) : (
        asLink
      )}
    </div>
  );
}
