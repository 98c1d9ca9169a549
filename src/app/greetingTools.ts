import { environment } from "~/browser/environment";
import { type GreetingTools } from "~/components/greetingTools";

const { apiHost, cmsHost, greetingVideoUploadUrl } = environment;
const uploadUrl = /^\/api/.test(greetingVideoUploadUrl) ? apiHost + greetingVideoUploadUrl : greetingVideoUploadUrl;
const isForeign = Boolean(apiHost || cmsHost);

const pictures = () => import("~/browser/greetingPicture");

/** What greetings need of the machine, fetched with the first picture or film. */
export const greetingTools: GreetingTools = {
  preparePicture: async (file) => (await pictures()).preparePicture(file),
  fetchPicture: async (url) => (await pictures()).fetchPicture(url, isForeign ? "include" : "same-origin"),
  dropMedia: (url) => URL.revokeObjectURL(url),
  takesFilms: uploadUrl !== "",
  uploadFilm: async (file, { signal, onProgress }) => {
    const { uploadFilm } = await import("~/browser/greetingFilm");
    return uploadFilm(file, { url: uploadUrl, withCredentials: isForeign, signal, onProgress });
  },
};
