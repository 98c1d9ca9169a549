import {
  type ArgumentNode,
  type DefinitionNode,
  type DocumentNode,
  type NameNode,
  type OperationTypeNode,
  type SelectionNode,
  type SelectionSetNode,
  type TypeNode,
  type ValueNode,
  type VariableDefinitionNode,
  type VariableNode,
} from "graphql";
import { type Operation } from "./operation";

const made = new Map<string, DocumentNode>();

/**
 * The parsed form of an operation, which Apollo's cache works with. It reads only what the code generator writes (no
 * directives, no inline fragments), so the text is shipped once and the full GraphQL parser never.
 */
export function documentOf(operation: Pick<Operation<unknown, never>, "text">): DocumentNode {
  const known = made.get(operation.text);
  if (known) return known;
  const document = parse(operation.text);
  made.set(operation.text, document);
  return document;
}

function parse(text: string): DocumentNode {
  const tokens = text.match(/\.\.\.|"(?:[^"\\]|\\.)*"|[\w.+-]+|[^\s,]/g) ?? [];
  let at = 0;

  const peek = () => tokens[at] ?? "";
  const next = () => tokens[at++] ?? "";
  const skip = (token: string) => {
    const stands = peek() === token;
    if (stands) at += 1;
    return stands;
  };
  const name = (value = next()): NameNode => ({ kind: "Name", value }) as NameNode;
  const variable = (): VariableNode => ({ kind: "Variable", name: name() }) as VariableNode;

  function until<Node>(closing: string, read: () => Node): Node[] {
    const nodes: Node[] = [];
    while (!skip(closing)) {
      if (at >= tokens.length) throw new SyntaxError(`"${closing}" is missing at the end of ${text}`);
      nodes.push(read());
    }
    return nodes;
  }

  function value(): ValueNode {
    const token = next();
    if (token === "$") return variable();
    if (token === "[") return { kind: "ListValue", values: until("]", value) } as ValueNode;
    if (token === "{") {
      const field = () => ({ kind: "ObjectField", ...named() });
      return { kind: "ObjectValue", fields: until("}", field) } as ValueNode;
    }
    if (token.startsWith('"'))
      return { kind: "StringValue", value: JSON.parse(token) as string, block: false } as ValueNode;
    if (token === "true" || token === "false") return { kind: "BooleanValue", value: token === "true" } as ValueNode;
    if (token === "null") return { kind: "NullValue" } as ValueNode;
    if (/^[\d-]/.test(token))
      return { kind: /[.e]/i.test(token) ? "FloatValue" : "IntValue", value: token } as ValueNode;
    return { kind: "EnumValue", value: token } as ValueNode;
  }

  function named() {
    const label = name();
    skip(":");
    return { name: label, value: value() };
  }

  const argument = () => ({ kind: "Argument", ...named() }) as ArgumentNode;

  function selection(): SelectionNode {
    if (skip("...")) return { kind: "FragmentSpread", name: name(), directives: [] } as unknown as SelectionNode;
    const first = name();
    const aliased = skip(":");
    return {
      kind: "Field",
      alias: aliased ? first : undefined,
      name: aliased ? name() : first,
      arguments: skip("(") ? until(")", argument) : [],
      directives: [],
      selectionSet: peek() === "{" ? selectionSet() : undefined,
    } as unknown as SelectionNode;
  }

  function selectionSet(): SelectionSetNode {
    skip("{");
    return { kind: "SelectionSet", selections: until("}", selection) } as SelectionSetNode;
  }

  const namedType = () => ({ kind: "NamedType", name: name() }) as TypeNode;

  function type(): TypeNode {
    let node = namedTypeOrList();
    if (skip("!")) node = { kind: "NonNullType", type: node } as TypeNode;
    return node;
  }

  function namedTypeOrList(): TypeNode {
    if (!skip("[")) return namedType();
    const node = { kind: "ListType", type: type() } as TypeNode;
    skip("]");
    return node;
  }

  function variableDefinition(): VariableDefinitionNode {
    skip("$");
    const defined = variable();
    skip(":");
    return {
      kind: "VariableDefinition",
      variable: defined,
      type: type(),
      defaultValue: skip("=") ? value() : undefined,
      directives: [],
    } as unknown as VariableDefinitionNode;
  }

  function definition(): DefinitionNode {
    const kind = next();
    const label = name();
    if (kind === "fragment") {
      skip("on");
      return {
        kind: "FragmentDefinition",
        name: label,
        typeCondition: namedType(),
        directives: [],
        selectionSet: selectionSet(),
      } as unknown as DefinitionNode;
    }
    return {
      kind: "OperationDefinition",
      operation: kind as OperationTypeNode,
      name: label,
      variableDefinitions: skip("(") ? until(")", variableDefinition) : [],
      directives: [],
      selectionSet: selectionSet(),
    } as unknown as DefinitionNode;
  }

  return { kind: "Document", definitions: until("", definition) } as DocumentNode;
}
