import {
  buildClientSchema,
  type DocumentNode,
  getIntrospectionQuery,
  type GraphQLSchema,
  type IntrospectionQuery,
  Kind,
  type Location,
  parse,
  Source,
  validate,
} from "graphql";
import { unmet } from "./reliance";

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

/** A backend that takes longer is taken to be none: a wrong port may take the question and never answer it. */
const PATIENCE_MS = 30_000;

async function asked(url: string, inputValueDeprecation: boolean, headers: Headers, patience: number) {
  headers.set("content-type", "application/json");
  headers.set("accept", "application/json");
  const { status, text } = await reached(url, {
    method: "POST",
    headers,
    signal: AbortSignal.timeout(patience),
    body: JSON.stringify({
      query: getIntrospectionQuery({ inputValueDeprecation }),
      operationName: "IntrospectionQuery",
    }),
  });
  const { data, errors } = read(text);
  const said = errors?.[0]?.message ?? text.replace(/\s+/g, " ").slice(0, 100);
  const told = said ? `"${said}"` : "nothing at all";
  return { status, told, isGraphQL: Boolean(data ?? errors), data: data?.__schema ? data : null };
}

/** What is most likely the matter with an answer that has no schema. */
function guess(status: number, isGraphQL: boolean): string {
  if (status === 401 || status === 403) return 'does it want another key (--header "name: value")?';
  if (status >= 500) return "is the service up?";
  return isGraphQL ? "is introspection switched on?" : "is this the address of the GraphQL service?";
}

function read(text: string): { data?: IntrospectionQuery | null; errors?: { message?: string }[] } {
  try {
    return Object(JSON.parse(text)) as ReturnType<typeof read>;
  } catch {
    return {};
  }
}

/**
 * What an address answers. Throws with the address and the cause when it cannot be reached, or is none. A redirect is
 * not followed: a browser would ask there without the question, and keys of this address are nothing to another one.
 */
async function reached(url: string, request: RequestInit): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, { ...request, redirect: "manual" });
    const elsewhere = response.headers.get("location");
    if (elsewhere) return { status: response.status, text: `Go to ${elsewhere}` };
    return { status: response.status, text: await response.text() };
  } catch (error) {
    const { cause, message } = error as Error;
    throw new Error(`${url} could not be reached: ${cause instanceof Error ? cause.message : message}`, {
      cause: error,
    });
  }
}

/**
 * A backend's own schema, requested with these headers. Throws, with the reason, if it does not come within `patience`
 * milliseconds.
 */
export async function introspect(url: string, headers = new Headers(), patience = PATIENCE_MS): Promise<GraphQLSchema> {
  // inputs that are deprecated are taken all the same; an older server knows no such question
  const whole = await asked(url, true, headers, patience);
  const { data, status, told, isGraphQL } = whole.data ? whole : await asked(url, false, headers, patience);
  if (!data) throw new Error(`${url} answered ${status} and no schema, but ${told}; ${guess(status, isGraphQL)}`);
  try {
    return buildClientSchema(data);
  } catch (error) {
    throw new Error(`${url} answered a schema that cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * Everything of the shop's operations that a backend's schema does not have, or has otherwise than ours, with the file
 * and line where it is used. Fragments of all the documents are known to each operation, as they are in the shop.
 */
export function misfits(theirs: GraphQLSchema, ours: GraphQLSchema, documents: readonly Document[]): Misfit[] {
  const definitions = documents.flatMap(({ path, text }) => parse(new Source(text, path)).definitions);
  const whole: DocumentNode = { kind: Kind.DOCUMENT, definitions };
  const misfit = (loc: Location | undefined, message: string): Misfit => {
    const [path, start] = [loc?.source.name ?? "", loc?.start ?? 0];
    const owner = definitions.find((each) => each.loc?.source.name === path && holds(each.loc, start));
    const operation = (owner && "name" in owner && owner.name?.value) || "";
    return { path, line: loc?.startToken.line ?? 0, operation, message };
  };
  const invalid = validate(theirs, whole, undefined, { maxErrors: 10_000 });
  return [
    ...invalid.map(({ nodes, message }) => misfit(nodes?.[0]?.loc, message)),
    ...unmet(theirs, ours, whole).map(({ node, message }) => misfit(node.loc, message)),
  ];
}

const holds = ({ start, end }: Location, at: number) => start <= at && at <= end;
