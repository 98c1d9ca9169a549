/**
 * Text as it is sent: composed letters, trimmed, with plain spaces and hyphens, without line breaks, direction marks
 * and other invisible signs. Joiners stay where they join: Persian and Hindi words are written with them.
 */
export function cleanText(text: string): string {
  return (
    text
      .normalize("NFC")
      // Marks of direction stand inside words; what breaks lines or words stands between them.
      .replace(/[\u00ad\u061c\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g, "")
      .replace(/[\u0000-\u001f\u007f-\u009f\u200b]/g, " ")
      .replace(/[\u2010\u2011]/g, "-")
      .replace(/(^|\s)[\u200c\u200d]+|[\u200c\u200d]+(?=\s|$)/g, "$1")
      .replace(/\s+/g, " ")
      .trim()
  );
}

/**
 * What leads to somebody by itself – an e-mail address, a number, a post code – as it is sent: clean, with hyphens for
 * all dashes, and nothing in it that cannot be seen. Pages and address books wrap such signs around it.
 */
export function cleanWord(text: string): string {
  return cleanText(text.replace(/\p{Cf}/gu, "").replace(/[\u2010-\u2015]/g, "-"));
}

/** A phone number as it was pasted from a link or an address book: "tel:(+45) 20‑12" reads "+45 20-12". */
export function phoneText(text: string): string {
  return cleanWord(text)
    .replace(/^tel: ?/i, "")
    .replace(/^\(\s*(\+|00)(\d{1,4})\)/, "$1$2 ")
    .replace(/^00/, "+");
}
