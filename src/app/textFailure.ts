import { sessionStore } from "~/browser/storage";
import { readJson, SESSION, writeJson } from "~/domain/storage";

const RECORDED = new Set(["MISSING_TRANSLATION", "FORMAT_ERROR", "LANGUAGE_FILE"]);
const MOST = 50;

/**
 * Logs a text that is missing or cannot be formatted, and records it in the session by language, once each; other
 * errors of react-intl are ignored (spec §8).
 */
export function recordTextFailure(code: string, language: string, error: unknown): void {
  if (!RECORDED.has(code)) return;
  const text = error instanceof Error ? (error.message.split("\n")[0] ?? "").slice(0, 200) : String(error);
  const held = readJson(sessionStore(), SESSION.textFailures);
  const recorded = Array.isArray(held) ? held.filter((entry) => typeof entry === "string") : [];
  const entry = `${language} ${code} ${text}`;
  if (recorded.includes(entry) || recorded.length >= MOST) return;
  writeJson(sessionStore(), SESSION.textFailures, [...recorded, entry]);
  console.warn(entry);
}
