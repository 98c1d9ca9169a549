/**
 * The element around every text. Where a browser translates the page, it replaces bare text nodes, and React would no
 * longer update the sums and counts in them.
 */
export const TEXT_ELEMENT = "span";
