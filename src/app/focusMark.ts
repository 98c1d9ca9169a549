import { pathOf } from "~/domain/paths";
import { secretsOf } from "~/domain/secretPath";

/** How to find an element again after the page was redrawn: by its id, or as the nth link to a path. */
export type Mark = { id: string } | { href: string; nth: number };

const linksTo = (href: string) => [...document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]`)];

/** The mark of an element; null if it cannot be identified, and for links whose address is secret. */
export function markOf(element: Element): Mark | null {
  // React's generated ids are not stable: the same one may belong to another element next time.
  if (element.id && !/^_r_|^:/.test(element.id)) return { id: element.id };
  const href = element.localName === "a" ? element.getAttribute("href") : null;
  if (!href?.startsWith("/") || secretsOf(pathOf(href))) return null;
  return { href, nth: linksTo(href).indexOf(element as HTMLElement) };
}

/** The element of a mark; null while it is not there. */
export function find(mark: Mark): HTMLElement | null {
  return "id" in mark ? document.getElementById(mark.id) : (linksTo(mark.href)[mark.nth] ?? null);
}

/** Whether an element keeps its place in the window while the page is scrolled. */
export function isPinned(element: Element): boolean {
  for (let box: Element | null = element; box; box = box.parentElement) {
    if (/fixed|sticky/.test(getComputedStyle(box).position)) return true;
  }
  return false;
}
