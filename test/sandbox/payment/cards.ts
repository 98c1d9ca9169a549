export interface CardRow {
  number: string;
  behaviour: "approve" | "decline" | "slow" | "late" | "lost";
  /** What it is for, as the page and the README tell it. */
  shows: string;
}

/** The cards to try. Any date to come and any three digits go with them. */
export const testCards: readonly CardRow[] = [
  { number: "4111111111111111", behaviour: "approve", shows: "Approved at once" },
  { number: "4000000000000002", behaviour: "decline", shows: "Declined: back to the shop by its fail address" },
  { number: "4000000000000044", behaviour: "slow", shows: "Approved after eight seconds" },
  {
    number: "4000000000000051",
    behaviour: "late",
    shows: "Approved, but the shop's backend hears of it 20 seconds late",
  },
  { number: "4000000000000069", behaviour: "lost", shows: "Approved, but the confirmation gets lost on the way" },
];

const digitsOf = (text: string): string => text.replace(/[\s-]/g, "");

/** The test card with this number; spaces and hyphens do not matter. */
export const cardNumbered = (number: string): CardRow | undefined =>
  testCards.find((card) => card.number === digitsOf(number));

/** A card as it may be shown on a receipt. */
export const maskedCard = (card: CardRow): string => `Card •••• ${card.number.slice(-4)}`;
