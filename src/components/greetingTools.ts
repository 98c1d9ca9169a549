import { createContext, useContext } from "react";
import { type FilmProblem } from "~/domain/filmFile";
import { type GreetingFilm, type GreetingPicture } from "~/domain/greetingDraft";
import { type PictureProblem } from "~/domain/pictureFile";

/** What a greeting's editor needs of the machine: this room does not reach for it itself. */
export interface GreetingTools {
  /** Reads a picture, turns it upright and writes it anew without what the camera told about it. */
  preparePicture: (file: Blob) => Promise<GreetingPicture | PictureProblem>;
  /** The same with the picture of a greeting that is written anew. */
  fetchPicture: (url: string) => Promise<GreetingPicture | PictureProblem>;
  /** Gives back what a picture or a film takes of the memory. */
  dropMedia: (url: string) => void;
  /** Whether films can be uploaded anywhere. */
  takesFilms: boolean;
  /**
   * Checks and uploads a film, and answers its id and where to see it. Told how far it is, from 0 to 1; rejects when it
   * is given up.
   */
  uploadFilm: (
    file: File,
    how: { signal: AbortSignal; onProgress: (part: number) => void },
  ) => Promise<GreetingFilm | FilmProblem>;
}

export const GreetingToolsContext = createContext<GreetingTools | null>(null);

/** Handed in by the app. */
export function useGreetingTools(): GreetingTools {
  const tools = useContext(GreetingToolsContext);
  if (!tools) throw new Error("Nobody has handed in the tools for greetings.");
  return tools;
}
