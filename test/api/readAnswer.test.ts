import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MalformedAnswer, readAnswer } from "~/api/readAnswer";
import { type Shape } from "~/api/operation";

const read = (shape: Shape, data: unknown) => readAnswer<Record<string, unknown>>(shape, data);

describe("a leaf", () => {
  it.each([
    ["s", "a", "a"],
    ["s", 3, "3"],
    ["s", true, null],
    ["s", Number.NaN, null],
    ["s", {}, null],
    ["n", 3, 3],
    ["n", "3", 3],
    ["n", " -12.50 ", -12.5],
    ["n", "1e3", 1000],
    ["n", "", null],
    ["n", "12 kr", null],
    ["n", "0x10", null],
    ["n", "Infinity", null],
    ["n", Number.NaN, null],
    ["n", Number.POSITIVE_INFINITY, null],
    ["n", true, null],
    ["b", false, false],
    ["b", "false", null],
    ["b", 0, null],
    ["j", { any: ["thing"] }, { any: ["thing"] }],
    ["j", undefined, null],
    ["s", undefined, null],
  ])("%s of %j is %j", (letter, given, expected) => {
    expect(read({ at: { field: letter } }, { at: { field: given } }).data).toEqual({ at: { field: expected } });
  });
});

describe("a null where none may be", () => {
  it("makes the nearest parent that may be null, null", () => {
    const shape = { order: { buyer: { address: ["!", { city: "s!" }] } } } as const satisfies Shape;
    expect(read(shape, { order: { buyer: { address: { city: null } } } }).data).toEqual({ order: { buyer: null } });
  });

  it("takes its list item with it, and counts it", () => {
    const shape = { items: ["!*!", { id: "s!", minPrice: "n" }] } as const satisfies Shape;
    const items = [{ id: "1", minPrice: "5" }, { id: null, minPrice: 5 }, "nonsense", null, { id: 2 }];
    expect(read(shape, { items })).toEqual({
      data: {
        items: [
          { id: "1", minPrice: 5 },
          { id: "2", minPrice: null },
        ],
      },
      dropped: 3,
    });
  });

  it("is not counted among editorial texts and pictures, without which the thing is whole", () => {
    const images = ["!*!", { source: "s!" }] as const;
    const shape = {
      lines: ["!*!", { id: "s!", presentations: ["!*!", { key: "s!", images }] }],
    } as const satisfies Shape;
    const presentations = [{ key: "picture", images: [{ source: null }, { source: "/a.png" }] }, { key: null }];
    expect(
      read(shape, {
        lines: [
          { id: "1", presentations },
          { id: null, presentations },
        ],
      }),
    ).toEqual({
      data: { lines: [{ id: "1", presentations: [{ key: "picture", images: [{ source: "/a.png" }] }] }] },
      dropped: 1,
    });
  });

  it.each(["presentations", "basketPresentations", "discountTitles", "labels"])("or %s at all", (words) => {
    const shape = { lines: ["!*!", { id: "s!", [words]: ["!*!", { text: "s!" }] }] } as const;
    for (const none of [null, undefined, "x", {}]) {
      const lines = [{ id: "1", [words]: none }];
      expect(read(shape, { lines })).toEqual({ data: { lines: [{ id: "1", [words]: [] }] }, dropped: 0 });
    }
  });

  it("leaves the places of a list whose items may be null", () => {
    expect(read({ values: "n*" }, { values: [1, "x", 3] })).toEqual({ data: { values: [1, null, 3] }, dropped: 0 });
  });

  it("reads lists of lists", () => {
    expect(read({ rows: "n!*!*" }, { rows: [[1, "x"], null, [2]] })).toEqual({
      data: { rows: [[1], [2]] },
      dropped: 2,
    });
  });

  it("is null for a list that is none", () => {
    expect(read({ gift: { tags: "s!*" } }, { gift: { tags: "a,b" } }).data).toEqual({ gift: { tags: null } });
  });

  it("makes the whole answer malformed when it reaches the top", () => {
    expect(() => read({ basket: ["!", { id: "s!" }] }, { basket: { id: {} } })).toThrow(MalformedAnswer);
    expect(() => read({ items: ["!*!", { id: "s!" }] }, { items: {} })).toThrow(MalformedAnswer);
  });

  it("says that there is none at the top, where the answer does so itself", () => {
    expect(read({ user: { name: "s!" } }, { user: null }).data).toEqual({ user: null });
  });

  it.each([[{}], [{ user: "x" }], [{ user: {} }], [{ user: { name: null } }], [{ user: [] }]])(
    "%j is malformed, and does not say that there is none",
    (data) => {
      expect(() => read({ user: { name: "s!" } }, data)).toThrow(MalformedAnswer);
    },
  );

  it.each([[null], [undefined], ["text"], [3], [[]], [[{ basket: null }]]])("%j is malformed", (data) => {
    expect(() => read({ basket: "s" }, data)).toThrow(MalformedAnswer);
  });
});

describe("what was not asked for", () => {
  it("is left behind", () => {
    expect(read({ id: "s!" }, { id: "1", secret: "2" }).data).toEqual({ id: "1" });
  });

  it("cannot reach a prototype", () => {
    const answer: unknown = JSON.parse('{"at":{"__proto__":{"polluted":true},"constructor":{"name":"x"},"id":"1"}}');
    const { data } = read({ at: { id: "s!", polluted: "b", toString: "s" } }, answer);
    expect(data).toEqual({ at: { id: "1", polluted: null, toString: null } });
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

/** Any shape up to three objects deep, and for each the data a faithful backend would answer. */
const { shape: anyShape } = fc.letrec<{ shape: Shape; part: Shape[string] }>((tie) => ({
  part: fc.oneof(
    { maxDepth: 3 },
    fc.tuple(fc.constantFrom("s", "n", "b"), fc.constantFrom("", "!", "!*", "!*!", "*")).map(([a, b]) => a + b),
    fc.tuple(fc.constantFrom("!", "!*", "!*!"), tie("shape")),
    tie("shape"),
  ),
  shape: fc.dictionary(fc.constantFrom("a", "b", "c"), tie("part"), { maxKeys: 3, noNullPrototype: true }),
}));

function faithful(part: Shape[string]): unknown {
  const [wrapping, inner] =
    typeof part === "string" ? [part.slice(1), part.charAt(0)] : Array.isArray(part) ? part : ["", part];
  const one =
    typeof inner === "string"
      ? { s: "text", n: 1.5, b: true }[inner]
      : Object.fromEntries(Object.entries(inner as Shape).map(([key, value]) => [key, faithful(value)]));
  return wrapping.includes("*") ? [one, one] : one;
}

function fits(part: Shape[string], value: unknown): boolean {
  const [wrapping, inner] = (
    typeof part === "string" ? [part.slice(1), part.charAt(0)] : Array.isArray(part) ? part : ["", part]
  ) as [string, string | Shape];
  if (wrapping.endsWith("!")) return value !== null && fits(rewrapped(wrapping.slice(0, -1), inner), value);
  if (value === null) return true;
  if (wrapping.endsWith("*")) {
    return Array.isArray(value) && value.every((item) => fits(rewrapped(wrapping.slice(0, -1), inner), item));
  }
  if (inner === "s") return typeof value === "string";
  if (inner === "n") return Number.isFinite(value);
  if (inner === "b") return typeof value === "boolean";
  const given = value as Record<string, unknown>;
  return Object.entries(inner as Shape).every(([key, of]) => key in given && fits(of, given[key]));
}

function rewrapped(wrapping: string, inner: string | Shape): Shape[string] {
  return typeof inner === "string" ? inner + wrapping : [wrapping, inner];
}

describe("whatever is answered", () => {
  it("fits the shape, or is malformed", () => {
    fc.assert(
      fc.property(anyShape, fc.oneof(fc.jsonValue(), fc.object()), (shape, answer) => {
        try {
          expect(fits(shape, read(shape, answer).data)).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(MalformedAnswer);
        }
      }),
    );
  });

  it("is unchanged when the backend keeps its word", () => {
    fc.assert(
      fc.property(anyShape, (shape) => {
        const answer = faithful(shape);
        expect(read(shape, answer)).toEqual({ data: answer, dropped: 0 });
      }),
    );
  });

  it("fits a second time when one field of it was broken", () => {
    fc.assert(
      fc.property(anyShape, fc.jsonValue(), fc.nat(), (shape, broken, place) => {
        let at = 0;
        const answer: unknown = JSON.parse(JSON.stringify(faithful(shape)), (_key, value: unknown) =>
          at++ === place % 12 ? broken : value,
        );
        try {
          const { data } = read(shape, answer);
          expect(read(shape, data)).toEqual({ data, dropped: 0 });
        } catch (error) {
          expect(error).toBeInstanceOf(MalformedAnswer);
        }
      }),
    );
  });
});
