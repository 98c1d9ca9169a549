import { type Rollup, build } from "vite";
import { describe, expect, it } from "vitest";
import { readOperations } from "~/build/operations";
import { writeOperations } from "~/build/writeOperations";

const schema = {
  path: "schema.graphql",
  text: `
    schema { query: Query mutation: Mutation }
    scalar Decimal
    scalar DateTime
    scalar JSON
    enum Colour { Red Green }
    enum Phase { Open Shut }
    input PaintInput { colour: Colour! at: DateTime amounts: [Decimal!] }
    type Query { things(first: Int = 3): [Thing!]! thing(id: ID!): Thing }
    type Mutation { paint(input: PaintInput!): Thing! }
    type Thing { id: ID! colour: Colour phase: Phase! price: Decimal! made: DateTime data: JSON parts: [Thing!] tags: [[String!]]! }
  `,
};
const documents = [
  { path: "b.graphql", text: `query GetThings($first: Int) { things(first: $first) { ...Parts parts { id } } }` },
  {
    path: "a.graphql",
    text: `
      fragment Parts on Thing { id colour phase parts { price } }
      mutation paint($input: PaintInput!) { done: paint(input: $input) { id price data tags } }
    `,
  },
];

describe("reading operations", () => {
  const operations = readOperations("cms", schema, documents);

  it("knows each by its name, with the first letter small", () => {
    expect(operations.map(({ constant, name, kind, service }) => [constant, name, kind, service])).toEqual([
      ["getThings", "GetThings", "query", "cms"],
      ["paint", "paint", "mutation", "cms"],
    ]);
  });

  it("writes the text with the fragments it uses, from whichever file", () => {
    expect(operations.map(({ text }) => text)).toEqual([
      "query GetThings($first:Int){things(first:$first){...Parts parts{id}}}fragment Parts on Thing{id colour phase parts{price}}",
      "mutation paint($input:PaintInput!){done:paint(input:$input){id price data tags}}",
    ]);
  });

  it("describes the answer by its keys, merging what is selected twice", () => {
    expect(operations.map(({ shape }) => shape)).toEqual([
      { things: ["!*!", { id: "s!", colour: "s", phase: "s!", parts: ["!*", { price: "n!", id: "s!" }] }] },
      { done: ["!", { id: "s!", price: "n!", data: "j", tags: "s!**!" }] },
    ]);
  });

  it.each([
    ["query a { nothing { id } }", 'Cannot query field "nothing" on type "Query".'],
    ["query a($id: String!) { thing(id: $id) { id } }", 'Variable "$id" of type "String!"'],
    ["query a { things { ... on Thing { id } } }", "Inline fragments are not supported."],
    ["query a { things { id @include(if: true) } }", "Directives are not supported (@include)."],
    ["{ things { id } }", "Every operation needs a name."],
    ["fragment Unused on Thing { made }", 'Fragment "Unused" is never used.'],
  ])("refuses %s", (text, complaint) => {
    expect(() => readOperations("cms", schema, [{ path: "x.graphql", text }])).toThrow(complaint);
  });
});

describe("the generated files", () => {
  it("leave enums of answers open and those of inputs closed", async () => {
    const files = await writeOperations("cms", schema, documents);
    expect([...files.keys()]).toEqual(["cms.ts", "cms/answers.ts", "cms/getThings.ts", "cms/paint.ts"]);
    const types = files.get("cms/answers.ts");
    expect(types).toContain("colour: Colour | (string & {}) | null");
    expect(types).toContain("phase: Phase | (string & {})");
    expect(types).toMatch(/colour: Colour;/);
    expect(types).toContain('export type Phase = "Open" | "Shut";');
    expect(types).toMatch(/at\?: string \| null/);
    expect(types).toMatch(/amounts\?: Array<number> \| null/);
  });

  it("go into the chunk that asks them, and nowhere when nobody does", async () => {
    const entry = `
      import { getPopular } from "~/api/generated/cms";
      console.log(getPopular);
      void import("virtual:listing");
      void import("virtual:product");
    `;
    const modules: Record<string, string> = {
      "virtual:home": entry,
      "virtual:listing": 'import { productsFilter } from "~/api/generated/cms"; console.log(productsFilter);',
      "virtual:product": 'import { getProducts } from "~/api/generated/cms"; console.log(getProducts);',
    };
    const { output } = (await build({
      configFile: false,
      logLevel: "silent",
      resolve: { alias: [{ find: /^~\//, replacement: `${process.cwd()}/src/` }] },
      build: { write: false, rollupOptions: { input: "virtual:home" } },
      plugins: [{ name: "little-shop", resolveId: (id) => (id in modules ? id : null), load: (id) => modules[id] }],
    })) as Rollup.RollupOutput;
    const holding = (query: string) =>
      output.filter((file) => file.type === "chunk" && file.code.includes(query)).map((file) => file.name);
    expect(holding("query getPopular")).toEqual([expect.stringContaining("home")]);
    expect(holding("query productsFilter")).toEqual([expect.stringContaining("listing")]);
    expect(holding("query getProducts")).toEqual([expect.stringContaining("product")]);
    expect(holding("query salesFlows")).toEqual([]);
  });
});
