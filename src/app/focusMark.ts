import { pathOf } from "~/domain/paths";
import { secretsOf } from "~/domain/secretPath";

/** How an element is found again on a page that is drawn anew: by its id, or as one of the links to a path. */
export type Mark = { id: string } | { href: string; nth: number };

const linksTo = (href: string) => [...document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]`)];

/** Null for what could not be told from others, and for links whose address is a secret. */
export function markOf(element: Element): Mark | null {
  // React's own ids are given anew each time: behind the same one may stand another element.
  if (element.id && !/^_r_|^:/.test(element.id)) return { id: element.id };
  const href = element.localName === "a" ? element.getAttribute("href") : null;
  if (!href?.startsWith("/") || secretsOf(pathOf(href))) return null;
  return { href, nth: linksTo(href).indexOf(element as HTMLElement) };
}

/** The element of a mark; null while it is not there. */
export function find(mark: Mark): HTMLElement | null {
  return "id" in mark ? document.getElementById(mark.id) : (linksTo(mark.href)[mark.nth] ?? null);
}

/** Whether it stays in its place of the window while the page is scrolled. */
export function isPinned(element: Element): boolean {
  for (let box: Element | null = element; box; box = box.parentElement) {
    if (/fixed|sticky/.test(getComputedStyle(box).position)) return true;
  }
  return false;
}
