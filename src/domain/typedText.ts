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
