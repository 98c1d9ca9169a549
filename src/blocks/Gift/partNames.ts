/** The names of parts of a total that have no title; ids of texts. */
export const PART_NAMES = { wrapping: "basket.wrapping", fee: "basket.fee", discount: "summary.discount" } as const;
