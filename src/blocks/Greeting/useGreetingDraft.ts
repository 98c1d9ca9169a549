import { useEffect, useState } from "react";
import { serviceMedia } from "~/api/watch/serviceMedia";
import { type GreetingContent, useGreeting } from "~/api/watch/greetings";
import { useGreetingTools } from "~/components/greetingTools";
import { greetingCategory } from "~/domain/greeting";
import { EMPTY_GREETING, type GreetingDraft, type GreetingPicture } from "~/domain/greetingDraft";

/**
 * The content of the editor: what was typed before, else the greeting to edit, else empty; with the words that were
 * typed before a reload. Null while that greeting is loading, and if part of it cannot be loaded, as it would be lost.
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
      if (dropped) {
        if (picture && typeof picture !== "string") dropMedia(picture.url);
      } else if (typeof picture === "string") setPictureFailed(true);
      else setDraft(worded(content ? draftOf(content, picture) : EMPTY_GREETING, words));
    });
    return () => {
      dropped = true;
    };
  }, [content, draft, pictureFailed, fetchPicture, dropMedia, words]);

  return {
    draft,
    setDraft,
    failed: !draft && (failure !== undefined || pictureFailed),
    again: () => (pictureFailed ? setPictureFailed(false) : again()),
  };
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
