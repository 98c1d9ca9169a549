/**
 * The places whose texts are needed to draw home, listing and product for the first time. All others are loaded later;
 * the build stops when a module of these screens uses a place that is not listed here.
 */
const FIRST_PLACES: readonly string[] = [
  "breadcrumbs",
  "broken",
  "button",
  "dialog",
  "error",
  "field",
  "filters",
  "footer",
  "header",
  "home",
  "link",
  "listing",
  "loadMore",
  "market",
  "notFound",
  "notice",
  "picture",
  "price",
  "product",
  "quantity",
  "shell",
  "updated",
];

/**
 * Texts of other places that the header and the filters use, and those shown while the later texts are loading or when
 * they cannot be loaded.
 */
const FIRST_TEXTS: readonly string[] = ["basket.count", "brands.failed", "orders.title", "toast.network", "wait.long"];

/** Whether a text, by its id ("place.thing"), is among the first to be loaded. */
export const isFirstText = (id: string) =>
  FIRST_TEXTS.includes(id) || FIRST_PLACES.includes(id.slice(0, id.indexOf(".")));
