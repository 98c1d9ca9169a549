import type { GreetingRecord } from "./greetings";
import { greetingTemplates, templateTitle } from "./greetingTemplates";
import type { CommerceState } from "./state";

const pictureOfTemplate = (id: string): string => `/api/greeting/template/${id}.svg`;

/** A greeting as its recipient sees it. An uploaded picture stands before the template's. */
export function greetingView(state: CommerceState, greeting: GreetingRecord) {
  const { token, category, templateId, text, image, imageId, filmId, senderName, gift } = greeting;
  const film = filmId === null ? undefined : state.films.get(filmId);
  const isReady = film !== undefined && film.readyAt <= state.clock.now();
  return {
    greetingToken: token,
    category,
    templateId,
    text,
    imageUrl: image ? `/api/greeting/picture/${imageId}` : templateId && pictureOfTemplate(templateId),
    videoUrl: isReady ? `/api/greeting/film/${film.id}` : null,
    videoId: filmId,
    videoIsProcessing: film !== undefined && !isReady,
    senderName,
    gift,
  };
}

/** All templates, named in a language. */
export const templateViews = (language: string) =>
  greetingTemplates.map(({ id, category, number }) => ({
    id,
    category,
    imageUrl: pictureOfTemplate(id),
    thumbnailUrl: pictureOfTemplate(id),
    title: templateTitle(category, number, language),
  }));
