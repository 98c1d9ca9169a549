const letters: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Escapes a text for any place in a page, including quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => letters[letter]!);

export interface PlainPage {
  lang: string;
  title: string;
  /** Markup whose every foreign text went through `escapeHtml`. */
  body: string;
  /** The address of its style sheet. */
  styles: string;
  status?: number;
  headers?: Record<string, string>;
  /** Origins to which a form of the page may lead, by way of a redirect. */
  formTargets?: string[];
}

/** A whole page without scripts, with headers that allow nothing from elsewhere. */
export function plainPage({
  lang,
  title,
  body,
  styles,
  status = 200,
  headers = {},
  formTargets = [],
}: PlainPage): Response {
  const html = `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${styles}">
</head>
<body>
${body}
</body>
</html>
`;
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self' data:",
    // a form's redirect counts too, and leads back to the shop
    `form-action ${["'self'", ...formTargets].join(" ")}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; ");
  return new Response(html, {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy,
      "Cache-Control": "no-store",
      // "no-referrer" would have browsers post its form as one of nobody's page.
      "Referrer-Policy": "same-origin",
      "X-Content-Type-Options": "nosniff",
      ...headers,
    },
  });
}

/** Redirects the browser with a GET. */
export const seeOther = (location: string, headers: Record<string, string> = {}): Response =>
  new Response(null, { status: 303, headers: { Location: location, "Cache-Control": "no-store", ...headers } });

/** A style sheet. */
export const styleSheet = (css: string): Response =>
  new Response(css, { headers: { "Content-Type": "text/css; charset=utf-8", "Cache-Control": "no-cache" } });
