import type { Random } from "../data/random";
import type { Palette } from "./colour";
import { circle, ellipse, group, HEIGHT, line, n, path, rect, turned, WIDTH } from "./svg";

/** Draws on the ground of a card. Everything it needs to differ from the next one comes out of `chance`. */
export type Motif = (palette: Palette, chance: Random) => string;

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Smooth hills or waves from the left edge to the right, closed at the bottom. */
function swell(height: number, rise: number, length: number, shift: number): string {
  const half = length / 2;
  const count = Math.ceil((WIDTH + length) / half) + 1;
  const start = -((shift % length) + length) % length;
  const turns = range(count).map((index) => `q${n(half / 2)} ${n(index % 2 ? rise : -rise)} ${n(half)} 0`);
  return `M${n(start)} ${n(height)}${turns.join("")}V${HEIGHT}H${n(start)}z`;
}

/** Places that fill the card evenly without standing in rows (steps of the plastic number). */
const scattered = (index: number): [number, number] => [
  ((index * 0.7548777) % 1) * WIDTH,
  ((index * 0.5698403) % 1) * HEIGHT,
];

const waves: Motif = ({ light, tone, accent, deep }, chance) => {
  const length = chance.int(70, 130);
  const bands = [tone, accent, light, tone, deep];
  return bands
    .map((colour, index) => path(swell(62 + index * 27, 22, length, index * chance.int(17, 43)), colour))
    .join("");
};

const hills: Motif = ({ light, tone, accent, deep }, chance) => {
  const sun = circle(chance.int(70, 250), chance.int(52, 74), chance.int(24, 38), accent);
  const ridge = (top: number, colour: string) =>
    path(swell(top, chance.int(26, 52), chance.int(210, 330), chance.int(0, 300)), colour);
  return sun + ridge(104, tone) + ridge(132, light) + ridge(158, deep);
};

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

const leafForm = `<defs><path id="l" d="M0 0C-9-9-8-24 0-34C8-24 9-9 0 0z"/></defs>`;

/** A leaf that points up from its foot. Needs `leafForm` once in the picture. */
const leaf = (x: number, y: number, size: number, angle: number, colour: string) =>
  `<use href="#l" transform="translate(${n(x)} ${n(y)})rotate(${n(angle)})scale(${n(size)})" fill="${colour}"/>`;

const leaves: Motif = ({ light, tone, accent, deep }, chance) => {
  const colours = [light, tone, accent, deep];
  const twigs = range(3).map((twig) => {
    const x = 40 + twig * 110 + chance.int(-18, 18);
    const lean = chance.int(-16, 16);
    const stalk = line(
      `M${x} 210Q${x + lean} 120 ${x + lean * 2} ${chance.int(20, 44)}`,
      chance.pick([light, deep]),
      2,
    );
    const pairs = range(5).map((rung) => {
      const y = 178 - rung * 32;
      const at = x + lean * (0.2 + rung * 0.34);
      const size = 1.35 - rung * 0.12;
      const colour = colours[(twig + rung) % colours.length]!;
      return leaf(at, y, size, 52 + rung * 3, colour) + leaf(at, y - 8, size, -52 - rung * 3, colour);
    });
    return stalk + pairs.join("");
  });
  return leafForm + twigs.join("");
};

const sun: Motif = ({ light, accent, tone }, chance) => {
  const x = chance.pick([20, 80, 158, 236, 300]);
  const y = chance.pick([160, 190, 176]);
  const count = chance.pick([14, 18, 22]);
  const rays = range(count).map((index) => {
    const angle = (index / count) * Math.PI * 2;
    const wide = Math.PI / count / 1.9;
    const point = (turn: number) => `${n(x + Math.cos(turn) * 420)} ${n(y + Math.sin(turn) * 420)}`;
    return `M${x} ${y}L${point(angle - wide)}L${point(angle + wide)}z`;
  });
  return path(rays.join(""), tone) + circle(x, y, 78, light) + circle(x, y, 54, accent);
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

const birds: Motif = ({ light, accent, tone, deep }, chance) => {
  const moon = circle(chance.int(60, 250), chance.int(60, 92), chance.int(36, 50), accent);
  const flock = range(9).map(() => {
    const size = 0.6 + chance.next() * 0.8;
    const wing = "M-17-3C-11-11-4-9 0-1C4-9 11-11 17-3C10-6 5-3 0 4C-5-3-10-6-17-3z";
    const [x, y] = [chance.int(20, 296), chance.int(26, 140)];
    return group(`translate(${x} ${y}) rotate(${chance.int(-18, 14)}) scale(${n(size)})`, path(wing, light));
  });
  return (
    moon +
    path(swell(158, 16, 190, chance.int(0, 190)), tone) +
    path(swell(176, 12, 120, chance.int(0, 120)), deep) +
    flock.join("")
  );
};

const petals: Motif = ({ light, accent, tone, deep }, chance) => {
  const bloom = (x: number, y: number, radius: number, colour: string, heart: string) => {
    const count = chance.pick([5, 6, 8]);
    const wide = count === 8 ? 0.26 : 0.36;
    const leavesOf = range(count).map((index) =>
      ellipse(x, y - radius * 0.56, radius * wide, radius * 0.5, colour, turned((360 / count) * index, x, y)),
    );
    return leavesOf.join("") + circle(x, y, radius * 0.26, heart);
  };
  const places: [number, number, number][] = [
    [46, 54, 44],
    [150, 112, 60],
    [262, 58, 50],
    [60, 164, 36],
    [246, 164, 42],
    [158, 14, 26],
  ];
  const colours = [light, accent, tone];
  return places
    .map(([x, y, radius], index) =>
      bloom(
        x + chance.int(-10, 10),
        y + chance.int(-8, 8),
        radius,
        colours[index % 3]!,
        index % 3 === 1 ? light : deep,
      ),
    )
    .join("");
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

const mountains: Motif = ({ light, accent, tone, deep }, chance) => {
  const peak = (x: number, top: number, half: number, colour: string) =>
    path(`M${x} ${top}L${x + half} 200H${x - half}z`, colour) +
    path(
      `M${x} ${top}l${n(half * 0.22)} ${n((200 - top) * 0.22)}l${n(-half * 0.13)} -4l${n(-half * 0.1)} 9l${n(-half * 0.21)} -5z`,
      light,
    );
  const middle = chance.int(120, 200);
  return (
    circle(chance.int(40, 280), chance.int(40, 66), chance.int(18, 28), accent) +
    peak(middle - 96, chance.int(66, 88), 110, tone) +
    peak(middle + 104, chance.int(58, 90), 120, tone) +
    peak(middle, chance.int(30, 52), 128, deep) +
    path(swell(178, 8, 120, chance.int(0, 100)), light)
  );
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

/** Paper cut-outs: a few large round forms, as if laid by hand. */
const cutouts: Motif = ({ light, accent, tone, deep }, chance) => {
  const blob = (x: number, y: number, size: number, colour: string) =>
    group(
      `translate(${x} ${y}) rotate(${chance.int(0, 359)}) scale(${n(size)})`,
      path("M-38-6C-40-34-8-46 14-36C40-26 46 2 32 22C16 44-34 40-38-6z", colour),
    );
  const frond = group(
    `translate(${chance.int(120, 210)} 186) rotate(${chance.int(-24, 24)})`,
    range(6)
      .map((rung) => leaf(0, -rung * 25, 1.1, 58, light) + leaf(0, -rung * 25, 1.1, -58, light))
      .join("") + line("M0 10V-160", light, 3),
  );
  return leafForm + blob(60, 70, 1.6, tone) + blob(250, 120, 1.9, accent) + blob(150, 40, 1.1, deep) + frond;
};

export const motifs: Readonly<Record<string, Motif>> = {
  waves, hills, dots, leaves, sun, quilt, ribbons, birds, petals, arches, mountains, terrazzo,
  stripes, moons, weave, confetti, rings, drops, cutouts,
}; // prettier-ignore
