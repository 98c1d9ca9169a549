import { range } from "./drawing";
import type { Motif } from "./motif";
import { circle, ellipse, group, HEIGHT, line, n, path, turned, WIDTH } from "./svg";

/** Smooth hills or waves from the left edge to the right, closed at the bottom. */
function swell(height: number, rise: number, length: number, shift: number): string {
  const half = length / 2;
  const count = Math.ceil((WIDTH + length) / half) + 1;
  const start = -((shift % length) + length) % length;
  const turns = range(count).map((index) => `q${n(half / 2)} ${n(index % 2 ? rise : -rise)} ${n(half)} 0`);
  return `M${n(start)} ${n(height)}${turns.join("")}V${HEIGHT}H${n(start)}z`;
}

const leafForm = `<defs><path id="l" d="M0 0C-9-9-8-24 0-34C8-24 9-9 0 0z"/></defs>`;

/** A leaf that points up from its foot. Needs `leafForm` once in the picture. */
const leaf = (x: number, y: number, size: number, angle: number, colour: string) =>
  `<use href="#l" transform="translate(${n(x)} ${n(y)})rotate(${n(angle)})scale(${n(size)})" fill="${colour}"/>`;

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

/** Motifs that are a view of something: water, hills, plants, birds. */
export const landscapes: Readonly<Record<string, Motif>> = {
  waves,
  hills,
  leaves,
  sun,
  birds,
  petals,
  mountains,
  cutouts,
};
