/**
 * The places whose texts the first pictures of home, listing and product are drawn with. All others come behind them;
 * the build stops when a module of these screens speaks of a place that is not here.
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

/** What the header and the filters name beside their own texts, and what is said when the rest does not come. */
const FIRST_TEXTS: readonly string[] = ["brands.failed", "orders.title", "toast.network"];

/** Whether a text, by its id ("place.thing"), is one of the first. */
export const isFirstText = (id: string) =>
  FIRST_TEXTS.includes(id) || FIRST_PLACES.includes(id.slice(0, id.indexOf(".")));
