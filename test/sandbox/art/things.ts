import { around, type Drawing, type Paints } from "./drawing";
import { homeThings } from "./homeThings";
import { circle, ellipse, line, path, rect, turned } from "./svg";
import { wornThings } from "./wornThings";

const headphones: Drawing = ({ body, shade, shine, detail }) =>
  path("M98 124V108a60 60 0 0 1 120 0v16", "none", ` stroke="${body}" stroke-width="11"`) +
  path("M108 84a60 60 0 0 1 34-32", "none", ` stroke="${shine}" stroke-width="4" stroke-linecap="round"`) +
  rect(84, 112, 32, 52, shade, ` rx="14"`) + rect(200, 112, 32, 52, shade, ` rx="14"`) +
  rect(104, 110, 18, 56, detail, ` rx="8"`) + rect(194, 110, 18, 56, detail, ` rx="8"`); // prettier-ignore

const speaker: Drawing = ({ body, shade, shine, detail }) =>
  rect(112, 46, 92, 120, body, ` rx="14"`) +
  path("M184 46h6q14 0 14 14v92q0 14-14 14h-6z", shade) +
  circle(152, 122, 30, shade) + circle(152, 122, 22, detail) + circle(152, 122, 8, shine) +
  circle(152, 70, 14, shade) + circle(152, 70, 6, shine); // prettier-ignore

const camera: Drawing = ({ body, shade, shine, detail, paper }) =>
  rect(134, 140, 50, 34, paper, ` rx="2"`) + rect(140, 146, 38, 20, detail) +
  rect(96, 74, 126, 78, body, ` rx="14"`) + rect(96, 118, 126, 34, shade, ` rx="12"`) +
  rect(116, 64, 24, 12, detail, ` rx="3"`) +
  circle(160, 108, 30, shade) + circle(160, 108, 22, "#2c2f33") + circle(160, 108, 12, detail) + circle(154, 101, 5, shine) +
  rect(192, 84, 20, 13, shine, ` rx="3"`); // prettier-ignore

const charger: Drawing = ({ body, shade, shine, detail }) =>
  rect(108, 78, 64, 88, body, ` rx="14"`) + path("M156 78h2q14 0 14 14v60q0 14-14 14h-2z", shade) +
  path("M142 98l-16 28h12l-6 24l20-30h-13z", detail) +
  rect(124, 58, 7, 22, shine) + rect(148, 58, 7, 22, shine) +
  path("M172 140c30 0 8-52 34-52q24 0 24 28t-14 50", "none", ` stroke="${detail}" stroke-width="5" stroke-linecap="round"`); // prettier-ignore

const luggage: Drawing = ({ body, shade, shine, detail }) =>
  path("M140 62V38h36v24", "none", ` stroke="${detail}" stroke-width="5"`) +
  rect(110, 60, 96, 100, body, ` rx="13"`) + path("M184 60h9q13 0 13 13v74q0 13-13 13h-9z", shade) +
  line("M128 74v72M146 74v72M164 74v72", shade, 3) + line("M118 78v30", shine, 4) +
  circle(128, 164, 7, detail) + circle(188, 164, 7, detail); // prettier-ignore

const umbrella: Drawing = ({ body, shade, shine, detail }) =>
  line("M158 66v84q0 14 13 14t13-13", detail, 5) +
  path("M76 104a82 66 0 0 1 164 0q-14-12-27 0q-14-12-27 0q-14-12-28 0q-14-12-27 0q-14-12-27 0q-14-12-28 0z", body) +
  path("M158 38a82 66 0 0 1 82 66q-14-12-27 0q-14-44-55-66z", shade) +
  path("M158 38q-30 20-27 66q14-12 27 0q14-12 28 0q2-46-28-66z", shine, ` opacity=".55"`) +
  line("M158 38V28", detail, 4);

const bouquet: Drawing = ({ body, shade, shine, detail, paper }) =>
  around(9, 158, 74, 34, (x, y, angle) => ellipse(x, y, 8, 19, "#6f9a6a", turned(angle + 90, x, y))) +
  ([[130, 66, body], [186, 66, detail], [158, 48, shine], [158, 84, body], [134, 92, detail], [184, 92, shine]] as const)
    .map(([x, y, fill]) => around(6, x, y, 9, (px, py) => circle(px, py, 7.5, fill)) + circle(x, y, 6, fill === shine ? detail : shine))
    .join("") +
  path("M116 100q42 24 84 0l-28 66h-28z", paper) + path("M158 112q24-2 42-12l-28 66h-14z", shade, ` opacity=".3"`) +
  path("M136 138l44-2v11l-44 2z", detail); // prettier-ignore

const plant: Drawing = ({ body, shade, shine, detail }) =>
  ([[-62, 30], [-34, 44], [0, 52], [34, 44], [62, 30]] as const)
    .map(([angle, length], index) =>
      `<g transform="translate(158 116) rotate(${angle})">` +
      path(`M0 4C-22-${length * 0.6}-16-${length * 1.3} 0-${length * 1.7}C16-${length * 1.3} 22-${length * 0.6} 0 4z`, index % 2 ? detail : "#5f8f6b") +
      line(`M0 0V-${length * 1.4}`, shine, 1.6, ` opacity=".6"`) + "</g>",
    )
    .join("") +
  path("M120 114h76l-9 52h-58z", body) + path("M176 114h20l-9 52h-20z", shade) + rect(114, 106, 88, 14, shine, ` rx="4"`); // prettier-ignore

const can: Drawing = ({ body, shade, shine, detail }) =>
  path("M178 92q44-12 40 28t-34 36", "none", ` stroke="${detail}" stroke-width="7"`) +
  path("M124 118L78 84l-8 8l54 52z", shade) + ellipse(72, 86, 6, 15, detail, turned(40, 72, 86)) +
  path("M122 90h64l6 76h-76z", body) + path("M168 90h18l6 76h-22z", shade) + ellipse(154, 90, 32, 6, shine) +
  line("M130 108l-2 40", shine, 4); // prettier-ignore

const chocolates: Drawing = ({ body, shade, shine, detail }) => {
  const sweet = (x: number, y: number, form: number) =>
    rect(x, y, 28, 26, "#fffaf0", ` rx="3" opacity=".5"`) +
    (form === 0
      ? circle(x + 14, y + 13, 10, "#5a3524") + circle(x + 11, y + 10, 3, "#8a5a3f")
      : form === 1
        ? rect(x + 5, y + 4, 18, 18, "#7a4a30", ` rx="3"`) + line(`M${x + 8} ${y + 9}l12 8`, "#f3dfc4", 2)
        : path(
            `M${x + 14} ${y + 3}l11 19h-22z`,
            "#3f2418",
            ` stroke="#3f2418" stroke-width="3" stroke-linejoin="round"`,
          ));
  const rows = [0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3].map((column) => sweet(95 + column * 32, 76 + row * 30, (row * 2 + column) % 3)),
  );
  return (
    rect(84, 66, 148, 102, shade, ` rx="7"`) + rect(90, 71, 136, 92, body, ` rx="4"`) + rows.join("") +
    path("M206 166l34-10l-8-92l-10 2z", detail) + line("M222 70l8 84", shine, 2)
  ); // prettier-ignore
};

const wine: Drawing = ({ body, shade, shine, detail, paper }) => {
  const flask = (x: number, fill: string, dark: string) =>
    rect(x - 8, 28, 16, 22, detail, ` rx="3"`) +
    path(`M${x - 7} 50h14v16q0 10 12 20v70q0 10-10 10h-18q-10 0-10-10V86q12-10 12-20z`, fill) +
    path(`M${x + 2} 50h5v16q0 10 12 20v70q0 10-10 10h-6q6-4 6-10V88q-7-10-7-22z`, dark) +
    rect(x - 19, 106, 38, 36, paper) +
    line(`M${x - 12} 118h24M${x - 8} 126h16`, dark, 1.8) +
    circle(x, 135, 2.5, detail);
  return flask(134, body, shade) + flask(186, shade, body) + line("M122 92v8", shine, 4); // prettier-ignore
};

const jar =
  (mark: (paints: Paints) => string): Drawing =>
  (paints) =>
    rect(120, 52, 76, 22, paints.detail, ` rx="5"`) +
    rect(112, 72, 92, 94, paints.body, ` rx="13"`) +
    path("M182 72h9q13 0 13 13v68q0 13-13 13h-9z", paints.shade) +
    rect(122, 96, 62, 46, paints.paper, ` rx="3"`) +
    line("M119 86v12", paints.shine, 4) +
    mark(paints);

const honey = jar(({ detail }) => path("M153 104l10 6v12l-10 6l-10-6v-12zM169 122l8 5v9l-8 4l-7-4v-9z", detail));
const tea = jar(({ shade }) => path("M153 132q-22-10-14-28q14 6 14 28q0-22 16-26q8 16-16 26z", shade));
const coffee: Drawing = ({ body, shade, shine, detail, paper }) =>
  path("M112 62l8-16h76l8 16v104h-92z", body) + path("M184 46h12l8 16v104h-20z", shade) + path("M112 62h92l-4-8h-84z", detail) +
  rect(126, 88, 58, 54, paper, ` rx="3"`) + ellipse(155, 115, 13, 18, detail, turned(28, 155, 115)) +
  line("M148 101q14 12 12 28", shine, 2.5); // prettier-ignore

const basket: Drawing = ({ body, shade, shine, detail, paper }) =>
  path("M106 112q0-66 52-66t52 66", "none", ` stroke="${shade}" stroke-width="7"`) +
  rect(126, 66, 22, 56, detail, ` rx="4"`) + rect(131, 52, 12, 18, shade) + rect(126, 86, 22, 18, paper) +
  circle(172, 98, 19, "#c9533f") + circle(196, 104, 14, "#d99a3d") + path("M150 84h14v34h-14z", shine) +
  path("M94 110h128l-14 56H108z", body) + path("M94 110h128l-2 10H96z", shade) +
  line("M104 132h110M107 146h104M126 120l6 46M158 120v46M190 120l-6 46", shade, 2.4); // prettier-ignore

const jewelBox = ({ body, shade, paper }: Paints) =>
  rect(92, 108, 132, 58, body, ` rx="8"`) +
  rect(92, 146, 132, 20, shade, ` rx="8"`) +
  rect(100, 104, 116, 40, paper, ` rx="8"`);

const earrings: Drawing = (paints) =>
  jewelBox(paints) +
  [132, 184].map((x) => circle(x, 120, 9, paints.detail) + circle(x - 3, 117, 3, paints.shine) + path(`M${x} 72l9 14l-9 16l-9-16z`, paints.detail) + line(`M${x} 102v10`, paints.shade, 2)).join(""); // prettier-ignore

const necklace: Drawing = (paints) =>
  path("M100 62q58 92 116 0", "none", ` stroke="${paints.detail}" stroke-width="3"`) +
  circle(158, 116, 15, paints.detail) + circle(158, 116, 9, paints.body) + circle(154, 112, 3, paints.shine) +
  ellipse(158, 160, 70, 8, paints.shade) + ellipse(158, 156, 70, 8, paints.body); // prettier-ignore

const watch: Drawing = ({ body, shade, shine, detail }) =>
  rect(138, 28, 40, 142, shade, ` rx="9"`) + line("M138 44h40M138 154h40", body, 3) +
  circle(158, 99, 42, detail) + circle(158, 99, 34, shine) + line("M158 99V78M158 99l14 9", shade, 3.5) +
  around(12, 158, 99, 28, (x, y) => circle(x, y, 1.8, shade)) + rect(199, 94, 8, 10, detail, ` rx="2"`); // prettier-ignore

const bracelet: Drawing = ({ body, shade, shine, detail }) =>
  ellipse(158, 154, 66, 10, shade, ` opacity=".4"`) +
  around(18, 158, 104, 48, (x, y) => circle(x, y, 8, body) + circle(x - 2, y - 2, 2.5, shine)) +
  circle(158, 152, 12, detail) + circle(154, 148, 3.5, shine); // prettier-ignore

const record: Drawing = ({ body, shade, shine, detail, paper }) =>
  circle(190, 106, 56, "#26272b") + circle(190, 106, 44, "#33353a") + circle(190, 106, 32, "#26272b") + circle(190, 106, 18, detail) + circle(190, 106, 4, paper) +
  rect(88, 50, 106, 114, body, ` rx="3"`) + circle(141, 100, 32, shine) + path("M109 100a32 32 0 0 0 64 0z", detail) + rect(88, 146, 106, 18, shade, ` rx="3"`); // prettier-ignore

const bell: Drawing = ({ body, shade, shine, detail }) =>
  path("M102 132a56 56 0 0 1 112 0z", body) + path("M180 80a56 56 0 0 1 34 52h-22q0-34-12-52z", shade) +
  circle(158, 76, 9, detail) + rect(92, 130, 132, 14, shade, ` rx="7"`) + rect(144, 144, 28, 22, detail, ` rx="4"`) +
  line("M122 116q4-20 18-28", shine, 5) + path("M214 124l30-12l4 10l-30 14z", detail); // prettier-ignore

const helmet: Drawing = ({ body, shade, shine, detail }) =>
  line("M112 136q8 32 40 34M200 136q-12 30-48 34", detail, 4) +
  path("M86 136q0-80 76-80q70 0 70 70l-6 12z", body) + path("M180 58q52 10 52 68l-6 12h-26q4-52-20-80z", shade) +
  path("M112 92q26-24 60-20l-4 12q-28-2-48 16zM104 118q34-18 70-14l-2 12q-34-2-64 12z", shine) +
  rect(82, 128, 148, 12, detail, ` rx="6"`); // prettier-ignore

const lights: Drawing = ({ body, shade, shine, detail }) =>
  path("M112 92L50 60v92l62-32z", shine, ` opacity=".5"`) +
  rect(108, 80, 56, 50, body, ` rx="10"`) + circle(112, 105, 20, shade) + circle(112, 105, 13, shine) + rect(128, 130, 18, 30, detail, ` rx="5"`) +
  rect(186, 96, 44, 44, shade, ` rx="9"`) + rect(194, 104, 28, 28, "#c8402f", ` rx="6"`) + rect(200, 140, 16, 22, detail, ` rx="4"`); // prettier-ignore

const towel: Drawing = ({ body, shade, shine, detail }) =>
  [0, 1, 2]
    .map((index) => {
      const y = 136 - index * 34;
      const fill = [body, detail, body][index]!;
      return rect(92, y, 132, 30, fill, ` rx="13"`) + path(`M200 ${y}h11a13 15 0 0 1 0 30h-11z`, shade) + line(`M106 ${y + 15}h84`, shine, 3, ` stroke-dasharray="8 5"`);
    })
    .join(""); // prettier-ignore

const bowl: Drawing = ({ body, shade, shine, detail }) =>
  path("M92 112h96q0 48-48 54q-48-6-48-54z", body) + path("M164 112h24q0 48-48 54q24-14 24-54z", shade) + ellipse(140, 112, 48, 9, shine) +
  circle(124, 136, 4, detail) + circle(152, 136, 4, detail) + path("M130 146q8 8 16 0", "none", ` stroke="${detail}" stroke-width="3"`) +
  rect(206, 92, 8, 74, detail, ` rx="4"`) + ellipse(210, 84, 13, 20, detail) + ellipse(210, 84, 8, 13, shine); // prettier-ignore

/** Every thing that can be drawn, by the key of the item. */
export const allThings: Readonly<Record<string, Drawing>> = {
  ...homeThings,
  ...wornThings,
  headphones, speaker, camera, charger, luggage, umbrella, bouquet, plant, can, chocolates, wine, honey, tea, coffee, basket,
  earrings, necklace, watch, bracelet, record, bell, helmet, lights, towel, bowl,
}; // prettier-ignore
