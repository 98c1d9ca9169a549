import { sessionStore } from "~/browser/storage";
import { readJson, SESSION } from "~/domain/storage";

const RECORDED = new Set(["MISSING_TRANSLATION", "FORMAT_ERROR", "LANGUAGE_FILE"]);
const MOST = 50;

/**
 * A text that is missing or cannot be formatted is logged and recorded in the session by language, once each; other
 * complaints of the texts are ignored (spec §8).
 */
export function recordTextFailure(code: string, language: string, error: unknown): void {
  if (!RECORDED.has(code)) return;
  const text = error instanceof Error ? (error.message.split("\n")[0] ?? "").slice(0, 200) : String(error);
  const held = readJson(sessionStore(), SESSION.textFailures);
  const recorded = Array.isArray(held) ? held.filter((entry) => typeof entry === "string") : [];
  const entry = `${language} ${code} ${text}`;
  if (recorded.includes(entry) || recorded.length >= MOST) return;
  sessionStore().write(SESSION.textFailures, JSON.stringify([...recorded, entry]));
  console.warn(entry);
}
