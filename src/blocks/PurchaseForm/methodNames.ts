/** What the ways of delivery that can be chosen are called; the ids of texts. */
export const METHOD_NAMES = {
  Email: "purchase.byEmail",
  Sms: "purchase.bySms",
  Physical: "purchase.byPost",
  CsvByEmail: "purchase.byFile",
} as const;
