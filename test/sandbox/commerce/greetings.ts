import { imageOf, type GreetingImage } from "./greetingImages";
import { type GreetingCategory, greetingTemplates } from "./greetingTemplates";
import { FieldProblems } from "./refusals";
import type { CommerceState } from "./state";

export interface GreetingRecord {
  token: string;
  category: GreetingCategory | null;
  templateId: string | null;
  text: string | null;
  image: GreetingImage | null;
  /** Names the picture in addresses; the token stands in none. */
  imageId: string;
  filmId: string | null;
  senderName: string | null;
  /** What it came with, once it was sent. */
  gift: { exportType: string; token: string } | null;
}

export interface CreateGreetingInput {
  category?: GreetingCategory | null;
  templateId?: string | null;
  text?: string | null;
  base64Image?: string | null;
  videoId?: string | null;
}

const MOST_LETTERS = 300;
const MOST_BREAKS = 10;
/** Emoji, control signs but the line break, private use and invisible ones, but for joiners between letters. */
const REFUSED =
  /[\p{Extended_Pictographic}\p{Regional_Indicator}\ufe0f\u20e3\p{Co}\p{Cs}]|(?![\u200c\u200d])\p{Cf}|(?!\n)\p{Cc}|(?<![\p{L}\p{M}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}])/u;
/** Other symbols, but those on every keyboard, and words that are written as one sign (№, ℃, ㈱). */
const SYMBOL = /(?![+<=>|~°±×÷−∼＋＜＝＞｜～№℃\u3200-\u33ff])[\p{Sm}\p{So}]/u;

function checkText(text: string, problems: FieldProblems): void {
  if ([...text].length > MOST_LETTERS) problems.add(["text"], "At most 300 characters");
  if (text.split("\n").length - 1 > MOST_BREAKS) problems.add(["text"], "At most ten line breaks");
  if (REFUSED.test(text) || SYMBOL.test(text)) problems.add(["text"], "The text has characters that cannot be printed");
}

/** Keeps a greeting under a new token. Refused by field when the text or the picture will not do (spec §5). */
export function createGreeting(state: CommerceState, input: CreateGreetingInput): GreetingRecord {
  const problems = new FieldProblems(["createGreeting", "greeting"]);
  const text = input.text?.replace(/\r\n?/g, "\n").trim() || null;
  if (text) checkText(text, problems);
  if (input.templateId && !greetingTemplates.some(({ id }) => id === input.templateId)) {
    problems.add(["templateId"], "The template is not known");
  }
  if (input.videoId && !state.films.has(input.videoId)) problems.add(["videoId"], "The video is not known");
  const image = input.base64Image ? imageOf(input.base64Image, problems) : null;
  if (!text && !input.base64Image && !input.templateId && !input.videoId)
    problems.add(["text"], "The greeting is empty");
  problems.throwIfAny();
  const greeting: GreetingRecord = {
    token: state.ids.next(),
    category: input.category ?? null,
    templateId: input.templateId ?? null,
    text,
    image,
    imageId: state.ids.next(),
    filmId: input.videoId ?? null,
    senderName: null,
    gift: null,
  };
  state.greetings.set(greeting.token, greeting);
  return greeting;
}

/**
 * The card that one recipient gets: who it is from, and the way to the gift. It has a token of its own, so that nobody
 * else who was sent the same words, and not the buyer either, comes to that gift.
 */
export function sendGreeting(
  state: CommerceState,
  token: string,
  sent: Pick<GreetingRecord, "senderName" | "gift">,
): string | null {
  const written = state.greetings.get(token);
  if (!written) return null;
  const own = { ...written, ...sent, token: state.ids.next() };
  state.greetings.set(own.token, own);
  return own.token;
}
