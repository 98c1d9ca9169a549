import { useCallback, useState } from "react";
import { type WhenValues } from "../When/whenValues";

/** What the gifts of a table have in common. */
export interface GiftForAll {
  /** The amount, as it is typed, of rows without one of their own. */
  amount: string;
  /** When rows without a date of their own are sent; its zone is that of all dates. */
  when: WhenValues;
  greetingToken: string | null;
}

/** What all gifts of a table get: what the form of the single gift has, until it is changed here. */
export function useForAll(form: GiftForAll) {
  const [own, setOwn] = useState<Partial<GiftForAll>>({});
  return {
    forAll: { ...form, ...own },
    change: useCallback((change: Partial<GiftForAll>) => setOwn((before) => ({ ...before, ...change })), []),
    clear: useCallback(() => setOwn({}), []),
  };
}
