import { around, type Drawing } from "./drawing";
import { allThings } from "./things";
import { circle, ellipse, line, path, rect, turned } from "./svg";

const present: Drawing = ({ body, shade, shine, detail }) =>
  rect(98, 92, 120, 74, body, ` rx="4"`) + path("M188 92h26q4 0 4 4v66q0 4-4 4h-26z", shade) +
  rect(90, 76, 136, 24, shine, ` rx="4"`) + rect(146, 76, 24, 90, detail) +
  path("M158 76c-8-34-46-40-48-20c-1 14 26 20 48 20zM158 76c8-34 46-40 48-20c1 14-26 20-48 20z", detail) +
  path("M158 76c-6-16-28-24-32-16c-2 8 16 14 32 16zM158 76c6-16 28-24 32-16c2 8-16 14-32 16z", shade); // prettier-ignore

const cake: Drawing = ({ body, shade, shine, detail, paper }) =>
  [130, 158, 186].map((x) => rect(x - 3, 60, 6, 26, detail) + path(`M${x} 44c5 7 6 10 6 12a6 6 0 0 1-12 0c0-2 1-5 6-12z`, "#f0a23a")).join("") +
  rect(104, 86, 108, 72, body, ` rx="8"`) + path("M184 86h20q8 0 8 8v56q0 8-8 8h-20z", shade) +
  path("M104 94q0-8 8-8h92q8 0 8 8v10q-9 14-18 0q-9 14-18 0q-9 14-18 0q-9 14-18 0q-9 14-18 0q-9 14-18 0z", paper) +
  rect(104, 128, 108, 7, shine) + ellipse(158, 160, 78, 7, detail); // prettier-ignore

const weddingRings: Drawing = ({ detail, shine, body }) =>
  circle(136, 118, 40, "none", ` stroke="${body}" stroke-width="11"`) + circle(182, 118, 40, "none", ` stroke="${detail}" stroke-width="11"`) +
  path("M148 84a40 40 0 0 1 27 40", "none", ` stroke="${body}" stroke-width="11"`) +
  path("M136 52l11 12l-11 14l-11-14z", shine, ` stroke="${body}" stroke-width="3"`); // prettier-ignore

const cap: Drawing = ({ body, shade, shine, detail }) =>
  path("M96 112q62 34 124 0v28q-62 32-124 0z", body) + path("M186 124q20-4 34-12v28q-14 8-34 13z", shade) +
  ellipse(158, 96, 78, 30, shine) + rect(84, 112, 148, 12, detail, ` rx="6"`) + path("M92 128q66 34 132 0l10 14q-76 40-152 0z", "#22262a") +
  circle(158, 100, 8, detail); // prettier-ignore

const envelope: Drawing = ({ body, shade, shine, detail, paper }) =>
  rect(94, 74, 128, 92, body, ` rx="6"`) + rect(112, 52, 92, 70, paper, ` rx="3"`) + line("M126 70h48M126 82h62M126 94h34", shade, 3) +
  path("M94 86l64 46l64-46v74q0 6-6 6H100q-6 0-6-6z", shine) + path("M94 162l46-44M222 162l-46-44", "none", ` stroke="${shade}" stroke-width="2.5"`) +
  circle(158, 130, 12, detail) + path("M158 136l-6-6a3.6 3.6 0 0 1 6-4a3.6 3.6 0 0 1 6 4z", paper); // prettier-ignore

const heart: Drawing = ({ body, shade, shine, detail }) =>
  path("M158 166C104 128 96 106 96 90a31 31 0 0 1 62-8a31 31 0 0 1 62 8c0 16-8 38-62 76z", body) +
  path("M196 60a31 31 0 0 1 24 30c0 16-8 38-62 76c30-34 50-60 38-106z", shade) +
  path("M104 100q56 26 108-6l-4 18q-48 24-98 4z", detail) + line("M110 84q2-12 14-15", shine, 5); // prettier-ignore

const balloons: Drawing = ({ body, shade, shine, detail }) =>
  line("M126 92q26 30 30 76M190 84q-24 34-32 84M158 66v102", shade, 1.8) +
  ([[126, 66, body], [190, 60, detail], [158, 44, shine]] as const)
    .map(([x, y, fill]) => ellipse(x, y, 25, 30, fill) + path(`M${x} ${y + 28}l5 9h-10z`, fill) + ellipse(x - 9, y - 10, 4, 8, "#fff", ` opacity=".5"${turned(24, x - 9, y - 10)}`))
    .join(""); // prettier-ignore

const tree: Drawing = ({ shade, shine, detail }) =>
  rect(150, 146, 16, 22, "#7a5236") + path("M158 30l34 50h-18l30 40h-22l28 34H106l28-34h-22l30-40h-18z", "#3f7a5c") + path("M158 30l34 50h-18l30 40h-22l28 34h-30q-4-70-22-124z", "#33664c") +
  around(5, 158, 108, 26, (x, y) => circle(x, y, 5.5, detail)) + circle(158, 76, 5, shine) + path("M158 16l4 10l10 1l-8 7l3 10l-9-6l-9 6l3-10l-8-7l10-1z", "#f0b64a") + rect(196, 140, 34, 26, shade, ` rx="2"`) + rect(209, 140, 8, 26, detail); // prettier-ignore

const parcels: Drawing = (paints) => {
  const { body, shade, shine, detail } = paints;
  const box = (x: number, y: number, width: number, height: number, fill: string, band: string) =>
    rect(x, y, width, height, fill, ` rx="3"`) +
    rect(x + width / 2 - 6, y, 12, height, band) +
    rect(x, y + height * 0.42, width, 8, band);
  return box(76, 108, 82, 58, body, detail) + box(162, 96, 70, 70, shade, shine) + box(104, 58, 68, 50, shine, detail) + box(180, 66, 40, 30, detail, shine); // prettier-ignore
};

/** Things and signs together: what pictures of categories, occasions and banners are put together from. */
export const allSigns: Readonly<Record<string, Drawing>> = {
  ...allThings, present, cake, weddingRings, cap, envelope, heart, balloons, tree, parcels,
}; // prettier-ignore
