/** The headings of what a list can be narrowed by, by kind. */
export const LEGENDS = {
  recipient: "filters.recipient",
  category: "filters.category",
  occasion: "filters.occasion",
  brand: "filters.brand",
} as const;
