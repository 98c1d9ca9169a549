/** No gift card is larger than this, and a larger file might not fit in a phone's memory. */
const LARGEST_BYTES = 20_000_000;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** The bytes of a base64 file if they really are a complete PDF; else null. */
export function pdfBytes(base64: string): Uint8Array<ArrayBuffer> | null {
  const text = base64.replace(/^data:application\/pdf;base64,/i, "").replace(/\s/g, "");
  if (text.length % 4 !== 0 || text.length > (LARGEST_BYTES / 3) * 4) return null;
  if (!BASE64.test(text)) return null;
  const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  return isWholePdf(bytes) ? bytes : null;
}

/** Whether a file really is a complete PDF: it has the header and the end marker. */
export function isWholePdf(bytes: Uint8Array): boolean {
  const signs = (part: Uint8Array) => String.fromCharCode(...part);
  return (
    bytes.length <= LARGEST_BYTES &&
    signs(bytes.subarray(0, 5)) === "%PDF-" &&
    signs(bytes.subarray(-2048)).includes("%%EOF")
  );
}

/** A file name that every system accepts: the words of a title, and a number if there are several. */
export function fileName(title: string, number?: number, ending = "pdf"): string {
  const words = title
    .normalize("NFKD")
    // In other scripts marks are part of the letter.
    .replace(/(\p{Script=Latin})\p{M}+/gu, "$1")
    .normalize("NFC")
    // The marks that come with emoji.
    .replace(/[\u20e3\ufe00-\ufe0f]/g, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .slice(0, 60)
    // The cut may leave half of a letter that has two code units.
    .replace(/^-+|[-\ud800-\udbff]+$/g, "")
    .toLowerCase();
  return `${words || "gift-card"}${number === undefined ? "" : `-${number}`}.${ending}`;
}

/** How to draw a code for a till: a barcode for short ASCII ones, which scanners read best; else a square (2D) code. */
export function codeShape(code: string): "bars" | "square" | null {
  if (code.length === 0 || code.length > 500) return null;
  return code.length <= 24 && /^[\x20-\x7e]+$/.test(code) ? "bars" : "square";
}

/**
 * The file of a voucher as a screen offers it: a link, a PDF to save, none, or a broken one that must not be opened.
 */
export type VoucherFile =
  { kind: "link"; href: string } | { kind: "pdf"; base64: string } | { kind: "none" | "broken" };

/** The file of an export. `allowed` returns the address that may be opened, or null (a foreign host, no https). */
export function fileOf(
  { fileDownloadUrl, exportBase64 }: { fileDownloadUrl: string | null; exportBase64: string | null },
  allowed: (raw: string) => string | null,
): VoucherFile {
  const href = fileDownloadUrl ? allowed(fileDownloadUrl) : null;
  if (href) return { kind: "link", href };
  if (exportBase64) return pdfBytes(exportBase64) ? { kind: "pdf", base64: exportBase64 } : { kind: "broken" };
  return { kind: fileDownloadUrl ? "broken" : "none" };
}
