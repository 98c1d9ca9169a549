/** How many products a page of the listing holds. */
export const PAGE_SIZE = 48;

/** Pages up to this one come by themselves on scroll; the person asks for the rest. */
const LAST_PAGE_ON_SCROLL = 3;

/**
 * Whether this is the last page (spec §9): the current page equals the total, or the items fit one page. Servers
 * miscount: a page that brought nothing new ends the list as well, whatever the total says.
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
  const pages = totalPages && totalPages > 0 ? totalPages : Math.ceil((totalItems ?? 0) / PAGE_SIZE);
  return page >= pages;
}

/** Whether the page after this one comes on scroll or is asked for with "Load more". */
export function loadsOnScroll(page: number): boolean {
  return page < LAST_PAGE_ON_SCROLL;
}
