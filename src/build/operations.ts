import { codegen } from "@graphql-codegen/core";
import * as typescriptOperations from "@graphql-codegen/typescript-operations";
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLOutputType,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
  buildASTSchema,
  concatAST,
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  parse,
  print,
  stripIgnoredCharacters,
  validate,
  visit,
} from "graphql";
import { type Operation, type Shape } from "../api/operation";

/** One text file of a service: its schema, or some of its operations. */
export interface Source {
  path: string;
  text: string;
}

/** Everything of an operation but its types. */
export type PlainOperation = Pick<Operation<unknown, never>, "name" | "service" | "kind" | "text" | "shape"> & {
  /** The constant that holds it in the generated file. */
  constant: string;
};

const HEADER =
  "// Written by `npm run codegen` from the schema and the GraphQL documents of this service. Change those instead.\n\n";

/** Reads a service's documents and checks them against its schema; throws one error that lists all that is wrong. */
export function readOperations(service: Operation<unknown, never>["service"], schema: Source, documents: Source[]) {
  const built = buildASTSchema(parse(schema.text));
  const whole = concatAST(documents.map(({ text }) => parse(text)));
  const mistakes = validate(built, whole).map(({ message }) => message);
  mistakes.push(...unreadable(whole));
  if (mistakes.length > 0) throw new Error(`The ${service} operations do not fit:\n  ${mistakes.join("\n  ")}`);

  const fragments = new Map(
    whole.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION).map((node) => [node.name.value, node]),
  );
  return whole.definitions
    .filter((node) => node.kind === Kind.OPERATION_DEFINITION)
    .map((node): PlainOperation => {
      const name = node.name?.value ?? "";
      const definitions = [node, ...fragmentsOf(node, fragments)];
      return {
        constant: name.charAt(0).toLowerCase() + name.slice(1),
        name,
        service,
        kind: node.operation === OperationTypeNode.MUTATION ? "mutation" : "query",
        text: stripIgnoredCharacters(print({ kind: Kind.DOCUMENT, definitions })),
        shape: shapeOf(built, node, fragments),
      };
    })
    .sort((a, b) => (a.constant < b.constant ? -1 : 1));
}

/**
 * The generated files of a service, by their path: the types of answers and inputs, a file for each operation, and one
 * that has them all to import from. An operation is a module of its own, so it ends in the chunk of the screen that
 * asks it.
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
 * Backends add enum values before the shop knows them, so an enum in an answer is "one of these, or any other text",
 * while an enum in an input stays closed. In the schema for the types, answers get a scalar of their own.
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

/** What the shapes of answers are not made from. */
function unreadable(whole: DocumentNode): string[] {
  const found: string[] = [];
  visit(whole, {
    InlineFragment: () => void found.push("Inline fragments are not supported."),
    Directive: (node) => void found.push(`Directives are not supported (@${node.name.value}).`),
    OperationDefinition: (node) => {
      if (!node.name) found.push("Every operation needs a name.");
    },
  });
  return found;
}

function fragmentsOf(
  node: OperationDefinitionNode | FragmentDefinitionNode,
  fragments: Map<string, FragmentDefinitionNode>,
  found = new Set<FragmentDefinitionNode>(),
): Set<FragmentDefinitionNode> {
  visit(node, {
    FragmentSpread: ({ name }) => {
      const fragment = fragments.get(name.value);
      if (!fragment || found.has(fragment)) return;
      found.add(fragment);
      fragmentsOf(fragment, fragments, found);
    },
  });
  return found;
}

function shapeOf(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: Map<string, FragmentDefinitionNode>,
): Shape {
  const root = schema.getRootType(operation.operation);
  if (!root) throw new Error(`The schema has no ${operation.operation}.`);
  return fieldsOf(root, operation.selectionSet);

  function fieldsOf(type: GraphQLOutputType, selectionSet: SelectionSetNode, into: Shape = {}): Shape {
    const object = getNamedType(type);
    if (!isObjectType(object)) throw new Error(`Only objects can be selected from, ${object.toString()} is none.`);
    for (const selection of selectionSet.selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(selection.name.value);
        if (fragment) fieldsOf(object, fragment.selectionSet, into);
      } else if (selection.kind === Kind.FIELD) {
        const field = object.getFields()[selection.name.value];
        if (!field) throw new Error(`${object.name} has no field ${selection.name.value}.`);
        const key = selection.alias?.value ?? selection.name.value;
        const wrapping = wrappingOf(field.type);
        const inner = selection.selectionSet && fieldsOf(field.type, selection.selectionSet, inside(into[key]));
        into[key] = !inner ? letterOf(field.type) + wrapping : wrapping ? [wrapping, inner] : inner;
      }
    }
    return into;
  }
}

function inside(part: Shape[string] | undefined): Shape {
  if (part === undefined || typeof part === "string") return {};
  return Array.isArray(part) ? (part as [string, Shape])[1] : (part as Shape);
}

function wrappingOf(type: GraphQLOutputType): string {
  if (isNonNullType(type)) return wrappingOf(type.ofType) + "!";
  if (isListType(type)) return wrappingOf(type.ofType) + "*";
  return "";
}

const LETTERS: Record<string, string> = { Int: "n", Float: "n", Decimal: "n", Boolean: "b", JSON: "j" };

function letterOf(type: GraphQLOutputType): string {
  const named = getNamedType(type);
  if (!isEnumType(named) && !isScalarType(named)) throw new Error(`${named.name} needs a selection of fields.`);
  return LETTERS[named.name] ?? "s";
}
