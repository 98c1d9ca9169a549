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

/** A file of a service: its schema, or a document with operations. */
export interface Source {
  path: string;
  text: string;
}

/** An operation without its types. */
export type PlainOperation = Pick<Operation<unknown, never>, "name" | "service" | "kind" | "text" | "shape"> & {
  /** The name of its constant in the generated file. */
  constant: string;
};

/** Parses a service's documents and validates them against its schema. Throws one error that lists all problems. */
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

/** Constructs in the documents for which shapes cannot be generated. */
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
