/** What a control command names. Throws RangeError if it is not there: a misspelt name must not pass for a change. */
export function named<Thing>(thing: Thing | undefined, what: string, name: string): Thing {
  if (thing === undefined) throw new RangeError(`The sandbox has no ${what} '${name}'`);
  return thing;
}

/** Changes fields of what a control command names. Throws RangeError for a field that it does not have. */
export function amend(thing: object, changes: object): void {
  for (const field of Object.keys(changes)) {
    if (!(field in thing)) throw new RangeError(`There is no field '${field}' to change`);
  }
  Object.assign(thing, changes);
}

/** A number that a control command gives. Throws RangeError for anything else, and for a negative one. */
export function amountOf(given: unknown, what: string): number {
  if (typeof given === "number" && Number.isFinite(given) && given >= 0) return given;
  throw new RangeError(`${what} is ${JSON.stringify(given)}; expected a number that is not negative`);
}
