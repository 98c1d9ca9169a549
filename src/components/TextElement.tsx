import { type ReactNode, isValidElement } from "react";

/** The words of what a message is made of; those that a component makes itself are not known here. */
function wordsOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(wordsOf).join("|");
  if (isValidElement<{ children?: ReactNode }>(node)) return wordsOf(node.props.children);
  return typeof node === "string" || typeof node === "number" ? String(node) : "";
}

/**
 * The element around every text. Where a browser translates the page, it replaces bare text nodes, and React would no
 * longer update the sums and counts in them. A text with elements in it has such nodes beside them, which React could
 * not even remove: with other words it is another element.
 */
export function TextElement({ children }: { children?: ReactNode }) {
  return <span key={Array.isArray(children) ? wordsOf(children) : null}>{children}</span>;
}
