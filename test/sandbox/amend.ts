/** What a control command names. Throws RangeError if it is not there: a misspelt name must not pass for a change. */
export function named<Thing>(thing: Thing | undefined, what: string, name: string): Thing {
  if (thing === undefined) throw new RangeError(`The sandbox has no ${what} '${name}'`);
  return thing;
}

/**
 * Changes fields of what a control command names. Throws RangeError for a field that it does not have, and for a value
 * of another kind than it has: "false" would count as true.
 */
export function amend(thing: object, changes: object): void {
  for (const [field, value] of Object.entries(changes) as [string, unknown][]) {
    if (!(field in thing)) throw new RangeError(`There is no field '${field}' to change`);
    const now: unknown = thing[field as keyof typeof thing];
    if (now !== null && value !== null && typeof value !== typeof now) {
      throw new RangeError(`${field} is ${JSON.stringify(value)}; expected a ${typeof now}`);
    }
  }
  Object.assign(thing, changes);
}

/** A number that a control command gives. Throws RangeError for anything else, and for a negative one. */
export function amountOf(given: unknown, what: string): number {
  if (typeof given === "number" && Number.isFinite(given) && given >= 0) return given;
  throw new RangeError(`${what} is ${JSON.stringify(given)}; expected a number that is not negative`);
}
