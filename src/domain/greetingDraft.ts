import { type GreetingCategory, greetingToSend } from "./greeting";

/** A picture, turned upright and re-encoded without the camera's metadata. */
export interface GreetingPicture {
  /** its bytes in base64, without the data prefix */
  base64: string;
  /** the address to show it from */
  url: string;
}

/** A film that was uploaded. */
export interface GreetingFilm {
  videoId: string;
  /** the address to show it from; null while it cannot be shown */
  url: string | null;
}

/** A greeting as it is in the editor. */
export interface GreetingDraft {
  category: GreetingCategory;
  templateId: string | null;
  text: string;
  /** shown in place of the template */
  picture: GreetingPicture | null;
  film: GreetingFilm | null;
  /** The editor was closed while a film was being uploaded, which is not in it. */
  filmCutOff?: boolean;
}

export const EMPTY_GREETING: GreetingDraft = {
  category: "birthday",
  templateId: null,
  text: "",
  picture: null,
  film: null,
};

/** A greeting as it is sent. */
export interface GreetingToSend {
  category: GreetingCategory;
  templateId: string | null;
  text: string | null;
  base64Image: string | null;
  videoId: string | null;
}

/** A draft as it is sent; the buyer's own picture replaces the template. */
export function greetingInput({ category, templateId, text, picture, film }: GreetingDraft): GreetingToSend {
  return {
    category,
    templateId: picture ? null : templateId,
    text: greetingToSend(text) || null,
    base64Image: picture?.base64 ?? null,
    videoId: film?.videoId ?? null,
  };
}

/** Whether a greeting has nothing in it to show. */
export function isEmptyGreeting(draft: GreetingDraft): boolean {
  const { text, templateId, base64Image, videoId } = greetingInput(draft);
  return !text && !templateId && !base64Image && !videoId;
}
