import { around, range } from "../art/drawing";
import { circle, line, path, rect, svg } from "../art/svg";
import type { RouteHandler } from "../parts";

const SIDE = 96;

/** A square of each paper, with what it is tied with. */
const pictures: Record<string, () => string> = {
  "w-kraft": () =>
    rect(0, 0, SIDE, SIDE, "#c79a6b") +
    range(9)
      .map((row) => line(`M0 ${row * 12 + 4}h96`, "#bd8f60", 1))
      .join("") +
    line("M0 52h96M48 0v96", "#f3e6cf", 3) +
    bow("#f3e6cf"),
  "w-fjord": () => rect(0, 0, SIDE, SIDE, "#1d6a58") + rect(40, 0, 16, SIDE, "#f4b9a8") + bow("#f4816a"),
  "w-stars": () =>
    rect(0, 0, SIDE, SIDE, "#22304a") +
    range(14)
      .map((index) => star(((index * 0.7549) % 1) * SIDE, ((index * 0.5698) % 1) * SIDE, 4 + (index % 3)))
      .join(""),
  "w-cloth": () =>
    rect(0, 0, SIDE, SIDE, "#e4ddcc") +
    range(16)
      .map((index) => line(`M${index * 6} 0v96M0 ${index * 6}h96`, "#d8cfb9", 1))
      .join("") +
    path("M48 44C20 10 8 34 44 50c-30 6-24 34 4 6 28 28 34 0 4-6C88 34 76 10 48 44z", "#c9bd9f"),
};

const bow = (colour: string) =>
  line("M48 50c-6-14-26-16-26-4s20 8 26 4c6-14 26-16 26-4s-20 8-26 4l-10 18M48 50l10 18", colour, 4);

const star = (x: number, y: number, size: number) =>
  circle(x, y, size / 3, "#e8c66a") +
  around(4, x, y, size, (to, down) => line(`M${x.toFixed(1)} ${y.toFixed(1)}L${to} ${down}`, "#e8c66a", 1.6));

/** The pictures of the papers: /api/wrapping/{id}.svg */
export function wrappingPictures(): RouteHandler {
  return (_request, url) => {
    const name = /^\/api\/wrapping\/([a-z-]+)\.svg$/.exec(url.pathname)?.[1] ?? "";
    const draw = Object.hasOwn(pictures, name) ? pictures[name] : undefined;
    const headers = { "X-Content-Type-Options": "nosniff", "Content-Security-Policy": "default-src 'none'" };
    return draw
      ? new Response(svg(SIDE, SIDE, draw()), { headers: { ...headers, "Content-Type": "image/svg+xml" } })
      : null;
  };
}
