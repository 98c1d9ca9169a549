import { range, type Drawing } from "./drawing";
import { circle, ellipse, line, path, rect, turned } from "./svg";

const vase: Drawing = ({ body, shade, shine, detail }) =>
  line("M158 74C150 50 136 40 124 34M160 72C166 46 184 34 196 30M158 76C158 48 156 34 158 22", detail, 2.5) +
  [
    [124, 34, -40],
    [138, 46, -70],
    [196, 30, 40],
    [180, 46, 70],
    [158, 20, 0],
    [150, 44, -50],
    [168, 52, 54],
  ]
    .map(([x, y, angle]) => ellipse(x!, y!, 5, 10, detail, turned(angle!, x!, y!)))
    .join("") +
  path("M144 74h28c0 14 24 24 24 54c0 22-12 36-22 38h-32c-10-2-22-16-22-38c0-30 24-40 24-54z", body) +
  path("M162 74h10c0 14 24 24 24 54c0 22-12 36-22 38h-14c14-8 22-20 22-40c0-28-20-36-20-52z", shade) +
  path("M134 112c-6 10-6 24 0 36", "none", ` stroke="${shine}" stroke-width="5" stroke-linecap="round"`) +
  ellipse(158, 74, 14, 4, shade);

const blanket: Drawing = ({ body, shade, shine, detail }) =>
  path("M92 96q0-14 14-14h104q14 0 14 14v70h-132z", body) +
  path("M92 118h132v22h-132z", detail) +
  path("M92 126h132v5h-132z", shine) +
  path("M196 82h14q14 0 14 14v70h-24V96q0-10-4-14z", shade) +
  line(
    range(16)
      .map((index) => `M${96 + index * 8.2} 166v8`)
      .join(""),
    body,
    2.4,
  ) +
  line("M92 104h104M92 152h104", shade, 1.5);

const candle: Drawing = ({ body, shade, shine, paper }) =>
  path("M158 60c7 9 9 14 9 19a9 9 0 0 1-18 0c0-5 2-10 9-19z", "#f0a23a") +
  path("M158 70c3 5 4 7 4 10a4 4 0 0 1-8 0c0-3 1-5 4-10z", "#fde9b8") +
  line("M158 88v10", shade, 2.5) +
  rect(118, 98, 80, 68, body, ` rx="6"`) +
  path("M178 98h14q6 0 6 6v56q0 6-6 6h-14z", shade) +
  rect(132, 118, 40, 28, paper, ` rx="2"`) +
  line("M140 128h24M144 136h16", shade, 2) +
  ellipse(158, 99, 40, 5, shine);

const lamp: Drawing = ({ body, shade, shine, detail }) =>
  path("M98 166L128 60h60l30 106z", shine, ` opacity=".5"`) +
  rect(154, 96, 8, 58, detail) +
  path("M126 166q0-14 32-14t32 14z", detail) +
  path("M112 100q6-58 46-58t46 58z", body) +
  path("M172 44q28 12 32 56h-20q0-40-12-56z", shade) +
  path("M126 84q4-22 18-30", "none", ` stroke="${shine}" stroke-width="4" stroke-linecap="round"`);

const plates: Drawing = ({ body, shade, shine, detail }) =>
  range(4)
    .map((index) => ellipse(148, 158 - index * 9, 74, 9, index % 2 ? shade : body))
    .join("") +
  ellipse(148, 128, 74, 10, shine) +
  ellipse(148, 127, 52, 6, body) +
  circle(214, 96, 44, body) +
  circle(214, 96, 34, shine) +
  circle(214, 96, 30, body) +
  path("M196 96q18-20 36 0q-18 20-36 0z", detail);

const cup: Drawing = ({ body, shade, shine, detail }) =>
  line("M148 62c-8-10 8-14 0-26M168 62c-8-10 8-14 0-26", shade, 3, ` opacity=".5"`) +
  path("M196 92h14c22 0 22 40-8 42h-10", "none", ` stroke="${shade}" stroke-width="9"`) +
  path("M112 76h88v42q0 40-30 44h-28q-30-4-30-44z", body) +
  path("M180 76h20v42q0 40-30 44h-8q18-10 18-44z", shade) +
  path("M112 98h88v10h-88z", detail) +
  ellipse(156, 77, 44, 8, shine) +
  ellipse(156, 78, 37, 5.5, detail) +
  ellipse(156, 165, 62, 5, shade);

const glass: Drawing = ({ body, shade, shine, detail }) =>
  [112, 178]
    .map(
      (x, index) =>
        path(`M${x} 72h52l-6 94h-40z`, shine, ` opacity=".8"`) +
        path(`M${x + 2.4} 108h47.2l-3.6 58h-40z`, index ? detail : body, ` opacity=".85"`) +
        path(`M${x + 40} 72h12l-6 94h-10z`, shade, ` opacity=".35"`) +
        ellipse(x + 26, 108, 23.6, 4, shine, ` opacity=".7"`),
    )
    .join("");

const notebook: Drawing = ({ body, shade, shine, detail, paper }) =>
  `<g transform="rotate(-8 158 110)">` +
  rect(116, 46, 92, 122, paper, ` rx="4"`) +
  rect(108, 44, 92, 122, body, ` rx="5"`) +
  rect(108, 44, 13, 122, shade, ` rx="4"`) +
  rect(178, 44, 5, 122, detail) +
  rect(134, 68, 34, 22, shine, ` rx="2"`) +
  line("M140 76h22M140 82h14", shade, 1.8) +
  "</g>" +
  `<g transform="rotate(24 226 120)">${rect(221, 66, 9, 92, detail, ` rx="2"`)}${path("M221 158h9l-4.5 13z", shine)}</g>`;

const book: Drawing = ({ body, shade, shine, detail, paper }) =>
  rect(92, 148, 134, 18, shade, ` rx="2"`) +
  rect(96, 151, 130, 12, paper) +
  rect(100, 130, 122, 18, detail, ` rx="2"`) +
  rect(100, 133, 118, 12, paper) +
  `<g transform="rotate(-6 158 90)">` +
  rect(122, 50, 78, 80, paper, ` rx="2"`) +
  rect(116, 48, 78, 80, body, ` rx="3"`) +
  rect(116, 48, 9, 80, shade) +
  circle(160, 82, 17, shine) +
  path("M146 90q14-22 28 0z", detail) +
  line("M142 112h36", shine, 3) +
  "</g>";

const puzzle: Drawing = ({ body, shade, shine, detail }) => {
  const piece = (x: number, y: number, fill: string, angle: number) =>
    `<g transform="translate(${x} ${y}) rotate(${angle})">` +
    path("M-24-24h17a8 8 0 1 1 14 0h17v17a8 8 0 1 0 0 14v17h-17a8 8 0 1 0-14 0h-17v-17a8 8 0 1 1 0-14z", fill) +
    "</g>";
  return piece(124, 84, body, 0) + piece(176, 84, detail, 0) + piece(124, 136, shade, 0) + piece(196, 142, shine, 22);
};

const teddy: Drawing = ({ body, shade, shine, detail }) =>
  circle(128, 56, 14, body) + circle(188, 56, 14, body) + circle(128, 56, 7, detail) + circle(188, 56, 7, detail) +
  ellipse(158, 138, 42, 36, body) +
  ellipse(158, 142, 25, 24, shine) +
  ellipse(116, 128, 12, 22, shade, turned(28, 116, 128)) + ellipse(200, 128, 12, 22, shade, turned(-28, 200, 128)) +
  ellipse(130, 164, 19, 12, shade) + ellipse(186, 164, 19, 12, shade) +
  circle(158, 78, 38, body) +
  ellipse(158, 90, 17, 13, shine) +
  circle(144, 72, 3.6, "#2b2320") + circle(172, 72, 3.6, "#2b2320") + ellipse(158, 84, 6, 4.4, "#2b2320") +
  path("M136 112l22 7l22-7v14l-22-7l-22 7z", detail); // prettier-ignore

const blocks: Drawing = ({ body, shade, shine, detail }) => {
  const block = (x: number, y: number, fill: string, mark: string) =>
    rect(x, y, 48, 48, fill, ` rx="5"`) + rect(x + 7, y + 7, 34, 34, shine, ` rx="3" opacity=".55"`) + mark;
  return (
    block(98, 118, body, circle(122, 142, 10, shade)) +
    block(150, 118, detail, path("M174 130l13 22h-26z", shine)) +
    `<g transform="rotate(9 152 92)">${block(124, 68, shade, rect(140, 84, 16, 16, detail))}</g>` +
    path("M204 166v-24a18 18 0 0 1 36 0v24h-11v-20a7 7 0 0 0-14 0v20z", body)
  );
};

const train: Drawing = ({ body, shade, shine, detail }) =>
  rect(96, 104, 62, 44, body, ` rx="5"`) + rect(108, 78, 12, 28, shade) + rect(102, 70, 24, 10, detail, ` rx="3"`) +
  rect(150, 70, 50, 78, shade, ` rx="5"`) + rect(160, 82, 30, 26, shine, ` rx="3"`) + rect(142, 62, 66, 12, detail, ` rx="4"`) +
  rect(206, 116, 48, 32, body, ` rx="5"`) + line("M198 142h10", detail, 5) +
  [112, 140, 176, 220, 242].map((x) => circle(x, 152, 13, detail) + circle(x, 152, 5, shine)).join(""); // prettier-ignore

/** Things for the table, the shelf and the floor. */
export const homeThings: Readonly<Record<string, Drawing>> = {
  vase,
  blanket,
  candle,
  lamp,
  plates,
  cup,
  glass,
  notebook,
  book,
  puzzle,
  teddy,
  blocks,
  train,
};
