import { ApolloClient, ApolloLink, InMemoryCache, Observable } from "@apollo/client";
import { type DocumentNode } from "graphql";
import { type Answer, ask } from "../ask";
import { type Operation } from "../operation";
import { type AnswerCache } from "./answers";

const documents = new Map<string, DocumentNode>();
const name = (value: string) => ({ kind: "Name", value });

/**
 * An operation as the cache knows it: `query x($asked: JSON) { x(asked: $asked) }`, its answer a value like any other.
 * The cache is to keep each answer whole, by operation and variables; what is in it was read by the operation's shape,
 * so neither the query's text nor a parser of it is needed here.
 */
function documentOf(operation: Pick<Operation<unknown, never>, "name">): DocumentNode {
  const known = documents.get(operation.name);
  if (known) return known;
  const asked = { kind: "Variable", name: name("asked") };
  const document = {
    kind: "Document",
    definitions: [
      {
        kind: "OperationDefinition",
        operation: "query",
        name: name(operation.name),
        variableDefinitions: [
          { kind: "VariableDefinition", variable: asked, type: { kind: "NamedType", name: name("JSON") } },
        ],
        selectionSet: {
          kind: "SelectionSet",
          selections: [
            {
              kind: "Field",
              name: name(operation.name),
              arguments: [{ kind: "Argument", name: name("asked"), value: asked }],
            },
          ],
        },
      },
    ],
  } as unknown as DocumentNode;
  documents.set(operation.name, document);
  return document;
}

/**
 * Apollo as the home of reference data. It does not normalise: the same product id carries another language's texts.
 * It reaches the network only through `ask`, so time-outs, repetitions, batching and the reading of answers are the
 * same with and without it.
 */
export function createApolloCache(): AnswerCache {
  const link = new ApolloLink(
    (request) =>
      new Observable((observer) => {
        const controller = new AbortController();
        const operation = request.getContext()["operation"] as Operation<unknown, unknown>;
        ask(operation, request.variables["asked"], { signal: controller.signal }).then(
          (answer) => {
            observer.next({ data: { [operation.name]: answer } });
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
        return () => controller.abort();
      }),
  );
  const client = new ApolloClient({
    link,
    cache: new InMemoryCache({ dataIdFromObject: () => undefined }),
    // what is asked for is written by whoever asked, once it is known to be wanted
    defaultOptions: { query: { fetchPolicy: "no-cache" } },
  });
  return {
    read: (operation, asked) => {
      const held = client.readQuery<Record<string, never>>({ query: documentOf(operation), variables: { asked } });
      return held?.[operation.name] ?? null;
    },
    write: (operation, asked, data) => {
      client.writeQuery({ query: documentOf(operation), variables: { asked }, data: { [operation.name]: data } });
    },
    fetch: async (operation, asked) => {
      const { data } = await client.query<Record<string, Answer<never>>>({
        query: documentOf(operation),
        variables: { asked },
        context: { operation },
      });
      return data![operation.name]!;
    },
  };
}
