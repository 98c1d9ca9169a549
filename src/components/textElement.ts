/**
 * In what every text stands: an element of its own, as a browser that translates the page takes the bare ones out, and
 * sums and counts would stay as they were.
 */
export const TEXT_ELEMENT = "span";
