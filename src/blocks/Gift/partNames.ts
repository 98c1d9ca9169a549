/** The names of parts of a total that have no title; ids of texts. */
export const PART_NAMES = {
  wrapping: "basket.wrapping",
  delivery: "summary.delivery",
  cardFee: "basket.cardFee",
  greeting: "greeting.personal",
  fee: "basket.fee",
  discount: "summary.discount",
} as const;
