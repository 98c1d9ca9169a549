/** Larger files are nobody's gift card, and would not fit into a phone's memory beside the page. */
const LARGEST_BYTES = 20_000_000;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** The bytes of a file that came as base64, when they really are a whole PDF; else null. */
export function pdfBytes(base64: string): Uint8Array<ArrayBuffer> | null {
  const text = base64.replace(/^data:application\/pdf;base64,/i, "").replace(/\s/g, "");
  if (text.length === 0 || text.length % 4 !== 0 || text.length > (LARGEST_BYTES / 3) * 4) return null;
  if (!BASE64.test(text)) return null;
  const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  return isWholePdf(bytes) ? bytes : null;
}

/** Whether a file really is a PDF, from its first sign to its last. */
export function isWholePdf(bytes: Uint8Array): boolean {
  const signs = (part: Uint8Array) => String.fromCharCode(...part);
  return (
    bytes.length <= LARGEST_BYTES &&
    signs(bytes.subarray(0, 5)) === "%PDF-" &&
    signs(bytes.subarray(-2048)).includes("%%EOF")
  );
}

/** A file's name that every system takes: the words of its title, and a number where there are several. */
export function fileName(title: string, number?: number, ending = "pdf"): string {
  const words = title
    .normalize("NFKD")
    // Marks of other scripts are letters' halves.
    .replace(/(\p{Script=Latin})\p{M}+/gu, "$1")
    .normalize("NFC")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60)
    .toLowerCase();
  return `${words || "gift-card"}${number === undefined ? "" : `-${number}`}.${ending}`;
}

/** How a code is drawn for a till: bars for short plain ones, as scanners read them best; a square for the rest. */
export function codeShape(code: string): "bars" | "square" | null {
  if (code.length === 0 || code.length > 500) return null;
  return code.length <= 24 && /^[\x20-\x7e]+$/.test(code) ? "bars" : "square";
}

/**
 * The file of a voucher as a screen offers it: a link to press, bytes to save, none, or one that must not be opened.
 */
export type VoucherFile =
  { kind: "link"; href: string } | { kind: "pdf"; base64: string } | { kind: "none" | "broken" };

/** `allowed` answers an address as it may be opened, or null (a foreign host, no https). */
export function fileOf(
  { fileDownloadUrl, exportBase64 }: { fileDownloadUrl: string | null; exportBase64: string | null },
  allowed: (raw: string) => string | null,
): VoucherFile {
  const href = fileDownloadUrl ? allowed(fileDownloadUrl) : null;
  if (href) return { kind: "link", href };
  if (exportBase64) return pdfBytes(exportBase64) ? { kind: "pdf", base64: exportBase64 } : { kind: "broken" };
  return { kind: fileDownloadUrl ? "broken" : "none" };
}
