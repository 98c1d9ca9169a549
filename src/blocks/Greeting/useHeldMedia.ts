import { use, useCallback, useEffect, useEffectEvent, useRef } from "react";
import { GreetingToolsContext } from "~/components/greetingTools";
import { type GreetingDraft } from "~/domain/greetingDraft";

/**
 * Releases the memory of pictures and films as soon as neither the `kept` draft has them nor that of the editor, which
 * is told by the returned function until the editor `isOpen` no more; of all of them with the component.
 */
export function useHeldMedia(kept: GreetingDraft | null, isOpen: boolean): (written: GreetingDraft | null) => void {
  // Where greetings are only shown there may be no tools, and nothing to release.
  const dropMedia = use(GreetingToolsContext)?.dropMedia;
  const held = useRef<ReadonlySet<string>>(new Set());
  const hold = useCallback(
    (...drafts: (GreetingDraft | null)[]) => {
      const before = held.current;
      held.current = new Set(drafts.flatMap(mediaOf));
      for (const url of before) if (!held.current.has(url)) dropMedia?.(url);
    },
    [dropMedia],
  );
  useEffect(() => {
    if (!isOpen) hold(kept);
  }, [hold, kept, isOpen]);
  const leave = useEffectEvent(() => hold());
  useEffect(() => () => leave(), []);
  return useCallback((written) => hold(kept, written), [hold, kept]);
}

const mediaOf = (draft: GreetingDraft | null) =>
  [draft?.picture?.url, draft?.film?.url].filter((url) => typeof url === "string");
