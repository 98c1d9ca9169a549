import { type GreetingCategory, greetingToSend } from "./greeting";

/** A picture that was read, turned upright and written anew without what the camera told about it. */
export interface GreetingPicture {
  /** its bytes in base64, without the data prefix */
  base64: string;
  /** where the page shows it from */
  url: string;
}

/** A film that was uploaded. */
export interface GreetingFilm {
  videoId: string;
  /** where the page shows it from; null while it cannot be shown */
  url: string | null;
}

/** A greeting as it stands in the editor. */
export interface GreetingDraft {
  category: GreetingCategory;
  templateId: string | null;
  text: string;
  /** stands in the template's place */
  picture: GreetingPicture | null;
  film: GreetingFilm | null;
}

export const EMPTY_GREETING: GreetingDraft = {
  category: "birthday",
  templateId: null,
  text: "",
  picture: null,
  film: null,
};

/** What is sent of a greeting. */
export interface GreetingToSend {
  category: GreetingCategory;
  templateId: string | null;
  text: string | null;
  base64Image: string | null;
  videoId: string | null;
}

/** What is sent of a draft; a picture of one's own takes the place of a template. */
export function greetingInput({ category, templateId, text, picture, film }: GreetingDraft): GreetingToSend {
  return {
    category,
    templateId: picture ? null : templateId,
    text: greetingToSend(text) || null,
    base64Image: picture?.base64 ?? null,
    videoId: film?.videoId ?? null,
  };
}

/** There is nothing in it to open. */
export function isEmptyGreeting(draft: GreetingDraft): boolean {
  const { text, templateId, base64Image, videoId } = greetingInput(draft);
  return !text && !templateId && !base64Image && !videoId;
}
