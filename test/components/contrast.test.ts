import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Rgb = [number, number, number];
const css = readFileSync("src/styles/tokens.css", "utf8").replace(/\/\*[\s\S]*?\*\//g, "");

/** The custom properties of every rule that paints `:root`, outside of media queries or inside the one named. */
function declared(source: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, selector = "", body = ""] of source.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selector.includes(":root")) continue;
    for (const [, name = "", value = ""] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) found[name] = value.trim();
  }
  return found;
}

const [always = ""] = css.split("@media");
const night = /@media \(prefers-color-scheme: dark\) \{([\s\S]*?\n\})/.exec(css)?.[1] ?? "";
const light = declared(always);
const dark = { ...light, ...declared(night) };

function hex(text: string): Rgb {
  const digits = text.length === 4 ? text.replace(/[0-9a-f]/gi, "$&$&") : text;
  return [1, 3, 5].map((at) => parseInt(digits.slice(at, at + 2), 16)) as Rgb;
}

/** Colour of an expression of tokens.css: #hex, var(--x) or color-mix(in srgb, a n%, b). */
function colour(text: string, tokens: Record<string, string>): Rgb {
  if (text.startsWith("#")) return hex(text);
  const name = /^var\((--[\w-]+)\)$/.exec(text)?.[1];
  if (name) return colour(tokens[name] ?? "", tokens);
  const [, first = "", share = "", second = ""] = /^color-mix\(in srgb, (.+) (\d+)%, (.+)\)$/.exec(text) ?? [];
  if (!first) throw new Error(`tokens.css: cannot read the colour "${text}"`);
  const [a, b, part] = [colour(first, tokens), colour(second, tokens), Number(share) / 100];
  return a.map((channel, at) => channel * part + (b[at] ?? 0) * (1 - part)) as Rgb;
}

function luminance(rgb: Rgb): number {
  const [r = 0, g = 0, b = 0] = rgb.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(tokens: Record<string, string>, front: string, back: string): number {
  const [a, b] = [front, back].map((name) => luminance(colour(`var(--${name})`, tokens))) as [number, number];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const grounds = ["paper", "surface", "sunken"];
const text: [string, string[]][] = [
  ["ink", [...grounds, "accent-soft", "warm-soft", "success-soft", "warning-soft", "danger-soft"]],
  ["ink-soft", [...grounds, "accent-soft", "warm-soft", "warning-soft"]],
  ["ink-faint", grounds],
  ["accent", [...grounds, "accent-soft"]],
  ["accent-strong", [...grounds, "accent-soft"]],
  ["on-accent", ["accent", "accent-strong"]],
  ["on-warm", ["warm"]],
  ["warm-strong", [...grounds, "warm-soft"]],
  ["success", [...grounds, "success-soft"]],
  ["warning", [...grounds, "warning-soft"]],
  ["danger", [...grounds, "danger-soft"]],
  ["on-danger", ["danger"]],
  ["paper", ["ink"]],
  ["card-ink", ["card-paper", "card-sunken"]],
];
const controls: [string, string[]][] = [
  ["line-strong", [...grounds, "accent-soft"]],
  ["focus", [...grounds, "accent-soft"]],
];

describe.each([
  ["light", light],
  ["dark", dark],
])("colours by %s", (_name, tokens) => {
  it.each(text.flatMap(([front, backs]) => backs.map((back) => [front, back] as const)))(
    "text: %s on %s holds 4.5:1",
    (front, back) => expect(contrast(tokens, front, back)).toBeGreaterThanOrEqual(4.5),
  );
  it.each(controls.flatMap(([front, backs]) => backs.map((back) => [front, back] as const)))(
    "controls: %s on %s holds 3:1",
    (front, back) => expect(contrast(tokens, front, back)).toBeGreaterThanOrEqual(3),
  );
});

it("the bright sheet for the till has its ring, and the ground of its buttons, from the card by night too", () => {
  const sheet = readFileSync("src/components/Dialog.module.css", "utf8");
  const [, body = ""] = /\.dialog\[data-shape="full"\] \{([^}]*)\}/.exec(sheet) ?? [];
  const own = { ...dark, ...declared(`:root {${body}}`) };
  expect(contrast(own, "focus", "card-paper")).toBeGreaterThanOrEqual(3);
  expect(contrast(own, "card-ink", "sunken")).toBeGreaterThanOrEqual(4.5);
});

/** Waiting for an answer, or going: gone in a moment. */
const FADED_FOR_A_MOMENT = /\[(?:data-waiting|data-old|data-leaving|aria-busy)\b|\bimg$/;

it("words and signs that stay are not faded: only pictures, and what is on its way", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".module.css"),
  );
  const faded = files.flatMap((file) => {
    const still = readFileSync(`src/${file}`, "utf8").replace(/@keyframes [\w-]+ \{(?:[^{}]*\{[^{}]*\})*\s*\}/g, "");
    const rules = [...still.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = "", body = ""]) => ({
      selector,
      body,
    }));
    return rules
      .filter(({ body }) => /(?:^|\s)opacity: 0?\.[1-9]|opacity\(0?\.\d/.test(body))
      .map(({ selector }) => selector.trim().split("\n").at(-1)!)
      .filter((selector) => !FADED_FOR_A_MOMENT.test(selector))
      .map((selector) => `${file}: ${selector}`);
  });
  expect(faded).toEqual([]);
});
