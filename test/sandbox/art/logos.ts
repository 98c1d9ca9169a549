import type { Brand } from "../data/brands";
import { hashOf } from "../data/random";
import { brandPalette } from "./card";
import { circle, line, path, rect, svg } from "./svg";

const SIZE = 96;
const faces = [
  `font-family="Georgia,serif"`,
  `font-family="Georgia,serif" font-style="italic"`,
  `font-family="Verdana,sans-serif" font-weight="700"`,
  `font-family="Helvetica,Arial,sans-serif" font-weight="300"`,
];

/** The first letter of the name proper: the L of `Badehotel Lyngvig` is a better sign than one more B. */
function initialOf(name: string): string {
  const words = name
    .replace(/[&]/g, "")
    .split(/\s+/)
    .filter((word) => word.length > 2 && !/^(The|Les|Lille|Petit|Bad|Café|Hotel)$/.test(word));
  return (words.sort((a, b) => b.length - a.length)[0] ?? name).charAt(0).toUpperCase();
}

/** A brand's square sign: its initial on a plain form in its colours. */
export function logo(brand: Brand, seed: number): string {
  const { ground, deep, light, accent } = brandPalette(brand, seed);
  const form = hashOf(seed, `logo ${brand.id}`);
  const back = rect(0, 0, SIZE, SIZE, light);
  const shape = [
    circle(48, 48, 38, ground),
    rect(11, 11, 74, 74, ground, ` rx="20"`),
    path("M48 8l40 40l-40 40l-40-40z", ground, ` stroke="${ground}" stroke-width="6" stroke-linejoin="round"`),
    path("M14 88V48a34 34 0 0 1 68 0v40z", ground),
    circle(48, 48, 38, "none", ` stroke="${deep}" stroke-width="4"`),
  ][form % 5]!;
  // a light letter needs a dark form under it
  const letterFill =
    form % 5 === 4 || Number.parseInt(ground.slice(1, 3), 16) + Number.parseInt(ground.slice(3, 5), 16) > 300
      ? deep
      : light;
  const letter = `<text x="48" y="64" font-size="46" text-anchor="middle" ${faces[form % faces.length]} fill="${letterFill}">${initialOf(brand.name)}</text>`;
  return svg(SIZE, SIZE, back + shape + letter + circle(76, 20, 5, accent));
}

/** The bird of the shop's own cards. */
export const ownLogo = (): string =>
  svg(
    SIZE,
    SIZE,
    rect(0, 0, SIZE, SIZE, "#0d5a4b") +
      path("M16 62c14 12 44 12 60-4c4-12-4-22-14-24c-4-12-18-14-22-4l-10 4l10 4c2 10-8 14-24 24z", "#fbf3e4") +
      circle(47, 31, 2.4, "#0d5a4b") +
      line("M14 74q10-6 20 0t20 0t20 0", "#f4816a", 4),
  );

const portals: Record<string, { name: string; ground: string; light: string; accent: string }> = {
  nordlys: { name: "Nordlys Energi", ground: "#1f4e79", light: "#e9f3f7", accent: "#6fd3b0" },
  fjordbank: { name: "Fjordbank", ground: "#5b2a6e", light: "#f5eef8", accent: "#e8b65a" },
  vinterfest: { name: "Vinterfest", ground: "#1f4e79", light: "#eef3f7", accent: "#c7d7e6" },
  havblik: { name: "Havblik", ground: "#2c6b63", light: "#eef5f1", accent: "#ffe08a" },
};

/** The word mark of a portal's owner, on nothing, so that it stands on any light ground. */
export function portalLogo(slug: string): string | null {
  const portal = Object.hasOwn(portals, slug) ? portals[slug] : undefined;
  if (!portal) return null;
  const sign =
    slug === "nordlys"
      ? path("M6 30c6-22 10-26 14-22s0 14 6 12s4-16 10-14s6 16 2 24z", portal.accent)
      : path("M4 34l14-26l8 12l6-8l8 22z", portal.accent);
  const word = `<text x="48" y="29" font-family="Helvetica,Arial,sans-serif" font-weight="700" font-size="20" fill="${portal.ground}">${portal.name}</text>`;
  return svg(220, 40, sign + word);
}

/** A calm picture across a portal's first screen. */
export function portalBanner(slug: string): string | null {
  const portal = Object.hasOwn(portals, slug) ? portals[slug] : undefined;
  if (!portal) return null;
  const { ground, light, accent } = portal;
  const sky = rect(0, 0, 1408, 360, ground);
  const glow = [0, 1, 2, 3].map((index) =>
    path(
      `M${560 + index * 190} 0q60 110-40 190t20 110l90-10q-90-60 0-140t20-150z`,
      accent,
      ` opacity="${0.5 - index * 0.09}"`,
    ),
  );
  const ridge = (top: number, opacity: number, bend: number) =>
    path(`M0 ${top}q170-${bend} 350-20t340 10t360-30t358 20V360H0z`, light, ` opacity="${opacity}"`);
  const peaks = ridge(250, 0.28, 70) + ridge(290, 0.55, 50) + ridge(325, 0.95, 36);
  return svg(1408, 360, sky + (slug === "nordlys" ? glow.join("") : circle(1080, 120, 64, accent)) + peaks);
}
