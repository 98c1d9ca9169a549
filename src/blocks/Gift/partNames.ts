/** What a part of a sum is called that has no name of its own. */
export const PART_NAMES = { wrapping: "basket.wrapping", fee: "basket.fee", discount: "summary.discount" } as const;
