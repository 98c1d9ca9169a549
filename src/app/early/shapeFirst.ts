import { productIn, splitAddress } from "./address";

/** Of what is drawn before the shop has come. */
export type Shape = "home" | "listing" | "product" | "other";

/** Gives what stands on the page before any script the shape of the screen behind an address, and answers which. */
export function shapeFirst(pathname: string): Shape {
  const { rest = "other" } = splitAddress(pathname) ?? {};
  const shape = rest === "" ? "home" : rest === "shop" ? "listing" : productIn(rest) ? "product" : "other";
  document.documentElement.dataset.first = shape;
  return shape;
}
