import { expect, test } from "vitest";
import { SHORT } from "../../src/build/lightForms";

type One = (value: unknown) => unknown;

const loaded = async (module: string) => ((await import(/* @vite-ignore */ module)) as { default: One }).default;
const shortOf = (name: string) => loaded(`data:text/javascript,${encodeURIComponent(SHORT[`lodash-es/${name}`]!)}`);
const wholeOf = (name: string) => loaded(`lodash-es/${name}.js`);

const VALUES = [
  {},
  { name: "Freja", address: { lines: ["a", { b: 1 }], since: null }, amount: undefined },
  [1, [2, 3], { c: "d" }],
];

test.each(["clone", "cloneDeep"])("%s copies a form's values as the whole one does", async (name) => {
  const [copy, whole] = [await shortOf(name), await wholeOf(name)];
  for (const value of VALUES) {
    const copied = copy(value) as Record<string, unknown>;
    expect(copied).toStrictEqual(whole(value));
    expect(copied).not.toBe(value);
  }
  const nested = { address: { lines: [] } };
  expect((copy(nested) as typeof nested).address === nested.address).toBe(name === "clone");
});

test.each(["name", "billing.name", "rows[0].email", "rows[10][1].a", "deliveries.0.recipient", "", ["a", "b"]])(
  "toPath reads %j as the whole one does",
  async (path) => expect((await shortOf("toPath"))(path)).toEqual((await wholeOf("toPath"))(path)),
);

test("isPlainObject says of each kind of value what the whole one says", async () => {
  const [isPlain, whole] = [await shortOf("isPlainObject"), await wholeOf("isPlainObject")];
  const values = [
    { a: 1 },
    Object.create(null),
    [],
    null,
    undefined,
    "a",
    1,
    new Date(),
    new Map(),
    new (class A {})(),
  ];
  expect(values.map(isPlain)).toEqual(values.map(whole));
});
