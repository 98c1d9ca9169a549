import { productIn, splitAddress } from "./address";

/** The kind of screen that the page's skeleton looks like before the shop has loaded. */
export type Shape = "home" | "listing" | "product" | "other";

/** Makes the page's skeleton look like the screen behind an address, and returns which kind of screen that is. */
export function shapeFirst(pathname: string): Shape {
  const { rest = "other" } = splitAddress(pathname) ?? {};
  const shape = rest === "" ? "home" : rest === "shop" ? "listing" : productIn(rest) ? "product" : "other";
  document.documentElement.dataset.first = shape;
  return shape;
}
