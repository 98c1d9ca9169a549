import { range } from "./drawing";
import type { Motif } from "./motif";
import { circle, HEIGHT, line, n, path, rect, turned, WIDTH } from "./svg";

/** Places that fill the card evenly without standing in rows (steps of the plastic number). */
const scattered = (index: number): [number, number] => [
  ((index * 0.7548777) % 1) * WIDTH,
  ((index * 0.5698403) % 1) * HEIGHT,
];

const dots: Motif = ({ light, accent, tone }, chance) => {
  const step = chance.pick([20, 24, 28]);
  const [x0, y0] = [chance.int(0, WIDTH), chance.int(20, 120)];
  const rings = 8;
  const marks = Array.from({ length: rings + 1 }, () => "");
  for (const column of range(Math.ceil(WIDTH / step) + 1)) {
    for (const row of range(Math.ceil(HEIGHT / step) + 1)) {
      const [x, y] = [column * step + (row % 2 ? step / 2 : 0), row * step];
      marks[Math.round(Math.max(0, 1 - Math.hypot(x - x0, y - y0) / 210) * rings)] += `M${x} ${y}h0`;
    }
  }
  return marks
    .map((places, ring) => line(places, ring > 5 ? accent : ring > 3 ? light : tone, 3 + (ring / rings) * step * 0.8))
    .join("");
};

const quilt: Motif = ({ light, accent, tone, deep }, chance) => {
  const size = 50;
  const colours = [light, accent, tone, deep];
  return range(7)
    .flatMap((column) =>
      range(4).map((row) => {
        const [x, y] = [column * size, row * size];
        const colour = chance.pick(colours);
        const form = chance.int(0, 4);
        if (form === 0) return circle(x + 25, y + 25, 16, colour);
        if (form === 1) return path(`M${x} ${y}h${size}v${size}z`, colour);
        if (form === 2) return path(`M${x} ${y + size}a50 50 0 0 1 50-50v50z`, colour);
        if (form === 3) return path(`M${x} ${y}a50 50 0 0 0 50 50v-50z`, colour);
        return path(`M${x} ${y + 25}a25 25 0 0 1 50 0zM${x} ${y + 50}a25 25 0 0 1 50 0z`, colour);
      }),
    )
    .join("");
};

const ribbons: Motif = ({ light, accent, tone, deep }, chance) => {
  const angle = chance.pick([-32, -22, 24, 34]);
  let at = -80;
  const bands: string[] = [];
  for (const colour of [tone, accent, light, deep, tone, accent]) {
    const width = chance.int(10, 44);
    at += chance.int(10, 34);
    bands.push(rect(at, -160, width, 540, colour));
    at += width;
  }
  return `<g${turned(angle, 158, 100)}>${bands.join("")}</g>`;
};

const arches: Motif = ({ light, accent, tone, deep }, chance) => {
  const size = chance.pick([64, 80, 106]);
  const bands = [deep, light, accent, tone];
  const arch = (turn: number) =>
    bands.map((_, ring) => circle(0, 0, (size / 2) * (1 - ring * 0.25), bands[(ring + turn) % 4]!)).join("");
  const forms = range(2).map((turn) => `<g id="a${turn}">${arch(turn * chance.int(1, 3))}</g>`);
  const rows = Math.ceil(HEIGHT / (size / 2)) + 1;
  const places = range(rows).flatMap((row) =>
    range(Math.ceil(WIDTH / size) + 2).map((column) => {
      const x = column * size - (row % 2 ? 0 : size / 2);
      return `<use href="#a${column % 2}" x="${x}" y="${(row + 1) * (size / 2)}"/>`;
    }),
  );
  return `<defs>${forms.join("")}</defs>${places.join("")}`;
};

const terrazzo: Motif = ({ light, accent, tone, deep }, chance) => {
  const colours = [light, accent, tone, deep];
  const chips = colours.map((colour, turn) => {
    const shapes = range(8).map((each) => {
      const [x, y] = scattered(each + turn * 8);
      const corners = range(5).map((corner) => {
        const angle = (corner / 5) * Math.PI * 2 + chance.next() * 0.7;
        const radius = chance.int(6, 19);
        return `${Math.round(x + Math.cos(angle) * radius)} ${Math.round(y + Math.sin(angle) * radius)}`;
      });
      return `M${corners.join("L")}z`;
    });
    return path(shapes.join(""), colour, ` stroke="${colour}" stroke-width="3" stroke-linejoin="round"`);
  });
  return chips.join("");
};

const stripes: Motif = ({ light, accent, tone, deep }, chance) => {
  const bands: string[] = [];
  let x = 0;
  while (x < WIDTH) {
    const width = chance.pick([6, 10, 16, 26]);
    if (bands.length % 2) bands.push(rect(x, 0, width, HEIGHT, chance.pick([tone, light, deep])));
    else bands.push("");
    x += width;
  }
  return bands.join("") + circle(chance.int(90, 226), 86, chance.int(44, 58), accent);
};

const moons: Motif = ({ light, accent, tone, deep }, chance) => {
  const colours = [light, accent, tone, deep];
  const radius = 24;
  return range(5)
    .flatMap((column) =>
      range(3).map((row) => {
        const [x, y] = [40 + column * 59, 34 + row * 58];
        const colour = colours[(column + row * 2) % 4]!;
        const cut = chance.pick([0, 14, 24, 40]);
        const sweep = chance.int(0, 1);
        if (cut === 0) return circle(x, y, radius, colour);
        return path(
          `M${x} ${y - radius}a${radius} ${radius} 0 0 ${sweep} 0 ${radius * 2}a${cut} ${Math.max(cut, radius)} 0 0 ${chance.int(0, 1)} 0-${radius * 2}z`,
          colour,
        );
      }),
    )
    .join("");
};

const weave: Motif = ({ light, accent, tone, deep }, chance) => {
  const size = chance.pick([30, 39]);
  const third = size / 3;
  const [along, across] = chance.chance(0.5) ? [light, tone] : [accent, light];
  const lying = (x: number, y: number) =>
    range(3).map((strip) => `M${n(x + 3)} ${n(y + third * (strip + 0.5))}h${n(size - 6)}`);
  const standing = (x: number, y: number) =>
    range(3).map((strip) => `M${n(x + third * (strip + 0.5))} ${n(y + 3)}v${n(size - 6)}`);
  const tile =
    line([...lying(0, 0), ...lying(size, size)].join(""), along, third - 4) +
    line([...standing(size, 0), ...standing(0, size)].join(""), across, third - 4);
  const knots = range(5).map(() => standing(size * (chance.int(0, 4) * 2 + 1), size * chance.int(0, 2) * 2).join(""));
  return (
    `<defs><pattern id="w" width="${size * 2}" height="${size * 2}" patternUnits="userSpaceOnUse">${tile}</pattern></defs>` +
    rect(0, 0, WIDTH, HEIGHT, "url(#w)") +
    line(knots.join(""), deep, third - 4)
  );
};

const confetti: Motif = ({ light, accent, tone, deep }, chance) => {
  const strips = [light, accent, tone, deep].map((colour, turn) => {
    const marks = range(11).map((each) => {
      const [x, y] = scattered(each + turn * 11 + 9);
      const angle = chance.next() * Math.PI;
      const length = each % 3 === 0 ? 0 : chance.int(9, 18);
      return `M${Math.round(x)} ${Math.round(y)}l${n(Math.cos(angle) * length)} ${n(Math.sin(angle) * length)}`;
    });
    return line(marks.join(""), colour, 8);
  });
  return strips.join("");
};

const rings: Motif = ({ light, accent, tone, deep }, chance) => {
  const [x, y] = [chance.int(70, 250), chance.int(70, 110)];
  const colours = [tone, light, accent, deep, light, tone, accent];
  return colours.map((colour, ring) => circle(x, y, 168 - ring * 24, colour)).join("");
};

const drops: Motif = ({ light, accent, tone }, chance) => {
  const step = 45;
  const colours = [light, tone, accent];
  const form = `<defs><path id="d" d="M0-20C6-9 13-2 13 7a13 13 0 0 1-26 0C-13-2-6-9 0-20z"/></defs>`;
  const marks = range(8).flatMap((column) =>
    range(5).map((row) => {
      const [x, y] = [column * step + (row % 2 ? 22 : 0), row * step + 4];
      const size = 0.6 + ((column * 5 + row * 3) % 4) * 0.17;
      return `<use href="#d" transform="translate(${x} ${y})scale(${n(size)})" fill="${chance.pick(colours)}"/>`;
    }),
  );
  return form + marks.join("");
};

/** Motifs that are forms and colours only. */
export const patterns: Readonly<Record<string, Motif>> = {
  dots,
  quilt,
  ribbons,
  arches,
  terrazzo,
  stripes,
  moons,
  weave,
  confetti,
  rings,
  drops,
};
