import { credentialsFor } from "~/api/endpoints";
import { environment } from "~/browser/environment";
import { type GreetingTools } from "~/components/greetingTools";
import { onApiHost } from "~/domain/url";

const { apiHost, greetingVideoUploadUrl } = environment;
const uploadUrl = onApiHost(greetingVideoUploadUrl, apiHost);

const pictures = () => import("~/browser/greetingPicture");

/** The browser tools for greetings; their code is loaded with the first picture or film. */
export const greetingTools: GreetingTools = {
  preparePicture: async (file) => (await pictures()).preparePicture(file),
  fetchPicture: async (url) => (await pictures()).fetchPicture(url, credentialsFor(url)),
  dropMedia: (url) => URL.revokeObjectURL(url),
  takesFilms: uploadUrl !== "",
  uploadFilm: async (file, { signal, onProgress }) => {
    const { uploadFilm } = await import("~/browser/greetingFilm");
    return uploadFilm(file, {
      url: uploadUrl,
      withCredentials: credentialsFor(uploadUrl) === "include",
      signal,
      onProgress,
    });
  },
};
