import {
  type ASTNode,
  type DocumentNode,
  type GraphQLEnumType,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql";

/** Something that the shop relies upon and a backend does not promise, with the place that relies upon it. */
export interface Unmet {
  node: ASTNode;
  message: string;
}

/** Values that the shop knows and never sends: old orders name them, or it says the same by sending nothing. */
export const NEVER_SENT: ReadonlySet<string> = new Set([
  "AccountType.B2C",
  "PaymentMethod.externalpsp",
  "PaymentMethod.trustly",
  "PaymentMethod.adyen",
]);

/** What a scalar is in JSON; of scalars of a backend's own nobody knows. */
const IN_JSON: Partial<Record<string, "text" | "number" | "boolean">> = {
  ID: "text",
  String: "text",
  DateTime: "text",
  Int: "number",
  Float: "number",
  Decimal: "number",
  Boolean: "boolean",
};

/** What the shop needs of an enum's values. */
const needed = ({ name }: GraphQLEnumType, values: string[]) =>
  values.filter((value) => !NEVER_SENT.has(`${name}.${value}`));

const namesOf = (type: GraphQLEnumType) => type.getValues().map(({ name }) => name);

/**
 * Differences between our schema and another one in everything that the documents reach: what is inside the inputs that
 * they send, and the types of the answers. Not reported: what no document uses, and what validating the documents
 * finds, such as fields, arguments and types that do not exist.
 */
export function unmet(theirs: GraphQLSchema, ours: GraphQLSchema, document: DocumentNode): Unmet[] {
  const found: Unmet[] = [];
  const [our, their] = [new TypeInfo(ours), new TypeInfo(theirs)];
  const tell = (node: ASTNode, messages: Iterable<string>) => {
    for (const message of messages) found.push({ node, message });
  };
  visit(
    document,
    visitWithTypeInfo(
      our,
      visitWithTypeInfo(their, {
        OperationDefinition(node) {
          // of an operation without a root type validating finds nothing, as none of its fields has a type
          if (!theirs.getRootType(node.operation)) tell(node, [`There is no ${node.operation} at all over there.`]);
        },
        VariableDefinition(node) {
          const [mine, other] = [our.getInputType(), their.getInputType()];
          if (mine && other) tell(node, unsent(mine, other, `$${node.variable.name.value}`, new Set()));
        },
        Field(node) {
          const [mine, other] = [our.getType(), their.getType()];
          const where = `${our.getParentType()?.name}.${node.name.value}`;
          if (mine && other) tell(node, unanswered(mine, other, where));
        },
      }),
    ),
  );
  return found;
}

/** What a backend would refuse of an input that the shop may send. */
function* unsent(mine: GraphQLInputType, other: GraphQLInputType, where: string, seen: Set<string>): Generator<string> {
  if (isNonNullType(mine)) return yield* unsent(mine.ofType, other, where, seen);
  if (isNonNullType(other)) return yield* unsent(mine, other.ofType, where, seen);
  // a single value is taken for a list of one
  if (isListType(other)) {
    const [item, otherItem] = [isListType(mine) ? mine.ofType : mine, other.ofType];
    if (isListType(mine) && isNonNullType(otherItem) && !isNonNullType(item)) {
      yield `Input "${where}" takes no null in its list over there; the shop may send one.`;
    }
    return yield* unsent(item, otherItem, where, seen);
  }
  if (isListType(mine)) return yield `Input "${where}" takes no list over there; the shop sends "${String(mine)}".`;
  if (isInputObjectType(mine) && isInputObjectType(other)) {
    const pair = `${mine.name} ${other.name}`;
    if (seen.has(pair)) return;
    seen.add(pair);
    const [fields, otherFields] = [mine.getFields(), other.getFields()];
    for (const field of Object.values(fields)) {
      const at = `${mine.name}.${field.name}`;
      const there = otherFields[field.name];
      if (!there) yield `Input "${at}" is not there; the shop sends it.`;
      else yield* unsent(field.type, there.type, at, seen);
      if (!there || !isNonNullType(there.type)) continue;
      if (isRequiredInputField(there) && !isRequiredInputField(field)) {
        yield `Input "${at}" is required over there; the shop may leave it out.`;
      } else if (!isNonNullType(field.type)) {
        yield `Input "${at}" takes no null over there; the shop may send one.`;
      }
    }
    for (const field of Object.values(otherFields)) {
      if (isRequiredInputField(field) && !fields[field.name]) {
        yield `Input "${other.name}.${field.name}" is required over there; the shop does not know it.`;
      }
    }
    return;
  }
  if (isEnumType(mine) && isEnumType(other)) {
    const taken = namesOf(other);
    for (const value of needed(mine, namesOf(mine)).filter((each) => !taken.includes(each))) {
      yield `Input "${where}" does not take "${value}" over there; the shop sends it.`;
    }
    return;
  }
  if (!carries(mine, other))
    yield `Input "${where}" is "${String(other)}" over there; the shop sends "${String(mine)}".`;
}

/** What the shop would not find as it expects it in an answer. */
function* unanswered(mine: GraphQLOutputType, other: GraphQLOutputType, where: string): Generator<string> {
  const [leaf, otherLeaf] = [getNamedType(mine), getNamedType(other)];
  // what has fields in one and none in the other is found by validating
  if (isLeafType(leaf) !== isLeafType(otherLeaf)) return;
  if (!isAsStrict(mine, other) || !carries(otherLeaf, leaf)) {
    yield `Field "${where}" is "${String(other)}" over there; the shop relies upon "${String(mine)}".`;
  }
  if (!isEnumType(leaf) || !isEnumType(otherLeaf)) return;
  // a backend may do less, and what it does more the shop takes as unknown; both at once is the same by another name
  const [known, answered] = [namesOf(leaf), namesOf(otherLeaf)];
  const lost = needed(leaf, known).filter((value) => !answered.includes(value));
  const strange = answered.filter((value) => !known.includes(value));
  if (lost.length === 0 || strange.length === 0) return;
  const list = (values: string[]) => values.map((value) => `"${value}"`).join(", ");
  yield `Field "${where}" never is ${list(lost)} over there, but may be ${list(strange)}; the shop does not know that.`;
}

/** Whether lists are lists in both, and nothing is null that must not be. */
function isAsStrict(mine: GraphQLType, other: GraphQLType): boolean {
  if (isNonNullType(mine)) return isNonNullType(other) && isAsStrict(mine.ofType, other.ofType);
  if (isNonNullType(other)) return isAsStrict(mine, other.ofType);
  if (isListType(mine) && isListType(other)) return isAsStrict(mine.ofType, other.ofType);
  return isListType(mine) === isListType(other);
}

/** Whether a value of one type, as it is in JSON, can be one of another. */
function carries(from: GraphQLNamedType, to: GraphQLNamedType): boolean {
  if (!isLeafType(from) || !isLeafType(to)) return isLeafType(from) === isLeafType(to);
  if (isEnumType(to)) return isEnumType(from);
  if (to.name === "Int" && IN_JSON[from.name] === "number") return from.name === "Int";
  const [sent, taken] = [isEnumType(from) ? "text" : IN_JSON[from.name], IN_JSON[to.name]];
  return from.name === to.name || !sent || !taken || sent === taken;
}
