import { useEffect, useRef, useState } from "react";
import { serviceMedia } from "~/api/watch/serviceMedia";
import { type GreetingContent, useGreeting } from "~/api/watch/greetings";
import { useGreetingTools } from "~/components/greetingTools";
import { greetingCategory } from "~/domain/greeting";
import { EMPTY_GREETING, type GreetingDraft, type GreetingPicture } from "~/domain/greetingDraft";

/**
 * The content of the editor: what was typed before, else the greeting to edit, else empty; with the words that were
 * typed before a reload. Null while that greeting is loading, and if part of it cannot be loaded, as it would be lost.
 * Releases the memory of pictures and films that are no longer used.
 */
export function useGreetingDraft(greetingToken: string | null, kept: GreetingDraft | null, words: string | null) {
  const { fetchPicture, dropMedia } = useGreetingTools();
  const [draft, setDraft] = useState<GreetingDraft | null>(
    kept ?? (greetingToken ? null : worded(EMPTY_GREETING, words)),
  );
  const { data, failure, again } = useGreeting(draft ? null : greetingToken);
  const content = data?.getGreeting;
  const [pictureFailed, setPictureFailed] = useState(false);

  useEffect(() => {
    if (content === undefined || draft || pictureFailed) return;
    let dropped = false;
    const url = content?.templateId ? null : serviceMedia(content?.imageUrl);
    void (url ? fetchPicture(url) : Promise.resolve(null)).then((picture) => {
      if (dropped) return;
      if (typeof picture === "string") setPictureFailed(true);
      else setDraft(worded(content ? draftOf(content, picture) : EMPTY_GREETING, words));
    });
    return () => {
      dropped = true;
    };
  }, [content, draft, pictureFailed, fetchPicture, words]);

  useGivenBack(draft?.picture?.url ?? null, dropMedia);
  useGivenBack(draft?.film?.url ?? null, dropMedia);

  return {
    draft,
    setDraft,
    failed: !draft && (failure !== undefined || pictureFailed),
    again: () => (pictureFailed ? setPictureFailed(false) : again()),
  };
}

/** Releases an object URL when another one replaces it. */
function useGivenBack(url: string | null, drop: (url: string) => void) {
  const shown = useRef(url);
  useEffect(() => {
    const before = shown.current;
    shown.current = url;
    if (before && before !== url) drop(before);
  }, [url, drop]);
}

const worded = (draft: GreetingDraft, words: string | null) => (words === null ? draft : { ...draft, text: words });

function draftOf(content: GreetingContent, picture: GreetingPicture | null): GreetingDraft {
  return {
    category: greetingCategory(content.category) ?? EMPTY_GREETING.category,
    templateId: content.templateId,
    text: content.text ?? "",
    picture,
    film: content.videoId
      ? { videoId: content.videoId, url: content.videoIsProcessing ? null : serviceMedia(content.videoUrl) }
      : null,
  };
}
