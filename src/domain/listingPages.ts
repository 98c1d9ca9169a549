/** How many products a page of the listing holds. */
export const PAGE_SIZE = 48;

/** Pages up to this one load on scroll; the others when the person asks for them. */
const LAST_PAGE_ON_SCROLL = 3;

/**
 * Whether this is the last page (spec §9): the current page equals the total, or all items fit on one page. Servers
 * miscount, so a page that brought nothing new ends the list too, whatever the total says; where they do not count at
 * all, a page that is not full is the last.
 */
export function isLastPage({
  page,
  totalPages,
  totalItems,
  broughtNew,
}: {
  page: number;
  totalPages: number | null | undefined;
  totalItems: number | null | undefined;
  /** how many products of this page were not in the list before */
  broughtNew: number;
}): boolean {
  if (broughtNew <= 0) return true;
  if (typeof totalItems === "number" && totalItems > 0 && totalItems <= PAGE_SIZE) return true;
  if ((totalPages ?? totalItems ?? null) === null) return broughtNew < PAGE_SIZE;
  const pages = totalPages && totalPages > 0 ? totalPages : Math.ceil((totalItems ?? 0) / PAGE_SIZE);
  return page >= pages;
}

/** Whether the page after this one loads on scroll; if not, it needs "Load more". */
export function loadsOnScroll(page: number): boolean {
  return page < LAST_PAGE_ON_SCROLL;
}
