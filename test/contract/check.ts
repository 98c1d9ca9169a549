import {
  buildClientSchema,
  getIntrospectionQuery,
  type GraphQLSchema,
  type IntrospectionQuery,
  Kind,
  parse,
  Source,
  validate,
} from "graphql";

/** A document of the shop as it stands in its file. */
export interface Document {
  path: string;
  text: string;
}

/** A place where the shop and a backend do not fit. */
export interface Misfit {
  path: string;
  line: number;
  operation: string;
  message: string;
}

/** A backend's own schema. Throws when it cannot be reached, or does not tell. */
export async function introspect(url: string): Promise<GraphQLSchema> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify({ query: getIntrospectionQuery(), operationName: "IntrospectionQuery" }),
  });
  const body = (await response.json().catch(() => null)) as { data?: IntrospectionQuery } | null;
  if (!body?.data?.__schema) {
    throw new Error(`${url} answered ${response.status} and no schema; is introspection switched on?`);
  }
  return buildClientSchema(body.data);
}

/**
 * Every field, argument and type of the shop's operations that a schema does not have, with the file and line where it
 * is used. Fragments of all the documents are known to each operation, as they are in the shop.
 */
export function misfits(schema: GraphQLSchema, documents: readonly Document[]): Misfit[] {
  const definitions = documents.flatMap(({ path, text }) => parse(new Source(text, path)).definitions);
  const ownerOf = (start: number, path: string) =>
    definitions.find(({ loc }) => loc && loc.source.name === path && loc.start <= start && start <= loc.end);
  return validate(schema, { kind: Kind.DOCUMENT, definitions }, undefined, { maxErrors: 10_000 }).map((error) => {
    const path = error.source?.name ?? error.nodes?.[0]?.loc?.source.name ?? "";
    const owner = ownerOf(error.nodes?.[0]?.loc?.start ?? 0, path);
    const name = owner && "name" in owner ? owner.name?.value : undefined;
    return { path, line: error.locations?.[0]?.line ?? 0, operation: name ?? "", message: error.message };
  });
}
