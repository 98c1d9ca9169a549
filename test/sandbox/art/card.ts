import type { Brand } from "../data/brands";
import type { Item } from "../data/kinds";
import { hashOf, randomOf } from "../data/random";
import { oklch, paletteOf, type Palette } from "./colour";
import { motifs } from "./motifs";
import { HEIGHT, rect, svg, WIDTH } from "./svg";

/** The motifs that suit a kind of business: water for a spa, petals for a florist. */
const motifsOfKind: Record<string, string[]> = {
  spa: ["waves", "drops", "rings", "leaves", "cutouts"],
  restaurant: ["arches", "quilt", "cutouts", "stripes", "terrazzo"],
  cafe: ["dots", "arches", "stripes", "moons", "quilt"],
  hotel: ["hills", "moons", "arches", "sun", "mountains"],
  fashion: ["weave", "stripes", "ribbons", "quilt", "cutouts"],
  home: ["terrazzo", "arches", "cutouts", "moons", "weave"],
  books: ["stripes", "quilt", "birds", "moons", "ribbons"],
  sport: ["ribbons", "rings", "dots", "sun", "waves"],
  outdoor: ["mountains", "hills", "birds", "leaves", "sun"],
  beauty: ["petals", "rings", "drops", "cutouts", "arches"],
  toys: ["confetti", "quilt", "moons", "dots", "sun"],
  electronics: ["dots", "rings", "ribbons", "quilt", "waves"],
  cinema: ["sun", "rings", "stripes", "moons", "confetti"],
  travel: ["birds", "waves", "hills", "sun", "mountains"],
  garden: ["leaves", "petals", "cutouts", "drops", "hills"],
  delicacies: ["terrazzo", "petals", "arches", "leaves", "stripes"],
  jewellery: ["rings", "drops", "moons", "dots", "arches"],
  music: ["rings", "waves", "ribbons", "confetti", "stripes"],
  games: ["quilt", "confetti", "dots", "ribbons", "moons"],
  adventure: ["hills", "birds", "mountains", "waves", "sun"],
  courses: ["cutouts", "terrazzo", "weave", "quilt", "arches"],
  charity: ["leaves", "birds", "drops", "hills", "sun"],
  bikes: ["rings", "ribbons", "sun", "dots", "hills"],
  children: ["birds", "moons", "dots", "petals", "confetti"],
};

/** The colours of a brand. Each is 137.5° further round the circle than the one before, as seeds stand in a flower. */
export const brandPalette = (brand: Brand, seed: number): Palette =>
  paletteOf((Number(brand.id) * 137.508) % 360, randomOf(seed, `colours ${brand.id}`));

function drawn(motif: string, palette: Palette, seed: number, key: string): string {
  const body = rect(0, 0, WIDTH, HEIGHT, palette.ground) + motifs[motif]!(palette, randomOf(seed, key));
  return svg(WIDTH, HEIGHT, body);
}

/** The art of a brand's gift card; each of its experiences has the brand's colours and a drawing of its own. */
export function cardArt(brand: Brand, item: Item | null, seed: number): string {
  const suited = motifsOfKind[brand.kind.id] ?? Object.keys(motifs);
  const first = hashOf(seed, `motif ${brand.id}`) % suited.length;
  const place = item ? 1 + brand.kind.items.indexOf(item) : 0;
  return drawn(
    suited[(first + place) % suited.length]!,
    brandPalette(brand, seed),
    seed,
    `art ${brand.id} ${item?.key ?? ""}`,
  );
}

const own: Palette = { ground: "#0d5a4b", deep: "#083b31", tone: "#2f8573", light: "#fbf3e4", accent: "#f4816a" };

/** The shop's own cards: its green and coral; every country's has another drawing. */
export function ownCardArt(id: string, seed: number): string {
  const drawings = ["cutouts", "waves", "leaves", "mountains", "birds", "hills"];
  const index = Number(id) % drawings.length;
  const palette = index % 2 ? { ...own, ground: oklch(0.9, 0.04, 40), tone: "#f6b7a4", deep: "#0d5a4b" } : own;
  return drawn(drawings[index]!, palette, seed, `own ${id}`);
}
