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

/** Attributes that are not addresses, so that the pattern below does not apply to them. */
const PLAIN_ATTRIBUTES = ATTRIBUTES.filter((name) => name !== "href" && name !== "src");

const ADDRESSES = /^(?:https:|mailto:|tel:|\/(?![/\\])|#)/i;

interface Rules {
  /** The shop's own origin. */
  origin: string;
  /** The hosts that pictures may come from, besides the shop itself. */
  mediaHosts: readonly string[];
}

/**
 * Creates a sanitiser for the content service's HTML: only text tags, no styles, ids, names or scripts. Every address
 * is checked again after DOMPurify. Headings are shifted, so that the highest level becomes `topHeading`.
 */
export function createSanitiser({ origin, mediaHosts }: Rules) {
  const purify = DOMPurify(window);
  // The shop's own absolute addresses become paths, so that they also pass where the shop runs without https.
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

/** The sanitiser for this installation. */
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

/** Works on the raw text, which is safe because the result is sanitised afterwards. */
function shiftHeadings(html: string, topHeading: number): string {
  const levels = [...html.matchAll(/<h([1-6])\b/gi)].map(([, level]) => Number(level));
  if (!levels.length) return html;
  const by = topHeading - Math.min(...levels);
  return html.replace(
    /<(\/?)h([1-6])\b/gi,
    (_, slash: string, level: string) => `<${slash}h${Math.min(6, Number(level) + by)}`,
  );
}
