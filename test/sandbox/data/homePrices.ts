import type { Random } from "./random";

/** Amounts in Danish kroner; other homes get their own round numbers. */
export const ladders = [
  [100, 200, 300, 500, 1000],
  [200, 300, 500, 1000],
  [150, 250, 400, 600, 1000, 2000],
  [250, 500, 1000, 1500],
  [100, 250, 500],
];
export const ranges = [
  { min: 100, max: 5000, step: 50 },
  { min: 200, max: 3000, step: 100 },
  { min: 50, max: 2000, step: 25 },
  { min: 500, max: 10000, step: 500 },
];
/** The round value that replaces one krone in face values: 100 kroner, 10 euro, 2 000 yen. */
const units: Record<string, number> = {
  DKK: 1,
  SEK: 1,
  NOK: 1,
  ISK: 20,
  EUR: 0.1,
  GBP: 0.1,
  CHF: 0.1,
  PLN: 0.5,
  CZK: 2.5,
  HUF: 50,
  RON: 0.5,
  BGN: 0.2,
  TRY: 5,
  JPY: 20,
};
/** The home currency's measure for a face value that is given in kroner. */
export const unitOfHome = (currency: string): number => units[currency] ?? 0.1;

/** Prices end in 5, and in 95 once they are large: 695, not 712. */
export function spread(price: number, chance: Random): number {
  const moved = price * (0.8 + chance.next() * 0.5);
  return moved >= 500 ? Math.round(moved / 50) * 50 - 5 : Math.round(moved / 10) * 10 - (moved > 60 ? 5 : 0);
}

/** A price in kroner as a shop elsewhere would ask it, in whole units. */
export function priceAtHome(kroner: number, currency: string): number {
  const unit = unitOfHome(currency);
  if (unit >= 1) return kroner * unit;
  const amount = kroner * (unit === 0.1 ? 0.134 : unit);
  return Math.max(5, Math.round(amount));
}
