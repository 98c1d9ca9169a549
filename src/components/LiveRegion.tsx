import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { type Announce, AnnounceContext } from "./announce";

const WAIT_MS = 500;
/**
 * An announcement is removed after this time: by then it was read, and whoever goes through the page later must not
 * find it at its end when it is no longer true.
 */
const STANDS_MS = 7000;

/**
 * The live regions for announcements, one for the page and one for each dialog. It wraps everything, as a region must
 * exist before the first announcement.
 */
export function LiveRegion({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState({ polite: "", assertive: "", count: 0 });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const announce = useMemo<Announce>(
    () =>
      (text, { assertive = false, wait = WAIT_MS } = {}) => {
        clearTimeout(timer.current);
        const say = (polite: string, loud: string) =>
          setSaid(({ count }) => ({ polite, assertive: loud, count: count + 1 }));
        timer.current = setTimeout(() => {
          say(assertive ? "" : text, assertive ? text : "");
          timer.current = setTimeout(() => say("", ""), STANDS_MS);
        }, wait);
      },
    [],
  );

  // A new element each time, so that the same text is announced again.
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
