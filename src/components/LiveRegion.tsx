import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { type Announce, AnnounceContext } from "./announce";

const WAIT_MS = 500;

/**
 * The place for spoken news, one for the page and one for each dialog; stands around everything, so that it is there
 * before the first word.
 */
export function LiveRegion({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState({ polite: "", assertive: "", count: 0 });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const announce = useMemo<Announce>(
    () =>
      (text, { assertive = false, wait = WAIT_MS } = {}) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(
          () =>
            setSaid(({ count }) => ({
              polite: assertive ? "" : text,
              assertive: assertive ? text : "",
              count: count + 1,
            })),
          wait,
        );
      },
    [],
  );

  // The same words again are news again: a new element holds them.
  return (
    <AnnounceContext value={announce}>
      {children}
      <div role="status" className="visually-hidden">
        <span key={said.count}>{said.polite}</span>
      </div>
      <div role="alert" className="visually-hidden">
        <span key={said.count}>{said.assertive}</span>
      </div>
    </AnnounceContext>
  );
}
