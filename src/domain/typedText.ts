/**
 * Text as it is sent: NFC, trimmed, with plain spaces and hyphens, without line breaks, direction marks and other
 * invisible characters. Joiners stay inside words: Persian and Hindi need them.
 */
export function cleanText(text: string): string {
  return (
    text
      .normalize("NFC")
      // Direction marks occur inside words and are deleted; line and word breaks occur between them and become spaces.
      .replace(/[\u00ad\u061c\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g, "")
      .replace(/[\u0000-\u001f\u007f-\u009f\u200b]/g, " ")
      .replace(/[\u2010\u2011]/g, "-")
      .replace(/[\u200c\u200d]+/g, (joiners, at: number, whole: string) =>
        whole.charAt(at - 1).trim() && whole.charAt(at + joiners.length).trim() ? joiners : "",
      )
      .replace(/\s+/g, " ")
      .trim()
  );
}

/**
 * An e-mail address, phone number, code, amount or post code as it is sent: cleaned as text is, with hyphens for all
 * dashes and for the minus and long vowel that keyboards type for them, ASCII for the full-width characters of Japanese
 * keyboards, and without the postal mark of Japan and any invisible characters, which web pages and address books wrap
 * around them.
 */
export function cleanWord(text: string): string {
  return cleanText(toAscii(text.replace(/[\p{Cf}〒]/gu, "")).replace(/[\u2010-\u2015\u2212\u30fc\uff70]/g, "-"));
}

/** Full-width characters as ASCII: "Ａ１" becomes "A1". */
export const toAscii = (text: string): string => text.replace(/[\uff01-\uff5e]/g, (sign) => sign.normalize("NFKC"));

/** A link, or a part of it, without the sign that the sentence around it ends with: mail programs take it along. */
export function withoutSentenceEnd(link: string): string {
  let end = link.length;
  while (end > 1 && ".,;)".includes(link[end - 1]!)) end -= 1;
  return link.slice(0, end);
}

const MAILBOX = /^[^<>]*<(?:mailto:)?([^\s<>@]+@[^\s<>@]+)>[\s,;]*$|^\s*mailto:([^\s<>@?]+@[^\s<>@?]+).*$/i;

/** The address alone out of what mail programs copy: "Alma Lund <alma@mail.example>", "mailto:alma@mail.example". */
export const bareEmail = (text: string): string => text.replace(MAILBOX, "$1$2");

/** A word before a number, as signatures of mails have it: "Mobil: 20…", "Tel. +45…", "M +45…"; but no "call 20…". */
const LABEL_OF_NUMBER = /^\p{L}{1,12}(?:[.:]{1,2} ?(?=[+(\d])| (?=\+))/u;

/** A typed or pasted phone number, cleaned: "tel:(+45) 20‑12" and "Tel. +45 20-12" become "+45 20-12". */
export function phoneText(text: string): string {
  return cleanWord(text)
    .replace(LABEL_OF_NUMBER, "")
    .replace(/^\(\s*(\+|00)(\d{1,4})\)/, "$1$2 ")
    .replace(/^00/, "+");
}

/** Letters of scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * What somebody typed as a part of a line, its direction isolated from the rest (Unicode UAX #9, FSI and PDI), so that
 * digits next to it stay in order.
 */
export const isolated = (part: string) => (RIGHT_TO_LEFT.test(part) ? `\u2068${part}\u2069` : part);
