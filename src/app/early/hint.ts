/** Has the browser fetch something ahead: puts a `<link>` with these attributes into the page. */
export function hint(attributes: Record<string, string | undefined>): void {
  const link = document.createElement("link");
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) link.setAttribute(name, value);
  document.head.append(link);
}
