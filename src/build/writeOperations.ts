import { codegen } from "@graphql-codegen/core";
import * as typescriptOperations from "@graphql-codegen/typescript-operations";
import { type DocumentNode, Kind, concatAST, parse, visit } from "graphql";
import { type Operation } from "../api/operation";
import { type PlainOperation, readOperations, type Source } from "./operations";

const HEADER =
  "// Written by `npm run codegen` from the schema and the GraphQL documents of this service. Change those instead.\n\n";

/**
 * The generated files of a service, by path: the types of answers and inputs, a file for each operation, and one that
 * re-exports them all. Each operation is a module of its own, so that it ends up in the chunk of the screen that uses
 * it.
 */
export async function writeOperations(
  service: Operation<unknown, never>["service"],
  schema: Source,
  documents: Source[],
): Promise<Map<string, string>> {
  const operations = readOperations(service, schema, documents);
  const names = operations.map(({ constant }) => constant);
  const all = names.map((name) => `export { ${name} } from "./${service}/${name}";\n`);
  return new Map([
    [`${service}.ts`, `${HEADER}export type * from "./${service}/answers";\n${all.join("")}`],
    [`${service}/answers.ts`, HEADER + (await typesOf(service, schema, documents))],
    ...operations.map((operation) => [`${service}/${operation.constant}.ts`, HEADER + moduleOf(operation)] as const),
  ]);
}

async function typesOf(service: string, schema: Source, documents: Source[]): Promise<string> {
  const { answers, enums } = withOpenEnums(parse(schema.text));
  const types = await codegen({
    filename: `${service}.ts`,
    schema: answers,
    documents: documents.map(({ path, text }) => ({ location: path, document: parse(text) })),
    plugins: [{ operations: {} }],
    pluginMap: { operations: typescriptOperations },
    config: {
      skipTypename: true,
      strictScalars: true,
      arrayInputCoercion: false,
      enumType: "string-literal",
      scalars: {
        ID: "string",
        DateTime: "string",
        Decimal: "number",
        JSON: "unknown",
        ...Object.fromEntries(enums.map(({ name }) => [`${name}Answer`, `${name} | (string & {})`])),
      },
    },
  });
  const missingEnums = enums
    .filter(({ name }) => types.includes(name) && !new RegExp(`export type ${name}\\b`).test(types))
    .map(({ name, values }) => `export type ${name} = ${values.map((value) => JSON.stringify(value)).join(" | ")};\n`);
  return `${missingEnums.join("")}${types.trim()}\n`;
}

function moduleOf({ constant, name, service, kind, text, shape }: PlainOperation): string {
  const type = name.charAt(0).toUpperCase() + name.slice(1) + (kind === "mutation" ? "Mutation" : "Query");
  return `import { type Operation } from "../../operation";
import { type ${type}, type ${type}Variables } from "./answers";

export const ${constant}: Operation<${type}, ${type}Variables> = {
  name: ${JSON.stringify(name)},
  service: ${JSON.stringify(service)},
  kind: ${JSON.stringify(kind)},
  text: ${JSON.stringify(text)},
  shape: ${JSON.stringify(shape)},
};
`;
}

/**
 * Backends may add enum values before the shop knows them, so an enum in an answer is "one of these, or any other
 * string", while an enum in an input stays closed. In the schema for the types, answers get a scalar of their own.
 */
function withOpenEnums(schema: DocumentNode) {
  const enums = schema.definitions
    .filter((node) => node.kind === Kind.ENUM_TYPE_DEFINITION)
    .map((node) => ({ name: node.name.value, values: (node.values ?? []).map((value) => value.name.value) }));
  const names = new Set(enums.map(({ name }) => name));
  const opened = visit(schema, {
    FieldDefinition: (field) => ({
      ...field,
      type: visit(field.type, {
        NamedType: (type) =>
          names.has(type.name.value)
            ? { ...type, name: { ...type.name, value: `${type.name.value}Answer` } }
            : undefined,
      }),
    }),
  });
  const scalars = parse(enums.map(({ name }) => `scalar ${name}Answer`).join("\n") || "scalar Unused");
  return { answers: concatAST([opened, scalars]), enums };
}
