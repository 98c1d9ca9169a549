/**
 * What an answer must look like, field by field of the selection set. It is shipped with each operation, so it is
 * terse.
 *
 * A leaf is a letter, s(tring, id, enum, date), n(umber), b(oolean) or j(son), followed by its wrappings from the
 * inside out: `!` for non-null, `*` for a list. `[String!]!` is "s!*!".
 * A nullable object is its own shape; with any other wrapping it is a pair: `[Brand!]!` is ["!*!", {…}].
 */
export interface Shape {
  [answerKey: string]: string | Shape | readonly [wrapping: string, fields: Shape];
}

/** An operation of a backend, generated from the GraphQL documents beside the schemas. */
export interface Operation<Data, Variables> {
  readonly name: string;
  readonly service: "commerce" | "cms";
  readonly kind: "query" | "mutation";
  /** The query as it is sent, with its fragments and without white space. */
  readonly text: string;
  readonly shape: Shape;
  /** Never set: carries the types of the answer and of the variables. */
  readonly types?: (variables: Variables) => Data;
}
