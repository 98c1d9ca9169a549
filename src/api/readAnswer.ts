import { type Shape } from "./operation";

/** The answer does not fit the operation's shape, up to its top. */
export class MalformedAnswer extends Error {
  override readonly name = "MalformedAnswer";
}

interface Read<Data> {
  data: Data;
  /** How many list items did not fit and were left out; editorial texts and pictures are not counted. */
  dropped: number;
}

const NUMBER = /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i;

type Reader = (value: unknown) => unknown;

/** Marks a null where none is allowed, until it reaches a place that allows one. */
const UNFIT = Symbol("unfit");

/** Counts for the answer being read; reading is synchronous, so there is only one at a time. */
let dropped = 0;

const LEAVES: Record<string, Reader> = {
  s: (value) => (typeof value === "string" ? value : Number.isFinite(value) ? String(value) : null),
  n: (value) => {
    const number = typeof value === "string" && NUMBER.test(value.trim()) ? Number(value) : value;
    return Number.isFinite(number) ? number : null;
  },
  b: (value) => (typeof value === "boolean" ? value : null),
  j: (value) => value ?? null,
};

/** A reader for a wrapped type. The outermost wrapping is the last character of `wrapping`. */
function wrapped(wrapping: string, read: Reader): Reader {
  if (!wrapping) return read;
  const within = wrapped(wrapping.slice(0, -1), read);
  if (wrapping.endsWith("!")) return (value) => within(value) ?? UNFIT;
  return (value) => {
    if (!Array.isArray(value)) return null;
    const fitting = value.map(within).filter((item) => item !== UNFIT);
    dropped += value.length - fitting.length;
    // Answers are never changed. Freezing them here saves the store from freezing thousands of values again.
    return Object.freeze(fitting);
  };
}

function readerOf(part: Shape[string]): Reader {
  if (typeof part === "string") return wrapped(part.slice(1), LEAVES[part.charAt(0)]!);
  if (!Array.isArray(part)) return (value) => fields(part as Shape, value);
  const [wrapping, inner] = part as [string, Shape];
  return wrapped(wrapping, (value) => fields(inner, value));
}

/** Lists of what editors write about a thing: the shop has its own words and a placeholder, and it is whole without. */
const EDITORIAL = new Set(["presentations", "basketPresentations", "discountTitles", "labels"]);
const NO_WORDS = Object.freeze([]);

/** Reads without counting what is left out, also if it is the whole list. */
const editorial =
  (read: Reader): Reader =>
  (value) => {
    const before = dropped;
    const found = read(value);
    dropped = before;
    return found === UNFIT ? NO_WORDS : found;
  };

const known = new WeakMap<Shape, readonly (readonly [key: string, read: Reader])[]>();

/** The fields of a shape with their readers, made once, as all items of a list have the same shape. */
function readersIn(shape: Shape) {
  let readers = known.get(shape);
  if (!readers) {
    readers = Object.entries(shape).map(([key, part]) => {
      const read = readerOf(part);
      return [key, EDITORIAL.has(key) ? editorial(read) : read] as const;
    });
    known.set(shape, readers);
  }
  return readers;
}

function fields(shape: Shape, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  const given = value as Record<string, unknown>;
  const result: Record<string, unknown> = {};
  for (const [key, read] of readersIn(shape)) {
    const found = read(Object.hasOwn(given, key) ? given[key] : null);
    if (found === UNFIT) return null;
    result[key] = found;
  }
  return result;
}

/** Whether a top-level field has become null although the answer does not say null: it is missing or does not fit. */
function isNothingUnsaid(read: object, given: object): boolean {
  return Object.entries(read).some(
    ([key, value]) => value === null && (given as Record<string, unknown>)[key] !== null,
  );
}

/**
 * Reads an answer by the shape of its operation, so that all other code can trust the generated types. It follows
 * GraphQL's own rules: a value of the wrong type becomes null, a null where none is allowed makes its parent null, and
 * a list drops the items that do not fit. Fields that were not requested are dropped too. Throws MalformedAnswer if
 * nothing is left, or if a top-level field became null that the answer did not give as null: otherwise a signed-in
 * person would seem a visitor, and a paid order not to exist.
 */
export function readAnswer<Data>(shape: Shape, data: unknown): Read<Data> {
  dropped = 0;
  const read = fields(shape, data) as object | null;
  if (read === null || isNothingUnsaid(read, data as object))
    throw new MalformedAnswer("The answer does not hold what was asked for.");
  return { data: read as Data, dropped };
}
