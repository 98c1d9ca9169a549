import { around, range } from "./drawing";
import { ground, strewn } from "./feasts";
import { circle, ellipse, group, line, path, rect, turned } from "./svg";

const CORAL = "#f4816a";
const ROSE = "#f4b9a8";
const FJORD = "#1d6a58";
const GOLD = "#e8b75a";
const PLUM = "#7d4a68";

const heart = (x: number, y: number, size: number, fill: string, tilt = 0) =>
  group(
    `translate(${x} ${y}) rotate(${tilt}) scale(${size})`,
    path("M0 9C-13 0-10-10-4-10-1.6-10 0-8 0-6.4 0-8 1.6-10 4-10 10-10 13 0 0 9z", fill),
  );

const oneHeart = () =>
  ground("#f9ded6") +
  heart(150, 102, 7.4, CORAL) +
  path("M100 62q10-22 30-20", "none", ' stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".55"');

const manyHearts = () =>
  ground("#7c2f48") +
  range(5)
    .map((row) =>
      range(8)
        .map((at) =>
          heart(
            18 + at * 40 + (row % 2) * 20 - 10,
            22 + row * 40,
            1.1,
            ["#f4b9a8", "#f4816a", "#fbe3da"][(at + row * 2) % 3]!,
            ((at + row) % 3) * 10 - 10,
          ),
        )
        .join(""),
    )
    .join("");

const boat = (x: number, fill: string) =>
  line(`M${x} 152V106`, "#14211c", 2.4) +
  path(`M${x + 2} 108q24 16 20 38h-20z`, "#fffaf2") +
  path(`M${x - 2} 112q-18 14-16 34h16z`, fill) +
  path(`M${x - 24} 151h48q-5 15-14 15h-20q-9 0-14-15z`, "#7a4a32");

const twoBoats = () =>
  ground("#f3b59c") +
  rect(0, 0, 300, 70, "#eec2b4") +
  circle(150, 100, 46, "#fbe6b4") +
  rect(0, 138, 300, 62, "#3d6f7c") +
  range(5)
    .map((at) => rect(150 - 44 + at * 7, 146 + at * 11, 88 - at * 14, 4, "#fbe6b4", ' rx="2" opacity=".8"'))
    .join("") +
  boat(104, CORAL) +
  boat(196, GOLD);

const confetti = () =>
  ground("#f6ead6") +
  strewn(64, (x, y, at) => {
    const fill = [CORAL, FJORD, GOLD, PLUM, "#7fb7c4"][at % 5]!;
    const turn = turned(at * 47, x, y);
    if (at % 3 === 0) return circle(x, y, 4.6, fill);
    return at % 3 === 1
      ? rect(x - 8, y - 2.4, 16, 4.8, fill, ` rx="2"${turn}`)
      : path(
          `M${x - 8} ${y}q4-8 8 0t8 0`,
          "none",
          ` stroke="${fill}" stroke-width="3.4" stroke-linecap="round"${turn}`,
        );
  });

const stem = (x: number, top: number, bend: number) =>
  line(`M${x} ${top}Q${x + bend} 150 ${x} 210`, "#4c8a5e", 2.6) +
  ellipse(x + bend * 0.7 + 8, 156, 11, 4, "#6aa877", turned(-34, x + bend * 0.7 + 8, 156));

const daisy = (x: number, y: number, petal: string) =>
  around(9, x, y, 12, (to, down, angle) => ellipse(to, down, 8.4, 4.2, petal, turned(angle, to, down))) +
  circle(x, y, 6.4, GOLD);

const wildFlowers = () =>
  ground("#e4efe9") +
  [
    [44, 92, 8],
    [96, 66, -7],
    [150, 96, 6],
    [204, 62, 9],
    [256, 90, -8],
  ]
    .map(([x, y, bend], at) => stem(x!, y!, bend!) + daisy(x!, y!, ["#fffdf6", CORAL, "#8a7fc0", "#fffdf6", ROSE][at]!))
    .join("") +
  range(12)
    .map((at) =>
      line(`M${12 + at * 26} 208q${at % 2 ? 8 : -8}-24 ${at % 2 ? 2 : -2}-${44 + (at % 4) * 9}`, "#6aa877", 2.4),
    )
    .join("");

const fjord = () =>
  ground("#fbdcc0") +
  circle(196, 86, 30, "#f4816a") +
  path("M0 128l58-58 44 40 40-28 52 46z", "#7f9fa6") +
  path("M130 128l58-40 50 34 62-48v54z", "#56828a") +
  rect(0, 126, 300, 74, "#2f6d74") +
  range(6)
    .map((at) =>
      line(`M${20 + ((at * 67) % 210)} ${140 + at * 10}h${34 + (at % 3) * 16}`, "#9cc4c4", 2, ' opacity=".7"'),
    )
    .join("") +
  path("M64 156q10 10 26 8 14 0 20-8-8 2-14-2 0-8-8-10l-8 3q6 1 5 8-10 4-21 1z", "#14211c");

const vase = () =>
  ground("#f1e4d8") +
  rect(0, 168, 300, 32, "#e3cdb8") +
  [-34, -17, 0, 17, 34]
    .map((bend, at) =>
      line(
        `M150 122Q${150 + bend * 0.4} 92 ${150 + bend * 1.5} ${at % 2 ? 56 : 70 - Math.abs(bend) * 0.3}`,
        "#4c8a5e",
        3,
      ),
    )
    .join("") +
  [
    [99, 62, CORAL],
    [124, 52, "#fffdf6"],
    [150, 66, PLUM],
    [176, 50, ROSE],
    [201, 62, GOLD],
  ]
    .map(
      ([x, y, fill]) =>
        around(7, x as number, y as number, 8.6, (to, down) => circle(to, down, 7, fill as string)) +
        circle(x as number, y as number, 5, "#f9d9a0"),
    )
    .join("") +
  ellipse(112, 96, 19, 7, "#6aa877", turned(38, 112, 96)) +
  ellipse(188, 96, 19, 7, "#6aa877", turned(-38, 188, 96)) +
  path("M128 112h44c-3 15 17 26 13 46-2 14-16 18-35 18s-33-4-35-18c-4-20 16-31 13-46z", FJORD) +
  path("M126 148q24 10 48 0", "none", ' stroke="#8fc3b4" stroke-width="3" stroke-linecap="round"');

const plane = () =>
  ground("#cfe0e6") +
  ellipse(66, 58, 34, 11, "#fff", ' opacity=".75"') +
  ellipse(92, 50, 24, 11, "#fff", ' opacity=".75"') +
  ellipse(238, 150, 38, 11, "#fff", ' opacity=".75"') +
  ellipse(212, 143, 22, 10, "#fff", ' opacity=".75"') +
  line("M22 176C64 186 92 170 84 148s-36-10-24 10 52 8 76-14", FJORD, 2.4, ' stroke-dasharray="2 8"') +
  path("M132 134L252 52l-56 104-22-30z", "#fffdf8") +
  path("M252 52l-78 74 4 38 14-26z", "#d6dfdc") +
  path("M252 52l-120 82 42-8z", CORAL);

const branch = () =>
  ground("#e9efe2") +
  line("M38 178Q150 150 262 34", "#4c6b4a", 3.4) +
  range(8)
    .map((at) => {
      const part = 0.12 + at * 0.115;
      const [x, y] = [38 + part * 224, 178 - part * part * 100 - part * 44];
      return (
        ellipse(x - 9, y - 20, 25, 9, at % 2 ? "#6aa877" : "#3f7a58", turned(-92, x - 9, y - 20)) +
        ellipse(x + 20, y + 6, 25, 9, at % 2 ? "#3f7a58" : "#8fbd95", turned(4, x + 20, y + 6))
      );
    })
    .join("");

const arches = () =>
  ground("#f3ecdf") +
  [
    [75, [FJORD, "#8fc3b4", "#f3ecdf", GOLD]],
    [225, [PLUM, ROSE, "#f3ecdf", CORAL]],
  ]
    .map(([x, fills]) =>
      (fills as string[])
        .map((fill, at) =>
          path(
            `M${(x as number) - 66 + at * 17} 200V112a${66 - at * 17} ${66 - at * 17} 0 0 1 ${132 - at * 34} 0v88z`,
            fill,
          ),
        )
        .join(""),
    )
    .join("") +
  circle(150, 40, 15, CORAL);

const skyline = () =>
  ground("#dfe8ea") +
  circle(214, 84, 34, "#f7d79a") +
  [
    [0, 44, 74, "#9db7ba"],
    [48, 34, 104, "#7b9ea3"],
    [86, 52, 66, "#9db7ba"],
    [142, 30, 118, "#56828a"],
    [176, 48, 84, "#7b9ea3"],
    [228, 34, 102, "#56828a"],
    [266, 40, 70, "#9db7ba"],
  ]
    .map(([x, wide, high, fill]) => {
      const [left, across, up] = [x as number, wide as number, high as number];
      const windows = range(Math.floor(up / 18)).map((row) =>
        range(Math.floor(across / 12))
          .map((at) => rect(left + 5 + at * 11, 168 - up + row * 17, 5, 8, (row + at) % 3 ? "#eef3f2" : "#f7d79a"))
          .join(""),
      );
      return rect(left, 160 - up, across, up, fill as string) + windows.join("");
    })
    .join("") +
  rect(0, 160, 300, 40, "#2f6d74") +
  line("M24 176h52m40 10h70m34-8h46", "#9cc4c4", 2.4);

const waves = () =>
  ground("#143f38") +
  range(7)
    .map((row) =>
      line(`M-10 ${34 + row * 23}${"q20-22 40 0t40 0".repeat(4)}`, ["#f4b9a8", "#8fc3b4", "#e8b75a"][row % 3]!, 4.4),
    )
    .join("");

/** Pictures for the other occasions, by the template that carries them. */
export const kindWords: Readonly<Record<string, () => string>> = {
  "love-1": oneHeart,
  "love-2": manyHearts,
  "love-3": twoBoats,
  "misc-1": confetti,
  "misc-2": wildFlowers,
  "misc-3": fjord,
  "thankYou-1": vase,
  "thankYou-2": plane,
  "thankYou-3": branch,
  "corporate-1": arches,
  "corporate-2": skyline,
  "corporate-3": waves,
};
