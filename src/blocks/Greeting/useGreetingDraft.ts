import { useEffect, useRef, useState } from "react";
import { type GreetingContent, greetingMedia, useGreeting } from "~/api/watch/greetings";
import { useGreetingTools } from "~/components/greetingTools";
import { greetingCategory } from "~/domain/greeting";
import { EMPTY_GREETING, type GreetingDraft } from "~/domain/greetingDraft";

/**
 * What stands in the editor: what was typed before, else the greeting that is written anew, else nothing. Null while
 * that greeting is on its way. The memory of pictures that are not wanted any more is given back.
 */
export function useGreetingDraft(greetingToken: string | null, kept: GreetingDraft | null) {
  const { fetchPicture, dropPicture } = useGreetingTools();
  const [draft, setDraft] = useState<GreetingDraft | null>(kept ?? (greetingToken ? null : EMPTY_GREETING));
  const { data, failure, again } = useGreeting(draft ? null : greetingToken);
  const content = data?.getGreeting;

  useEffect(() => {
    if (content === undefined || draft) return;
    let dropped = false;
    const url = content?.templateId ? null : greetingMedia(content?.imageUrl);
    void (url ? fetchPicture(url) : Promise.resolve(null)).then((picture) => {
      if (!dropped) setDraft(content ? draftOf(content, typeof picture === "string" ? null : picture) : EMPTY_GREETING);
    });
    return () => {
      dropped = true;
    };
  }, [content, draft, fetchPicture]);

  const shown = useRef(draft?.picture ?? null);
  useEffect(() => {
    const before = shown.current;
    shown.current = draft?.picture ?? null;
    if (before && before !== shown.current) dropPicture(before.url);
  }, [draft?.picture, dropPicture]);

  return { draft, setDraft, failed: !draft && failure !== undefined, again };
}

function draftOf(content: GreetingContent, picture: GreetingDraft["picture"]): GreetingDraft {
  return {
    category: greetingCategory(content.category) ?? EMPTY_GREETING.category,
    templateId: content.templateId,
    text: content.text ?? "",
    picture,
    videoId: content.videoId,
  };
}
