import { expect, test } from "vitest";
import { uploadFilm } from "~/browser/greetingFilm";
import { MOST_FILM_BYTES } from "~/domain/filmFile";

const upload = { url: "https://films.example", withCredentials: false, signal: new AbortController().signal };
const sent = (file: object) => uploadFilm(file as File, { ...upload, onProgress: () => undefined });

test("a film of more than 100 MB is refused by its size alone; one byte less is looked into", async () => {
  expect(MOST_FILM_BYTES).toBe(100_000_000);
  const looked: string[] = [];
  const film = (size: number) => ({
    size,
    slice: () => {
      looked.push(String(size));
      return new Blob(["no film at all"]);
    },
  });
  await expect(sent(film(MOST_FILM_BYTES + 1))).resolves.toBe("tooLarge");
  expect(looked).toEqual([]);
  await expect(sent(film(MOST_FILM_BYTES))).resolves.toBe("wrongType");
  expect(looked).toHaveLength(1);
});
