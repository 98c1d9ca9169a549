import { expect, test } from "vitest";
import { EMPTY_GREETING, greetingInput, isEmptyGreeting } from "~/domain/greetingDraft";

const picture = { base64: "QUJD", url: "blob:1" };
const film = { videoId: "film-1", url: null };
const nothing = { templateId: null, text: null, base64Image: null, videoId: null };

test.each([
  ["a template", { templateId: "7" }, { templateId: "7" }],
  ["a picture of one's own, in place of the template", { templateId: "7", picture }, { base64Image: "QUJD" }],
  ["a film", { film }, { videoId: "film-1" }],
  ["words", { text: "Tillykke" }, { text: "Tillykke" }],
  ["nothing", { text: " \n" }, {}],
])("a greeting with %s is sent with just that", (what, filled, sent) => {
  const draft = { ...EMPTY_GREETING, ...filled };
  expect(greetingInput(draft)).toEqual({ category: "birthday", ...nothing, ...sent });
  expect(isEmptyGreeting(draft)).toBe(what === "nothing");
});
