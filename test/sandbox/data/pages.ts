import { pageTexts } from "./pageTexts";
import type { WrittenLanguage } from "./presentations";

export interface PageWords {
  title: string;
  body: string;
  metaDescription: string;
}

const marked = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, '<a href="$2">$1</a>')
    .replace(/\*([^*]+)\*/g, "<strong>$1</strong>");

/** One block of a page's text as the editors' HTML: a heading, a list, a table or a paragraph. */
function blockOf(block: string): string {
  const lines = block.split("\n");
  if (lines[0]!.startsWith("# "))
    return `<h2>${marked(lines[0]!.slice(2))}</h2>${lines.length > 1 ? blockOf(lines.slice(1).join("\n")) : ""}`;
  if (lines.every((line) => line.startsWith("- ")))
    return `<ul>${lines.map((line) => `<li>${marked(line.slice(2))}</li>`).join("")}</ul>`;
  if (lines.every((line) => /^\d+\. /.test(line)))
    return `<ol>${lines.map((line) => `<li>${marked(line.replace(/^\d+\. /, ""))}</li>`).join("")}</ol>`;
  if (lines.every((line) => line.includes(" | "))) {
    const row = (line: string, cell: "th" | "td") =>
      `<tr>${line
        .split(" | ")
        .map((text) => `<${cell}>${marked(text)}</${cell}>`)
        .join("")}</tr>`;
    return `<table><thead>${row(lines[0]!, "th")}</thead><tbody>${lines
      .slice(1)
      .map((line) => row(line, "td"))
      .join("")}</tbody></table>`;
  }
  return `<p>${marked(lines.join(" "))}</p>`;
}

function wordsOf(text: string): PageWords {
  const [title = "", metaDescription = "", ...blocks] = text.trim().split(/\n\s*\n/);
  const lead = `<p>${marked(metaDescription)}</p>`;
  return { title, metaDescription, body: lead + blocks.map((block) => blockOf(block.trim())).join("") };
}

/** The content pages by the name in their address. */
export const pages: Readonly<Record<string, Record<WrittenLanguage, PageWords>>> = Object.fromEntries(
  Object.entries(pageTexts).map(([name, { en, da }]) => [name, { en: wordsOf(en), da: wordsOf(da) }]),
);
