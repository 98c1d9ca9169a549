import type { FeeKind } from "./totals";

/** A text in the five content languages of fees and discounts (spec §1). */
const inFive = (en: string, sv: string, fi: string, da: string, no: string) =>
  Object.entries({ en, sv, fi, da, no }).map(([languageCode, text]) => ({ languageCode, text }));

export const feeLabels: Record<FeeKind, ReturnType<typeof inFive>> = {
  Shipping: inFive("Delivery", "Leverans", "Toimitus", "Levering", "Levering"),
  SuperGiftcardFee: inFive("Gift card fee", "Presentkortsavgift", "Lahjakorttimaksu", "Gavekortgebyr", "Gavekortgebyr"),
  PersonalisedGreeting: inFive(
    "Printed greeting",
    "Tryckt hälsning",
    "Painettu tervehdys",
    "Trykt hilsen",
    "Trykt hilsen",
  ),
};

export const campaignTitles = inFive(
  "Card of the month",
  "Månadens kort",
  "Kuukauden kortti",
  "Månedens kort",
  "Månedens kort",
);

export const reducedTitles = inFive("Reduced", "Nedsatt", "Alennettu", "Nedsat", "Nedsatt");
