import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Page, expect } from "@playwright/test";
import { KEYS, type Presentation } from "~/domain/presentation";
import { gql } from "./wire";

const TEXTS = JSON.parse(readFileSync(resolve(import.meta.dirname, "../../src/texts/da.json"), "utf8")) as Record<
  string,
  string
>;
const TWICE = Object.entries(TEXTS).map(([key, text]) => ({ key, translatedValue: text + text }));

/** Denmark is sold to in every language there is, so that a seeded basket can be read in all of them. */
export async function offerLanguages(page: Page, languages: readonly string[]): Promise<void> {
  await gql(page, "salesFlows").edit((answer) => {
    for (const flow of answer.data.salesFlows.items) flow.supportedLanguages = languages;
    return answer as unknown;
  });
}

/** A word as editors may write it, wider than a narrow window. */
const LONG_WORD = "Delikatessenversandhandelsgesellschaft";

/**
 * Danish that says everything twice, in one breath: its words are longer than those of any language. The titles of
 * gifts, which come from editors, have a long word too.
 */
export async function speakTwice(page: Page): Promise<void> {
  await gql(page, "GetAllKeys").edit((answer) => ({ ...answer, data: { allKeys: TWICE } }));
  const lengthen = (_: string, value: unknown) =>
    (value as Partial<Presentation> | null)?.presentationKey === KEYS.title
      ? { ...(value as Presentation), textContent: LONG_WORD }
      : value;
  await gql(page, /product/i).edit((answer) => JSON.parse(JSON.stringify(answer), lengthen) as unknown);
}

/** The editors' texts come behind the shop's own. */
export async function expectTwice(page: Page): Promise<void> {
  await expect(page.locator("header a[href$='/basket']")).toContainText(TEXTS["header.basket"]!.repeat(2));
}

/** The address of those texts of a language that come after the first paint: the larger of its two files. */
export function restOfTexts(language: string): string {
  const assets = resolve(import.meta.dirname, "../../dist/assets");
  const files = readdirSync(assets).filter((name) => name.startsWith(`${language}-`) && name.endsWith(".js"));
  const bySize = files.sort((one, other) => statSync(join(assets, other)).size - statSync(join(assets, one)).size);
  return `/assets/${bySize[0]}`;
}
