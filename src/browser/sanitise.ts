import DOMPurify from "dompurify";
import { safeExternal, safeLink, safePath } from "~/domain/url";
import { environment, ownOrigin } from "./environment";

const LONGEST = 200_000;

// prettier-ignore
const TAGS = [
  "a", "b", "blockquote", "br", "caption", "dd", "div", "dl", "dt", "em", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "i",
  "img", "li", "ol", "p", "span", "strong", "sub", "sup", "table", "tbody", "td", "th", "thead", "tr", "ul",
];

// prettier-ignore
const ATTRIBUTES = [
  "href", "title", "target", "rel", "src", "alt", "width", "height", "colspan", "rowspan", "scope", "lang", "dir", "loading",
];

/** Not addresses: held to the list above, not to the rule below. */
const PLAIN_ATTRIBUTES = ATTRIBUTES.filter((name) => name !== "href" && name !== "src");

const ADDRESSES = /^(?:https:|mailto:|tel:|\/(?![/\\])|#)/i;

interface Rules {
  /** Of the shop itself. */
  origin: string;
  /** Where the content service's pictures may come from, beside the shop. */
  mediaHosts: readonly string[];
}

/**
 * A cleaner of the content service's HTML: 33 text tags, no styles, no names, no scripts; every address is parsed again
 * after the sanitiser; the highest heading becomes one of `topHeading`, and the others follow it.
 */
export function createSanitiser({ origin, mediaHosts }: Rules) {
  const purify = DOMPurify(window);
  // The shop's own absolute addresses are paths, on a machine without https too.
  purify.addHook("uponSanitizeAttribute", (_, attribute) => {
    if (attribute.attrValue.startsWith(`${origin}/`)) attribute.attrValue = attribute.attrValue.slice(origin.length);
  });
  purify.addHook("afterSanitizeAttributes", (node) => {
    if (node.nodeName === "A") checkLink(node, origin);
    if (node.nodeName === "IMG") checkImage(node, origin, mediaHosts);
  });
  return (html: string, topHeading: number) =>
    purify.sanitize(shiftHeadings(html.slice(0, LONGEST), topHeading), {
      ALLOWED_TAGS: TAGS,
      ALLOWED_ATTR: ATTRIBUTES,
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      ADD_URI_SAFE_ATTR: PLAIN_ATTRIBUTES,
      ALLOWED_URI_REGEXP: ADDRESSES,
      RETURN_TRUSTED_TYPE: true,
    });
}

/** With the addresses of this installation. */
export const sanitise = createSanitiser({ origin: ownOrigin(), mediaHosts: environment.mediaHosts });

function checkLink(link: Element, origin: string) {
  const raw = link.getAttribute("href");
  if (raw === null) return;
  const href = linkAddress(raw, origin);
  if (href === null) link.removeAttribute("href");
  else link.setAttribute("href", href);
  link.setAttribute("rel", "noopener noreferrer");
  if (link.getAttribute("target") !== "_blank") link.removeAttribute("target");
}

function linkAddress(raw: string, origin: string): string | null {
  if (/^(?:mailto:|tel:)[^\s]*$/i.test(raw) || /^#[\w-]*$/.test(raw)) return raw;
  return safePath(raw, origin) ?? safeLink(raw);
}

function checkImage(image: Element, origin: string, mediaHosts: readonly string[]) {
  const raw = image.getAttribute("src") ?? "";
  const src = safePath(raw, origin) ?? safeExternal(raw, mediaHosts);
  if (src === null) image.remove();
  else {
    image.setAttribute("src", src);
    image.setAttribute("loading", "lazy");
    if (!image.hasAttribute("alt")) image.setAttribute("alt", "");
  }
}

/**
 * Works on text that is cleaned afterwards: what it makes of hostile markup goes through the sanitiser like all else.
 */
function shiftHeadings(html: string, topHeading: number): string {
  const levels = [...html.matchAll(/<h([1-6])\b/gi)].map(([, level]) => Number(level));
  if (!levels.length) return html;
  const by = topHeading - Math.min(...levels);
  return html.replace(
    /<(\/?)h([1-6])\b/gi,
    (_, slash: string, level: string) => `<${slash}h${Math.min(6, Number(level) + by)}`,
  );
}
