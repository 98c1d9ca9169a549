import { isRecord } from "./isRecord";
import { countryName } from "./names";

/** The state of a history entry that was reached by the address of a country that is not sold to. */
export const notSoldState = (country: string) => ({ notSold: country });

/** The name of that country, if a history entry says so; its state is whatever the browser has kept. */
export function notSoldName(state: unknown, locale: string): string | null {
  if (!isRecord(state) || typeof state.notSold !== "string") return null;
  const code = state.notSold.toUpperCase();
  const name = countryName(code, locale);
  // What is no country has no name, or (ZZ) that of an unknown one.
  return name === code || code === "ZZ" ? null : name;
}
