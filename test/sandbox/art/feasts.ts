import { around, range } from "./drawing";
import { circle, ellipse, group, line, path, rect, turned } from "./svg";

/** The board of a greeting's picture. */
export const GREETING_WIDTH = 300;
export const GREETING_HEIGHT = 200;

export const ground = (fill: string): string => rect(0, 0, GREETING_WIDTH, GREETING_HEIGHT, fill);

/** Places that look as if somebody had strewn them, the same every time. */
export const strewn = (count: number, draw: (x: number, y: number, index: number) => string): string =>
  range(count)
    .map((index) =>
      draw(((index * 0.7549 + 0.31) % 1) * GREETING_WIDTH, ((index * 0.5698 + 0.17) % 1) * GREETING_HEIGHT, index),
    )
    .join("");

const CORAL = "#f4816a";
const ROSE = "#f4b9a8";
const FJORD = "#1d6a58";
const GOLD = "#e8b75a";
const SAND = "#f6ead6";

const candle = (x: number, fill: string) =>
  rect(x - 3, 64, 6, 30, fill) +
  path(`M${x} 44c7 8 6 17 0 17s-7-9 0-17z`, GOLD) +
  path(`M${x} 52c3 4 3 8 0 8s-3-4 0-8z`, "#fff6df");

const cake = () =>
  ground("#fbe3da") +
  [122, 150, 178].map((x, at) => candle(x, [FJORD, CORAL, "#7d4a68"][at]!)).join("") +
  rect(96, 94, 108, 32, "#fffaf2", ' rx="6"') +
  path("M96 100h108v8c-9 12-18 12-27 0-9 14-18 14-27 0-9 14-18 14-27 0-9 12-18 12-27 0z", CORAL) +
  rect(78, 126, 144, 40, "#f9d9b0", ' rx="6"') +
  path("M78 132h144v8c-12 14-24 14-36 0-12 16-24 16-36 0-12 16-24 16-36 0-12 14-24 14-36 0z", "#7d4a68") +
  rect(60, 166, 180, 7, FJORD, ' rx="3.5"');

const balloon = (x: number, y: number, size: number, fill: string) =>
  line(`M${x} ${y + size * 1.25}Q${x + 9} ${y + size * 2} ${150 + (x - 150) / 4} 214`, "#14211c", 1) +
  ellipse(x, y, size, size * 1.2, fill) +
  path(`M${x - 4} ${y + size * 1.3}l4-7 4 7z`, fill) +
  ellipse(
    x - size * 0.36,
    y - size * 0.5,
    size * 0.16,
    size * 0.28,
    "#fff",
    ` opacity=".5"${turned(24, x - size * 0.36, y - size * 0.5)}`,
  );

const balloons = () =>
  ground("#dbe9ee") +
  [
    [92, 74, 29, GOLD],
    [206, 70, 31, FJORD],
    [150, 58, 35, CORAL],
    [120, 116, 24, "#7d4a68"],
    [182, 118, 25, ROSE],
  ]
    .map((one) => balloon(...(one as [number, number, number, string])))
    .join("");

const flags = () => {
  const colours = [CORAL, FJORD, GOLD, "#7d4a68", ROSE];
  const rope = (down: number, deep: number) =>
    line(`M-6 ${down}Q150 ${down + deep * 2} 306 ${down}`, "#14211c", 1.4) +
    range(9)
      .map((at) => {
        const part = (at + 0.5) / 9;
        const [x, y] = [-6 + part * 312, down + deep * 4 * part * (1 - part)];
        return path(`M${x - 14} ${y}h28l-14 34z`, colours[(at + deep) % 5]!, turned((0.5 - part) * -18, x, y));
      })
      .join("");
  return ground(SAND) + rope(14, 16) + rope(58, 22) + rope(108, 18);
};

const tree = () =>
  ground("#173f38") +
  strewn(34, (x, y, at) => circle(x, y, 0.8 + (at % 3) * 0.6, "#fff", ' opacity=".55"')) +
  ellipse(150, 196, 190, 26, "#f4f1e8") +
  rect(144, 158, 12, 20, "#8a5a3c") +
  [
    [150, 54, 30, 38],
    [150, 82, 42, 44],
    [150, 116, 54, 48],
  ]
    .map(([x, y, half, high]) => path(`M${x} ${y! - 16}l${half} ${high}h-${half! * 2}z`, "#3f8a6c"))
    .join("") +
  [
    [140, 70],
    [162, 88],
    [132, 104],
    [172, 124],
    [122, 138],
    [152, 128],
    [184, 144],
  ]
    .map(([x, y], at) => circle(x!, y!, 4, [GOLD, CORAL, "#fffaf2"][at % 3]!))
    .join("") +
  star(150, 36, 12, GOLD);

const star = (x: number, y: number, size: number, fill: string) =>
  path(
    `M${range(10)
      .map((at) => {
        const angle = (at / 10) * Math.PI * 2 - Math.PI / 2;
        const far = at % 2 ? size * 0.45 : size;
        return `${(x + Math.cos(angle) * far).toFixed(1)} ${(y + Math.sin(angle) * far).toFixed(1)}`;
      })
      .join("L")}z`,
    fill,
  );

const house = (x: number, wide: number, high: number, fill: string) =>
  rect(x, 160 - high, wide, high, fill) +
  path(`M${x - 5} ${160 - high}l${wide / 2 + 5}-${wide * 0.42} ${wide / 2 + 5} ${wide * 0.42}z`, "#f4f1e8") +
  range(Math.max(1, Math.round(wide / 22)))
    .map((at) => rect(x + 8 + at * 20, 160 - high + 14, 10, 12, "#ffd98a"))
    .join("");

const winterNight = () =>
  ground("#22304a") +
  strewn(44, (x, y, at) => circle(x, y * 0.8, 0.7 + (at % 3) * 0.5, "#fff", ' opacity=".75"')) +
  circle(236, 44, 17, "#fbeec4") +
  circle(228, 40, 15, "#22304a") +
  house(38, 46, 44, "#a5483e") +
  house(96, 34, 62, "#7d4a68") +
  house(142, 58, 48, "#c98a4b") +
  house(214, 42, 56, "#2f6d74") +
  path("M0 158q80-10 150 0t150 0v42H0z", "#f4f1e8");

const baubles = () =>
  ground("#f3e3da") +
  path("M-4 0h308c-30 16-60 18-90 10-34 12-74 14-108 2-38 12-76 6-110-12z", "#2f6d5a") +
  [
    [66, 92, 27, CORAL],
    [150, 122, 35, FJORD],
    [232, 84, 25, GOLD],
  ]
    .map(([x, y, size, fill]) => {
      const [at, down, radius] = [x as number, y as number, size as number];
      return (
        line(`M${at} 4V${down - radius}`, "#14211c", 1) +
        rect(at - 5, down - radius - 6, 10, 8, "#c9a24e", ' rx="2"') +
        circle(at, down, radius, fill as string) +
        line(
          `M${at - radius * 0.92} ${down + radius * 0.3}q${radius * 0.92} ${radius * 0.5} ${radius * 1.84} 0`,
          "#fffaf2",
          3,
        ) +
        line(
          `M${at - radius * 0.92} ${down - radius * 0.3}q${radius * 0.92} ${radius * 0.5} ${radius * 1.84} 0`,
          "#fffaf2",
          3,
        ) +
        ellipse(at - radius * 0.35, down - radius * 0.45, radius * 0.14, radius * 0.22, "#fff", ' opacity=".55"')
      );
    })
    .join("");

const egg = (x: number, y: number, tilt: number, fill: string, band: string) =>
  group(
    `translate(${x} ${y}) rotate(${tilt})`,
    path("M0-34C17-34 25-8 25 8 25 24 14 34 0 34S-25 24-25 8C-25-8-17-34 0-34z", fill) +
      line("M-24 2l8-7 8 7 8-7 8 7 8-7 8 7", band, 3.4) +
      range(4)
        .map((at) => circle(-13.5 + at * 9, 17, 2.6, band))
        .join(""),
  );

const grass = (y: number, fill: string) =>
  path(`M0 ${y}q8-16 12-1 5-20 14 0 6-14 12 0 6-18 14 0${"q6-15 12 0 7-20 14 0".repeat(10)}V200H0z`, fill);

const eggs = () =>
  ground("#fdf3cf") +
  egg(88, 116, -12, "#8fc3b4", "#fffaf2") +
  egg(214, 118, 13, ROSE, "#a5483e") +
  egg(150, 106, 2, GOLD, "#fffaf2") +
  grass(150, "#5d9b6b");

const tulip = (x: number, y: number, fill: string) =>
  line(`M${x} ${y}Q${x + 3} 160 ${x} 206`, "#3f7a58", 3.4) +
  path(`M${x} 186q-22-10-22-48 20 14 22 48z`, "#5d9b6b") +
  path(`M${x} 190q20-12 21-42-18 12-21 42z`, "#4c8a5e") +
  path(`M${x - 17} ${y - 32}l8 9 9-14 9 14 8-9c3 25-3 38-17 38s-20-13-17-38z`, fill);

const tulips = () =>
  ground("#e3eee6") +
  [
    [54, 96, CORAL],
    [102, 78, GOLD],
    [150, 92, "#b6486a"],
    [198, 72, CORAL],
    [246, 96, GOLD],
  ]
    .map(([x, y, fill]) => tulip(x as number, y as number, fill as string))
    .join("");

const chick = () =>
  ground("#cfe6e4") +
  grass(158, "#6aa877") +
  line("M140 158v12m20-12v12", "#d98a3a", 4) +
  ellipse(150, 122, 42, 38, "#f7cf5e") +
  circle(150, 82, 27, "#f7cf5e") +
  path("M150 56q-9-16 3-18 3 8-3 18z", "#f7cf5e") +
  path("M124 116q-30 6-24 26 22 0 32-12z", "#eebb41") +
  path("M176 116q30 6 24 26-22 0-32-12z", "#eebb41") +
  circle(140, 78, 3.4, "#14211c") +
  circle(160, 78, 3.4, "#14211c") +
  path("M143 86h14l-7 10z", "#d9742f");

const glass = (tilt: number, x: number) =>
  group(
    `translate(${x} 108) rotate(${tilt})`,
    path("M-19-52h38c1 34-5 50-19 50s-20-16-19-50z", "#fffaf2", ' opacity=".85"') +
      path("M-18.6-34h37.2c-1 22-7 30-18.6 30s-17.6-8-18.6-30z", GOLD) +
      line("M0-2V50M-16 52h32", "#fffaf2", 4) +
      circle(-5, -18, 2, "#fff6df") +
      circle(5, -26, 1.6, "#fff6df") +
      circle(2, -13, 1.6, "#fff6df"),
  );

const toast = () =>
  ground(FJORD) +
  around(14, 150, 42, 38, (x, y) =>
    line(`M${150 + (x - 150) * 0.62} ${42 + (y - 42) * 0.62}L${x} ${y}`, "#f6d992", 2),
  ) +
  glass(14, 118) +
  glass(-14, 182);

const burst = (x: number, y: number, size: number, fill: string) =>
  around(16, x, y, size, (to, down) =>
    line(`M${x + (to - x) * 0.34} ${y + (down - y) * 0.34}L${to} ${down}`, fill, 2.6),
  ) + around(16, x, y, size + 8, (to, down) => circle(to, down, 1.8, fill));

const fireworks = () =>
  ground("#22243f") +
  strewn(24, (x, y) => circle(x, y, 0.8, "#fff", ' opacity=".6"')) +
  burst(92, 80, 44, CORAL) +
  burst(206, 66, 36, GOLD) +
  burst(162, 134, 26, "#8fd0c0") +
  path("M0 200v-18q40-16 74-4t70-6 72 6 84-6v28z", "#14172b");

const wreath = () =>
  ground("#faf0e6") +
  circle(150, 100, 60, "none", ' stroke="#4c8a5e" stroke-width="2.5"') +
  around(26, 150, 100, 60, (x, y, angle) =>
    ellipse(x, y, 15, 5.4, angle % 2 > 1 ? "#6aa877" : "#3f7a58", turned(angle + 62, x, y)),
  ) +
  around(
    7,
    150,
    100,
    62,
    (x, y) => around(5, x, y, 6.4, (to, down) => circle(to, down, 5, CORAL)) + circle(x, y, 3.8, GOLD),
  ) +
  around(7, 150, 100, 56, (x, y) => circle(300 - x, y, 3.4, "#b6486a"));

/** Pictures of feasts, by the template that carries them. */
export const feasts: Readonly<Record<string, () => string>> = {
  "birthday-1": cake,
  "birthday-2": balloons,
  "birthday-3": flags,
  "christmas-1": tree,
  "christmas-2": winterNight,
  "christmas-3": baubles,
  "easter-1": eggs,
  "easter-2": tulips,
  "easter-3": chick,
  "occasions-1": toast,
  "occasions-2": fireworks,
  "occasions-3": wreath,
};
