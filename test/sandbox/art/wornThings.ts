import { range, type Drawing } from "./drawing";
import { circle, line, path, rect } from "./svg";

const scarf: Drawing = ({ body, shade, shine, detail }) =>
  path("M108 70q50-30 100 0q8 22-8 34q-42 20-84 0q-16-12-8-34z", body) +
  path("M116 80q42 22 84 0q2 10-6 16q-36 16-72 0q-8-6-6-16z", shade) +
  path("M166 96l40-4l14 70l-36 6z", body) +
  path("M170 118l39-6l3 12l-39 6zM174 140l39-6l3 12l-39 6z", detail) +
  path("M120 96l36 8l-12 58l-34-8z", shade) +
  line(
    range(7)
      .map((index) => `M${186 + index * 5.4} ${167 - index}l2 9M${111 + index * 5} ${155 + index * 1.2}l-2 9`)
      .join(""),
    shine,
    2.2,
  );

const hat: Drawing = ({ body, shade, shine, detail }) =>
  circle(158, 48, 17, detail) +
  circle(152, 43, 6, shine, ` opacity=".6"`) +
  path("M98 134q0-74 60-74t60 74z", body) +
  path("M176 63q42 10 42 71h-24q0-54-18-71z", shade) +
  line("M126 128q0-44 18-62M158 128V64M190 128q0-44-18-62", shade, 2, ` opacity=".6"`) +
  rect(90, 126, 136, 40, detail, ` rx="12"`) +
  line(
    range(13)
      .map((index) => `M${100 + index * 9.7} 132v28`)
      .join(""),
    shine,
    2.4,
    ` opacity=".7"`,
  );

const gloves: Drawing = ({ body, shade, shine, detail }) => {
  const hand = (x: number, fill: string, mirrored: boolean) =>
    `<g transform="translate(${x} 0)${mirrored ? " scale(-1 1)" : ""}">` +
    path(
      "M-28 150V92q0-8 7-8t7 8V66q0-9 7-9t7 9V58q0-9 8-9t8 9v8q0-9 7-9t7 9v44l8-14q6-8 12-4q6 5 2 12L26 150z",
      fill,
    ) +
    rect(-32, 146, 60, 22, detail, ` rx="4"`) +
    line("M-16 128h24M-14 136h20", shine, 2, ` opacity=".7"`) +
    "</g>";
  return hand(206, shade, true) + hand(118, body, false);
};

const bag: Drawing = ({ body, shade, shine, detail }) =>
  path("M124 96q0-50 34-50t34 50", "none", ` stroke="${detail}" stroke-width="7"`) +
  path("M96 92h124l8 74H88z", body) +
  path("M196 92h24l8 74h-26z", shade) +
  path("M92 128h132l1 12H91z", detail) +
  circle(124, 104, 3.5, shine) +
  circle(192, 104, 3.5, shine);

const mat: Drawing = ({ body, shade, shine, detail }) =>
  path("M100 138h118v22q0 6-6 6H100z", body) +
  rect(100, 156, 124, 10, shade, ` rx="4"`) +
  circle(104, 130, 36, body) +
  circle(104, 130, 27, shade) +
  circle(104, 130, 19, body) +
  circle(104, 130, 11, shade) +
  circle(104, 130, 4, shine) +
  path("M104 94h98a36 36 0 0 1 8 44h-76a36 36 0 0 0-30-44z", body) +
  rect(150, 92, 12, 48, detail, ` rx="2"`) +
  rect(182, 92, 12, 48, detail, ` rx="2"`);

const bottle: Drawing = ({ body, shade, shine, detail }) =>
  rect(144, 34, 28, 22, detail, ` rx="5"`) +
  rect(148, 54, 20, 10, shade) +
  path("M128 88q0-18 20-24h20q20 6 20 24v66q0 12-12 12h-36q-12 0-12-12z", body) +
  path("M168 64q20 6 20 24v66q0 12-12 12h-14q12 0 12-12V88q0-16-6-24z", shade) +
  line("M138 92v50", shine, 5) +
  path("M128 118h60v14h-60z", detail);

const ball: Drawing = ({ body, shade, shine, detail }) =>
  circle(158, 108, 58, body) +
  path("M186 57a58 58 0 0 1 0 102q24-50 0-102z", shade) +
  path("M158 84l23 17l-9 27h-28l-9-27z", detail) +
  line("M158 84V51M181 101l32-12M172 128l20 28M144 128l-20 28M135 101l-32-12", detail, 3) +
  line("M118 76q8-12 20-16", shine, 4);

const backpack: Drawing = ({ body, shade, shine, detail }) =>
  path("M142 50q0-16 16-16t16 16", "none", ` stroke="${detail}" stroke-width="6"`) +
  path("M104 90q0-42 54-42t54 42v62q0 14-14 14h-80q-14 0-14-14z", body) +
  path("M180 50q32 8 32 40v62q0 14-14 14h-16q8-4 8-14V90q0-28-10-40z", shade) +
  path("M112 84q46 16 92 0v12q-46 16-92 0z", detail) +
  rect(124, 118, 68, 36, shade, ` rx="8"`) +
  line("M132 128h52", shine, 3) +
  rect(152, 92, 12, 16, shine, ` rx="2"`);

const tent: Drawing = ({ body, shade, shine, detail }) =>
  path("M158 52L246 166H70z", body) +
  path("M158 52L246 166H196z", shade) +
  path("M158 78L186 166h-56z", detail) +
  path("M158 78q-6 50-28 88h-10z", shine) +
  line("M158 52l-6-12M158 52l8-12M70 166l-14 6M246 166l14 6", shade, 2.5);

const flask: Drawing = ({ body, shade, shine, detail }) =>
  path("M132 58h52v-10q0-8-8-8h-36q-8 0-8 8z", detail) +
  rect(126, 58, 64, 108, body, ` rx="9"`) +
  path("M170 58h11q9 0 9 9v90q0 9-9 9h-11z", shade) +
  rect(126, 74, 64, 6, detail) +
  line("M136 92v54", shine, 5) +
  path("M190 82q20 2 20 22t-20 24", "none", ` stroke="${shade}" stroke-width="7"`);

const perfume: Drawing = ({ body, shade, shine, detail, paper }) =>
  rect(144, 46, 28, 26, detail, ` rx="3"`) +
  rect(150, 70, 16, 12, shade) +
  rect(112, 82, 92, 84, body, ` rx="12"`) +
  rect(122, 110, 72, 48, shade, ` rx="6" opacity=".55"`) +
  rect(136, 112, 44, 26, paper, ` rx="2"`) +
  line("M144 122h28M148 129h20", shade, 1.8) +
  line("M122 96v10", shine, 5);

const soap: Drawing = ({ body, shade, shine, detail, paper }) =>
  rect(106, 92, 54, 74, body, ` rx="8"`) +
  path("M142 92h10q8 0 8 8v58q0 8-8 8h-10z", shade) +
  rect(128, 68, 10, 26, detail) +
  path("M114 68h26q4 0 4 5v3h-22q-8 0-8-8z", detail) +
  rect(114, 112, 30, 26, paper, ` rx="2"`) +
  rect(174, 136, 60, 30, detail, ` rx="10"`) +
  rect(182, 144, 44, 14, shine, ` rx="7" opacity=".6"`) +
  circle(196, 120, 7, shine, ` opacity=".7"`) +
  circle(212, 108, 4.5, shine, ` opacity=".7"`);

const cream: Drawing = ({ body, shade, shine, detail, paper }) =>
  rect(104, 112, 108, 54, body, ` rx="12"`) +
  path("M184 112h16q12 0 12 12v30q0 12-12 12h-16z", shade) +
  rect(100, 86, 116, 30, detail, ` rx="7"`) +
  line("M112 94h80", shine, 4) +
  rect(128, 126, 52, 24, paper, ` rx="2"`) +
  line("M138 135h32M142 142h22", shade, 1.8);

/** Things to wear, carry and put on the skin. */
export const wornThings: Readonly<Record<string, Drawing>> = {
  scarf,
  hat,
  gloves,
  bag,
  mat,
  bottle,
  ball,
  backpack,
  tent,
  flask,
  perfume,
  soap,
  cream,
};
