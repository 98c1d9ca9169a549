import { currencyOf, type Currency } from "./world";

function known(code: string): Currency {
  const currency = currencyOf(code);
  if (!currency) throw new RangeError(`Unknown currency '${code}'`);
  return currency;
}

/** What one unit of `from` is worth in `to`. Throws a RangeError for a currency the shop does not know. */
export const rateBetween = (from: string, to: string): number =>
  from === to ? 1 : known(from).inDkk / known(to).inDkk;

/** More digits of a number are no sum of money, but what calculating in binary has left there. */
const TRUE_DIGITS = 14;

/** An amount as the currency can be paid, half a coin rounded up: whole yen, whole øre. */
export function roundMoney(amount: number, currency: string): number {
  const factor = 10 ** known(currency).minorUnit;
  return Math.round(Number((amount * factor).toPrecision(TRUE_DIGITS))) / factor;
}

/** An amount at the day's rate, to the smallest coin. */
export const convert = (amount: number, from: string, to: string): number =>
  roundMoney(amount * rateBetween(from, to), to);

/** A converted shop price, rounded as a shop would: 1 037.40 becomes 1 035 kroner, 13.87 becomes 14 euro. */
export function convertPrice(amount: number, from: string, to: string): number {
  if (from === to) return amount;
  const exact = amount * rateBetween(from, to);
  const { priceStep } = known(to);
  const step = exact < priceStep * 12 ? priceStep / 2 : priceStep;
  return roundMoney(Math.max(step, Math.round(exact / step) * step), to);
}

const roundNumbers = [1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 8, 10];
const roundSteps = [1, 2, 5, 10];

function nearestOn(ladder: readonly number[], amount: number): number {
  const power = 10 ** Math.floor(Math.log10(amount));
  const head = amount / power;
  let best = ladder[0]!;
  for (const rung of ladder) if (Math.abs(rung - head) < Math.abs(best - head)) best = rung;
  return Number((best * power).toPrecision(6));
}

/** A converted face value that looks well on a card: DKK 200 is EUR 25, not EUR 26.81. */
export const convertValue = (amount: number, from: string, to: string): number =>
  from === to ? amount : roundMoney(nearestOn(roundNumbers, amount * rateBetween(from, to)), to);

/** A converted step between face values: 1, 2 or 5 and their tens. */
export const convertStep = (amount: number, from: string, to: string): number =>
  from === to ? amount : Math.max(1, nearestOn(roundSteps, amount * rateBetween(from, to)));
