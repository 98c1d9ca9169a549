/** The names of the delivery methods that can be chosen; ids of texts. */
export const METHOD_NAMES = {
  Email: "purchase.byEmail",
  Sms: "purchase.bySms",
  Physical: "purchase.byPost",
  CsvByEmail: "purchase.byFile",
} as const;
