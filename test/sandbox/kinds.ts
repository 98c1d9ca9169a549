import { instantOf } from "./commerce/dates";
import type { Catalogue } from "./data/catalogue";
import { skusOf } from "./data/shelf";
import type { ControlCommand } from "./parts";

/**
 * Takes a value that a control command is given. Throws RangeError for anything that the command cannot mean, with the
 * value, the place where it stands, and what was expected there; `or` says what else is.
 */
export type Kind<Value> = (given: unknown, place: string, or?: string) => Value;

function shown(given: unknown): string {
  if (given === undefined) return "missing";
  // there is no JSON of what is not finite
  const text = typeof given === "number" ? String(given) : JSON.stringify(given);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

export function wrong(given: unknown, place: string, expected: string): never {
  throw new RangeError(`${place} is ${shown(given)}; expected ${expected}`);
}

/** A kind of values that are told from others by a test. */
export function kind<Value>(expected: string, fits: (given: unknown) => boolean): Kind<Value> {
  return (given, place, or = "") => (fits(given) ? (given as Value) : wrong(given, place, or + expected));
}

/** The name of something, which is then taken instead of it: a misspelt name must not pass for a change. */
export function named<Thing>(expected: string, find: (name: string) => Thing | undefined): Kind<Thing> {
  return (given, place, or = "") =>
    (typeof given === "string" ? find(given) : undefined) ?? wrong(given, place, or + expected);
}

export const flag: Kind<boolean> = kind("true or false", (given) => typeof given === "boolean");
export const text: Kind<string> = kind(
  "a text that is not empty",
  (given) => typeof given === "string" && given !== "",
);
export const anyObject: Kind<Record<string, unknown>> = kind(
  "an object",
  (given) => typeof given === "object" && given !== null && !Array.isArray(given),
);
/** The argument of a command that needs none. */
export const nothing: Kind<unknown> = kind("null", (given) => JSON.stringify(given ?? {}) === "{}");

const isWithin = (given: unknown, from: number, to: number): given is number =>
  typeof given === "number" && given >= from && given <= to;

export const numberFrom = (from: number, to: number): Kind<number> =>
  kind(`a number from ${from} to ${to}`, (given) => isWithin(given, from, to));

export const wholeFrom = (from: number, to: number): Kind<number> =>
  kind(`a whole number from ${from} to ${to}`, (given) => Number.isInteger(given) && isWithin(given, from, to));

/** A timer that is to wait longer does not wait at all. */
export const milliseconds = numberFrom(0, 2 ** 31 - 1);
/** A factor on prices. */
export const factor = numberFrom(0, 1000);

/** Milliseconds since 1970, to the end of 9999: what is later has no time of the usual form. */
export const instant: Kind<number> = (given, place, or = "") => {
  const told = typeof given === "string" ? instantOf(given) : given;
  return isWithin(told, 0, Date.UTC(9999, 11, 31))
    ? told
    : wrong(given, place, `${or}a time like "2026-12-24T18:00:00Z", or its milliseconds since 1970`);
};

/** One of some values. */
export function oneOf<Value extends string | number>(...values: Value[]): Kind<Value> {
  const last = values.map((value) => JSON.stringify(value)).at(-1)!;
  const others = values.slice(0, -1).map((value) => JSON.stringify(value));
  const expected = others.length > 0 ? `${others.join(", ")} or ${last}` : last;
  return kind(expected, (given) => values.includes(given as Value));
}

export const optional =
  <Value>(of: Kind<Value>): Kind<Value | undefined> =>
  (given, place, or) =>
    given === undefined ? undefined : of(given, place, or);

export const orNull =
  <Value>(of: Kind<Value>): Kind<Value | null> =>
  (given, place) =>
    given === null ? null : of(given, place, "null or ");

export const listOf =
  <Value>(of: Kind<Value>): Kind<Value[]> =>
  (given, place, or = "") =>
    Array.isArray(given) ? given.map((each, at) => of(each, `${place}.${at}`)) : wrong(given, place, `${or}a list`);

type KindsOf<Fields> = { [Name in keyof Fields]-?: Kind<Fields[Name]> };

/** An object with these fields and no others. */
export const fields =
  <Fields extends object>(kinds: KindsOf<Fields>): Kind<Fields> =>
  (given, place, or) => {
    const object = anyObject(given, place, or);
    const name = oneOf(...Object.keys(kinds));
    for (const key of Object.keys(object)) name(key, `a key of ${place}`);
    const taken = Object.entries<Kind<unknown>>(kinds).map(([key, of]) => [key, of(object[key], `${place}.${key}`)]);
    return Object.fromEntries(taken.filter(([, value]) => value !== undefined)) as Fields;
  };

/** Some fields of a thing, with the values that they are to have. */
export const changesOf = <Thing extends object>(kinds: KindsOf<Thing>): Kind<Partial<Thing>> =>
  fields(
    Object.fromEntries(Object.entries<Kind<unknown>>(kinds).map(([key, of]) => [key, optional(of)])) as KindsOf<
      Partial<Thing>
    >,
  );

/** An object whose keys name things, with a value for each of them. */
export const forEach =
  <Thing, Value>(key: Kind<Thing>, of: Kind<Value>): Kind<[Thing, Value][]> =>
  (given, place) =>
    Object.entries(anyObject(given, place)).map(([name, value]) => [
      key(name, `a key of ${place}`),
      of(value, `${place}.${name}`),
    ]);

export const productIn = ({ productById }: Catalogue) => named("the id of a product", (id) => productById.get(id));

/** Whether something is sold under this number. */
export const isSku = ({ products }: Catalogue, name: string): boolean =>
  products.some((product) => skusOf(product).some(({ sku }) => sku.sku === name));

export const skuIn = (catalogue: Catalogue) => named("a SKU", (name) => (isSku(catalogue, name) ? name : undefined));

/** A command that takes an argument of a kind. */
export const command =
  <Argument>(takes: Kind<Argument>, does: (argument: Argument) => unknown): ControlCommand =>
  (argument, name) => {
    const taken = takes(argument, name);
    return () => does(taken);
  };
