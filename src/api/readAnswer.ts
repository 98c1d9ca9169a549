import { type Shape } from "./operation";

/** The answer is not an object, or what it must hold is missing all the way up. */
export class MalformedAnswer extends Error {
  override readonly name = "MalformedAnswer";
}

interface Read<Data> {
  data: Data;
  /** How many list items did not fit and were left out. */
  dropped: number;
}

const NUMBER = /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i;

type Reader = (value: unknown) => unknown;

/** Stands for a null where none may be, on its way up to the next place that allows one. */
const UNFIT = Symbol("unfit");

/** Of the answer that is being read: reading waits for nothing. */
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

/** `wrapping` is read from its end: the outermost sign stands last. */
function wrapped(wrapping: string, read: Reader): Reader {
  if (!wrapping) return read;
  const within = wrapped(wrapping.slice(0, -1), read);
  if (wrapping.endsWith("!")) return (value) => within(value) ?? UNFIT;
  return (value) => {
    if (!Array.isArray(value)) return null;
    const fitting = value.map(within).filter((item) => item !== UNFIT);
    dropped += value.length - fitting.length;
    // Nobody changes an answer. The store, which seals what it holds, need not go through thousands of values again.
    return Object.freeze(fitting);
  };
}

function readerOf(part: Shape[string]): Reader {
  if (typeof part === "string") return wrapped(part.slice(1), LEAVES[part.charAt(0)]!);
  if (!Array.isArray(part)) return (value) => fields(part as Shape, value);
  const [wrapping, inner] = part as [string, Shape];
  return wrapped(wrapping, (value) => fields(inner, value));
}

const known = new WeakMap<Shape, readonly (readonly [key: string, read: Reader])[]>();

/** The fields of a shape with how each is read, made once: a list has the same ones in each of its items. */
function readersIn(shape: Shape) {
  let readers = known.get(shape);
  if (!readers) {
    readers = Object.entries(shape).map(([key, part]) => [key, readerOf(part)] as const);
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

/** Whether something is null at the top without the answer saying so: it is missing there, or does not fit. */
function isNothingUnsaid(read: object, given: object): boolean {
  return Object.entries(read).some(
    ([key, value]) => value === null && (given as Record<string, unknown>)[key] !== null,
  );
}

/**
 * Reads an answer by the shape of its operation, so that everything behind it can trust the generated types.
 * It goes by GraphQL's own rule: what has the wrong type is null, a null where none may be makes its parent null, and
 * a list leaves out the items that do not fit. Fields that were not asked for are left behind.
 * Throws MalformedAnswer when nothing is left, and when the top of it is null without the answer saying so: or who is
 * signed in would be nobody, and a paid order not there.
 */
export function readAnswer<Data>(shape: Shape, data: unknown): Read<Data> {
  dropped = 0;
  const read = fields(shape, data) as object | null;
  if (read === null || isNothingUnsaid(read, data as object))
    throw new MalformedAnswer("The answer does not hold what was asked for.");
  return { data: read as Data, dropped };
}
