import { createContext, use } from "react";
import { type FilmProblem } from "~/domain/filmFile";
import { type GreetingFilm, type GreetingPicture } from "~/domain/greetingDraft";
import { type PictureProblem } from "~/domain/pictureFile";

/** The browser tools that the greeting editor needs, as components and blocks do not import `browser`. */
export interface GreetingTools {
  /** Reads a picture, turns it upright, and re-encodes it without its metadata. */
  preparePicture: (file: Blob) => Promise<GreetingPicture | PictureProblem>;
  /** The same for the picture of an existing greeting that is being edited. */
  fetchPicture: (url: string) => Promise<GreetingPicture | PictureProblem>;
  /** Releases the memory of a picture or a film. */
  dropMedia: (url: string) => void;
  /** Whether an upload address for films is configured. */
  takesFilms: boolean;
  /**
   * Checks and uploads a film, and resolves to its id and address, or to the problem. Progress is from 0 to 1. Rejects
   * if it is aborted.
   */
  uploadFilm: (
    file: File,
    how: { signal: AbortSignal; onProgress: (part: number) => void },
  ) => Promise<GreetingFilm | FilmProblem>;
}

export const GreetingToolsContext = createContext<GreetingTools | null>(null);

/** The tools that the app provides. */
export function useGreetingTools(): GreetingTools {
  const tools = use(GreetingToolsContext);
  if (!tools) throw new Error("Nobody has handed in the tools for greetings.");
  return tools;
}
