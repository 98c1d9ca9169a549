/** The texts of the payment page. */
const en = {
  pay: "Pay",
  payTo: "Payment to Gavia",
  order: "Order",
  number: "Card number",
  expires: "Expires (MM/YY)",
  cvc: "Security code",
  payNow: "Pay {sum}",
  cancel: "Cancel",
  try: "Cards to try",
  tryHint:
    "This is a sandbox: no money moves. Press a card to pay with it, or type it: any date to come and any three digits go with it.",
  mail: "What the sandbox sends to you and your recipients",
  badNumber: "This is none of the cards to try.",
  badExpires: "Write a month to come as MM/YY.",
  badCvc: "Three digits.",
  wrong: "Look at the fields marked below.",
  waiting: "Waiting for your bank",
  waitingHint: "This takes a few seconds. The page goes on by itself.",
  look: "Look now",
  expired: "This payment window has expired",
  expiredHint: "Nothing was paid here. Go back to the shop and start the payment again.",
  back: "Back to the shop",
  unknown: "There is no such payment",
};

const da: typeof en = {
  pay: "Betal",
  payTo: "Betaling til Gavia",
  order: "Ordre",
  number: "Kortnummer",
  expires: "Udløber (MM/ÅÅ)",
  cvc: "Kontrolcifre",
  payNow: "Betal {sum}",
  cancel: "Annullér",
  try: "Kort at prøve med",
  tryHint:
    "Dette er en sandkasse: ingen penge flytter sig. Tryk på et kort for at betale med det, eller skriv det: en dato i fremtiden og tre cifre passer til alle.",
  mail: "Det sandkassen sender til dig og modtagerne",
  badNumber: "Det er ikke et af kortene at prøve med.",
  badExpires: "Skriv en kommende måned som MM/ÅÅ.",
  badCvc: "Tre cifre.",
  wrong: "Se på de markerede felter.",
  waiting: "Venter på din bank",
  waitingHint: "Det tager nogle sekunder. Siden går selv videre.",
  look: "Se nu",
  expired: "Betalingsvinduet er udløbet",
  expiredHint: "Der er ikke betalt noget her. Gå tilbage til butikken og begynd betalingen igen.",
  back: "Tilbage til butikken",
  unknown: "Den betaling findes ikke",
};

export type PaymentWords = typeof en;

const languages: Record<string, { lang: string; locale: string; words: PaymentWords }> = {
  en: { lang: "en", locale: "en-GB", words: en },
  da: { lang: "da", locale: "da-DK", words: da },
};

/**
 * The texts of the asked language, or of the first of the browser's (an Accept-Language header) that the page speaks;
 * English if it speaks none.
 */
export function wordsIn(asked: string | null, accepted: string | null) {
  const wanted = [asked ?? "", ...(accepted ?? "").split(",").map((one) => one.trim().split(/[-;]/)[0]!.toLowerCase())];
  return languages[wanted.find((one) => Object.hasOwn(languages, one)) ?? "en"]!;
}
