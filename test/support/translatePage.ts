/** What a browser does that translates a page: each text stands in elements of its own from then on. */
export function translatePage(root: HTMLElement): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement?.closest("option, style")) continue;
    const font = document.createElement("font");
    font.append(document.createElement("font"));
    font.firstElementChild!.append(text.data);
    text.replaceWith(font);
  }
}
