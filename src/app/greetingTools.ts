import { credentialsFor } from "~/api/endpoints";
import { FILE_MS } from "~/api/pace";
import { withTimeLimit } from "~/api/timeLimit";
import { environment } from "~/browser/environment";
import { type GreetingTools } from "~/components/greetingTools";
import { loadChunk } from "~/components/loadChunk";
import { onApiHost } from "~/domain/url";

const { apiHost, greetingVideoUploadUrl } = environment;
const uploadUrl = onApiHost(greetingVideoUploadUrl, apiHost);

const pictures = () => loadChunk(() => import("~/browser/greetingPicture"));
const films = () => loadChunk(() => import("~/browser/greetingFilm"));

/** The browser tools for greetings; their code is loaded with the first picture or film. */
export const greetingTools: GreetingTools = {
  preparePicture: async (file) => (await pictures()).preparePicture(file),
  fetchPicture: (url) =>
    withTimeLimit(FILE_MS, undefined, async (signal) =>
      (await pictures()).fetchPicture(url, { credentials: credentialsFor(url), signal }),
    ).catch(() => "unreadable"),
  dropMedia: (url) => URL.revokeObjectURL(url),
  takesFilms: uploadUrl !== "",
  uploadFilm: async (file, { signal, onProgress }) => {
    const { uploadFilm } = await films();
    return uploadFilm(file, {
      url: uploadUrl,
      withCredentials: credentialsFor(uploadUrl) === "include",
      signal,
      onProgress,
    });
  },
};
