import { type GreetingTools } from "~/components/greetingTools";

/** For greetings of words: pictures and films never come. */
export const noMedia: GreetingTools = {
  takesFilms: false,
  preparePicture: () => new Promise(() => undefined),
  fetchPicture: () => new Promise(() => undefined),
  uploadFilm: () => new Promise(() => undefined),
  dropMedia: () => undefined,
};
