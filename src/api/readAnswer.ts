import { type Shape } from "./operation";

/** The answer is not an object, or what it must hold is missing all the way up. */
export class MalformedAnswer extends Error {
  override readonly name = "MalformedAnswer";
  readonly code = "MALFORMED_ANSWER";
}

interface Read<Data> {
  data: Data;
  /** How many list items did not fit and were left out. */
  dropped: number;
}

const NUMBER = /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i;

/** What a shape expects of a field: its name, how it is wrapped, and the letter or the shape within. */
type Expected = readonly [key: string, wrapping: string, inner: string | Shape];

const known = new WeakMap<Shape, readonly Expected[]>();

/** The fields of a shape, taken apart once: a list has the same ones in each of its items. */
function expectedIn(shape: Shape): readonly Expected[] {
  const held = known.get(shape);
  if (held) return held;
  const taken = Object.entries(shape).map(([key, part]): Expected => {
    if (typeof part === "string") return [key, part.slice(1), part.charAt(0)];
    return Array.isArray(part) ? [key, ...(part as [string, Shape])] : [key, "", part as Shape];
  });
  known.set(shape, taken);
  return taken;
}

/** Stands for a null where none may be, on its way up to the next place that allows one. */
const UNFIT = Symbol("unfit");

/**
 * Reads an answer by the shape of its operation, so that everything behind it can trust the generated types.
 * It goes by GraphQL's own rule: what has the wrong type is null, a null where none may be makes its parent null, and
 * a list leaves out the items that do not fit. Fields that were not asked for are left behind.
 * Throws MalformedAnswer when nothing is left.
 */
export function readAnswer<Data>(shape: Shape, data: unknown): Read<Data> {
  let dropped = 0;

  function leaf(letter: string, value: unknown): unknown {
    switch (letter) {
      case "s":
        return typeof value === "string" ? value : Number.isFinite(value) ? String(value) : null;
      case "n": {
        const number = typeof value === "string" && NUMBER.test(value.trim()) ? Number(value) : value;
        return Number.isFinite(number) ? number : null;
      }
      case "b":
        return typeof value === "boolean" ? value : null;
      default:
        return value ?? null;
    }
  }

  function fields(expected: Shape, value: unknown): unknown {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
    const given = value as Record<string, unknown>;
    const result: Record<string, unknown> = {};
    for (const [key, wrapping, inner] of expectedIn(expected)) {
      const found = wrapped(wrapping, inner, Object.hasOwn(given, key) ? given[key] : null);
      if (found === UNFIT) return null;
      result[key] = found;
    }
    return result;
  }

  /** `wrapping` is read from its end: the outermost sign stands last. */
  function wrapped(wrapping: string, inner: string | Shape, value: unknown): unknown {
    const outermost = wrapping.at(-1);
    const rest = wrapping.slice(0, -1);
    if (outermost === "!") return wrapped(rest, inner, value) ?? UNFIT;
    if (outermost === "*") {
      if (!Array.isArray(value)) return null;
      const fitting = value.map((item) => wrapped(rest, inner, item)).filter((item) => item !== UNFIT);
      dropped += value.length - fitting.length;
      // Nobody changes an answer. The store, which seals what it holds, need not go through thousands of values again.
      return Object.freeze(fitting);
    }
    return typeof inner === "string" ? leaf(inner, value) : fields(inner, value);
  }

  const read = fields(shape, data);
  if (read === null) throw new MalformedAnswer("The answer does not hold what was asked for.");
  return { data: read as Data, dropped };
}
