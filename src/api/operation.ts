/**
 * What an answer must look like, shipped with each operation, so it is kept small: field by field of the selection set.
 *
 * A leaf is a letter, s(tring, id, enum, date), n(umber), b(oolean) or j(son), then what is wrapped around it from the
 * inside out: `!` never null, `*` a list of. `[String!]!` is "s!*!".
 * An object that may be null is its own shape; any other wrapping stands before it: `[Brand!]!` is ["!*!", {…}].
 */
export interface Shape {
  [answerKey: string]: string | Shape | readonly [wrapping: string, fields: Shape];
}

/** One call to a backend, as the code generator writes it from the GraphQL documents beside the schemas. */
export interface Operation<Data, Variables> {
  readonly name: string;
  readonly service: "commerce" | "cms";
  readonly kind: "query" | "mutation";
  /** The query as it goes over the wire, with its fragments and without white space. */
  readonly text: string;
  readonly shape: Shape;
  /** Never set: carries the types of the answer and of the variables. */
  readonly types?: (variables: Variables) => Data;
}
