import { contrast, hexOf, mix, readHex, type Rgb } from "./contrast";

/** The six colours that re-paint the shop (styles/tokens.css); all others are mixed from them. */
export const PAINTS = ["paper", "ink", "accent", "onAccent", "warm", "onWarm"] as const;
type Six = Record<(typeof PAINTS)[number], Rgb>;

/** The custom properties to set on the portal's wrapper, with their values as "#rrggbb". */
export type Paint = Readonly<Record<string, string>>;

const READABLE = 4.5;
const SEEN = 3;

const colour = (hex: string) => readHex(hex)!;
const WHITE = colour("#fff");

/** The shop's own light colours: those that a portal does not set. */
export const STANDARD: Six = {
  paper: colour("#faf7f1"),
  ink: colour("#14211c"),
  accent: colour("#0d5a4b"),
  onAccent: WHITE,
  warm: colour("#f4816a"),
  onWarm: colour("#2b0f08"),
};

/** The colours of success, warning and error: never re-painted, but shown on the portal's backgrounds. */
const MEANINGS = ["#1b6340", "#744c00", "#a0182c"].map(colour);

/**
 * The custom properties for a channel's `colorScheme`: one colour, which is the accent, or JSON with some of the six by
 * name. Null, which leaves the shop's own colours, if any of them is not a hex colour or any text could not be read on
 * its background (4.5:1): a channel is never half painted.
 */
export function paintOf(colorScheme: string | null | undefined): Paint | null {
  const named = readScheme(colorScheme?.trim() ?? "");
  if (!named) return null;
  const six: Six = { ...STANDARD, ...named };
  if (named.accent && !named.onAccent) six.onAccent = moreReadable(six.accent, [WHITE, six.ink]);
  if (named.warm && !named.onWarm) six.onWarm = moreReadable(six.warm, [STANDARD.onWarm, WHITE]);
  return isReadable(six)
    ? Object.fromEntries(PAINTS.map((name) => [propertyOf(name), hexOf(six[name])] as const))
    : null;
}

/** The custom property of a paint: "--on-accent" for "onAccent". */
export const propertyOf = (name: string) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

function readScheme(scheme: string): Partial<Six> | null {
  const single = readHex(scheme);
  if (single) return { accent: single };
  if (!scheme.startsWith("{") || scheme.length > 2000) return null;
  try {
    const given = JSON.parse(scheme) as Record<string, unknown>;
    const named = PAINTS.filter((name) => Object.hasOwn(given, name)).map(
      (name) => [name, readHex(given[name])] as const,
    );
    if (named.length === 0 || named.some(([, read]) => read === null)) return null;
    return Object.fromEntries(named);
  } catch {
    return null;
  }
}

const moreReadable = (ground: Rgb, candidates: readonly [Rgb, Rgb]) =>
  contrast(candidates[0], ground) >= contrast(candidates[1], ground) ? candidates[0] : candidates[1];

/** Checks every pair of colours that the style sheets make of the six, mixed as they are there. */
function isReadable({ paper, ink, accent, onAccent, warm, onWarm }: Six): boolean {
  const surface = mix(paper, 0.22, WHITE);
  const grounds = [paper, surface, mix(ink, 0.05, paper)];
  const accentSoft = mix(accent, 0.1, surface);
  const accentStrong = mix(accent, 0.82, ink);
  const texts = [ink, mix(ink, 0.66, paper), accent, accentStrong, mix(warm, 0.56, ink), ...MEANINGS];
  const pairs: [Rgb, Rgb][] = [
    ...texts.flatMap((text) => grounds.map((ground): [Rgb, Rgb] => [text, ground])),
    [ink, accentSoft],
    [accent, accentSoft],
    [ink, mix(warm, 0.18, paper)],
    [onAccent, accent],
    [onAccent, accentStrong],
    [onWarm, warm],
  ];
  const lines = [...grounds, accentSoft].map((ground) => contrast(mix(ink, 0.54, paper), ground));
  return pairs.every((pair) => contrast(...pair) >= READABLE) && lines.every((line) => line >= SEEN);
}
