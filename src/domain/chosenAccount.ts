import { hasBusiness } from "./businessCountries";
import { isRecord } from "./isRecord";
import { readId } from "./storedBaskets";

/** The business account that somebody shops for, and the department whose basket is used. */
export interface ChosenAccount {
  id: string;
  departmentId: string;
}

/** A stored choice; null for none, and for junk. */
export function readChosenAccount(stored: unknown): ChosenAccount | null {
  if (!isRecord(stored)) return null;
  const [account, department] = [readId(stored.id), readId(stored.departmentId)];
  return account && department ? { id: account, departmentId: department } : null;
}

/** Whether both are the same account, or both none. */
export const sameAccount = (one: ChosenAccount | null, other: ChosenAccount | null) =>
  one?.id === other?.id && one?.departmentId === other?.departmentId;

/** The choice, in a country where companies can have an account; null elsewhere, where it does not apply. */
export const chosenIn = <Chosen>(countryCode: string, chosen: Chosen): Chosen | null =>
  hasBusiness(countryCode) ? chosen : null;
