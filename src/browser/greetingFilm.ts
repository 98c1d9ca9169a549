import { type GreetingFilm } from "~/domain/greetingDraft";
import { type FilmProblem, filmType, isShortEnough, MOST_FILM_BYTES } from "~/domain/filmFile";

/** How long reading a film's length may take before it counts as broken. */
const READ_MS = 15_000;
/** An upload without progress for this long is given up. */
const STILL_MS = 60_000;

interface Upload {
  url: string;
  withCredentials: boolean;
  signal: AbortSignal;
  onProgress: (part: number) => void;
}

/** Checks a film's size, type and length, and uploads it. Resolves to the film with its id, or to the problem. */
export async function uploadFilm(file: File, upload: Upload): Promise<GreetingFilm | FilmProblem> {
  if (file.size > MOST_FILM_BYTES) return "tooLarge";
  try {
    const type = filmType(new Uint8Array(await file.slice(0, 16).arrayBuffer()));
    if (!type) return "wrongType";
    if (!isShortEnough(await secondsOf(file, upload.signal))) return "tooLong";
    // Listeners that are added after the abort are not called.
    upload.signal.throwIfAborted();
    const answer = await sent(new Blob([file], { type }), upload);
    return typeof answer === "string" ? answer : { ...answer, url: URL.createObjectURL(file) };
  } catch (error) {
    if (upload.signal.aborted) throw error;
    return "unreadable";
  }
}

/** The length of a film in seconds. A recording may not have it at its start: then the player is sent to its end. */
async function secondsOf(file: Blob, signal: AbortSignal): Promise<number> {
  const video = document.createElement("video");
  video.preload = "metadata";
  video.muted = true;
  const url = URL.createObjectURL(file);
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<number>((resolve, reject) => {
      const broken = () => reject(new Error("The film could not be read."));
      timer = setTimeout(broken, READ_MS);
      signal.addEventListener("abort", broken, { once: true });
      video.onerror = broken;
      video.onloadedmetadata = () => {
        if (Number.isFinite(video.duration)) resolve(video.duration);
        else video.currentTime = Number.MAX_SAFE_INTEGER;
      };
      video.ondurationchange = () => {
        if (Number.isFinite(video.duration)) resolve(video.duration);
      };
      video.src = url;
    });
  } finally {
    clearTimeout(timer);
    video.removeAttribute("src");
    URL.revokeObjectURL(url);
  }
}

function sent(body: Blob, { url, withCredentials, signal, onProgress }: Upload) {
  return new Promise<{ videoId: string } | FilmProblem>((resolve, reject) => {
    const request = new XMLHttpRequest();
    let still: ReturnType<typeof setTimeout>;
    const stillThere = () => {
      clearTimeout(still);
      still = setTimeout(() => request.abort(), STILL_MS);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      stillThere();
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onloadend = () => {
      clearTimeout(still);
      if (signal.aborted) reject(new DOMException("Aborted", "AbortError"));
      else resolve(answerOf(request));
    };
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.open("POST", url);
    request.withCredentials = withCredentials;
    request.setRequestHeader("Content-Type", body.type);
    stillThere();
    request.send(body);
  });
}

function answerOf({ status, responseText }: XMLHttpRequest): { videoId: string } | FilmProblem {
  if (status === 413) return "tooLarge";
  if (status === 415 || status === 422) return "unreadable";
  if (status !== 200 && status !== 201) return "notSent";
  try {
    const { videoId } = JSON.parse(responseText) as { videoId?: unknown };
    return typeof videoId === "string" && videoId ? { videoId } : "notSent";
  } catch {
    return "notSent";
  }
}
