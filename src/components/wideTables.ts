/**
 * Puts each table of an editor's text into a box that scrolls sideways, so that it remains a table for screen readers.
 * A box that scrolls is a tab stop (Safari does not do that by itself), named by the table's caption or the heading
 * above it. Returns a function that stops watching their widths.
 */
export function wideTables(text: Element, boxClass: string | undefined): () => void {
  const names = new Map<Element, string>();
  const observer = new ResizeObserver((entries) => entries.forEach(({ target }) => mark(target as HTMLElement)));
  const mark = (box: HTMLElement) => {
    const isWide = box.scrollWidth > box.clientWidth;
    const name = isWide && names.get(box);
    set(box, "tabindex", isWide && "0");
    set(box, "role", name && "region");
    set(box, "aria-label", name);
  };
  for (const table of text.querySelectorAll("table")) {
    const box = boxOf(table, boxClass);
    names.set(box, nameOf(table, text));
    mark(box);
    observer.observe(box);
  }
  return () => observer.disconnect();
}

function set(box: Element, attribute: string, value: string | false | undefined): void {
  if (value) box.setAttribute(attribute, value);
  else box.removeAttribute(attribute);
}

function boxOf(table: HTMLTableElement, boxClass = ""): HTMLElement {
  const around = table.parentElement;
  if (around?.dataset.scrollX === "") return around;
  const box = document.createElement("div");
  box.className = boxClass;
  box.dataset.scrollX = "";
  table.replaceWith(box);
  box.append(table);
  return box;
}

function nameOf(table: HTMLTableElement, text: Element): string {
  const isAbove = (heading: Element) =>
    (heading.compareDocumentPosition(table) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const above = [...text.querySelectorAll("h2, h3, h4, h5, h6")].filter(isAbove).at(-1);
  return (table.querySelector("caption")?.textContent || above?.textContent || "").trim();
}
