/** The headings of the filters, by kind. */
export const LEGENDS = {
  recipient: "filters.recipient",
  category: "filters.category",
  occasion: "filters.occasion",
  brand: "filters.brand",
} as const;
