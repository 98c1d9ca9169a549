const HOME = /^\/[a-z]{2}\/[a-z]{2}\/[a-z]{3}\/?$/;
const SHOP = /^\/[a-z]{2}\/[a-z]{2}\/[a-z]{3}\/shop(\/[^/]+\/[^/]+)?$/;

type Shape = "home" | "listing" | "product" | "other";

/** Gives what stands on the page before any script the shape of the screen behind an address, and answers which. */
export function shapeFirst(pathname: string): Shape {
  const [isShop, product] = SHOP.exec(pathname) ?? [];
  const shape = HOME.test(pathname) ? "home" : product ? "product" : isShop ? "listing" : "other";
  document.documentElement.dataset.first = shape;
  return shape;
}
