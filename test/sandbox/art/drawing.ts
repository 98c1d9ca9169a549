import { n } from "./svg";

/** The paints of one thing: its body, the side in the shade, the side in the light, and something beside it. */
export interface Paints {
  body: string;
  shade: string;
  shine: string;
  detail: string;
  paper: string;
}

/** Draws a thing with its foot at (158, 166). */
export type Drawing = (paints: Paints) => string;

export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** A number of seats, stones or petals round a middle. */
export const around = (
  count: number,
  x: number,
  y: number,
  radius: number,
  draw: (x: number, y: number, angle: number) => string,
) =>
  range(count)
    .map((index) => {
      const angle = (index / count) * Math.PI * 2;
      return draw(
        Number(n(x + Math.cos(angle) * radius)),
        Number(n(y + Math.sin(angle) * radius)),
        (angle * 180) / Math.PI,
      );
    })
    .join("");
