import { ApolloClient, ApolloLink, InMemoryCache, Observable } from "@apollo/client";
import { type DocumentNode } from "graphql";
import { type Answer, ask, type AskOptions } from "../ask";
import { type Operation } from "../operation";
import { type AnswerCache } from "./answerCache";

const documents = new Map<string, DocumentNode>();
const name = (value: string) => ({ kind: "Name", value });

/**
 * A stand-in document for an operation: `query x($asked: JSON) { x(asked: $asked) }`, with the whole answer as a
 * scalar. The cache only has to keep each answer by operation and variables; it was already read by the operation's
 * shape, so neither the query's text nor a parser for it is needed.
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

interface Context {
  operation: Operation<unknown, unknown>;
  options?: AskOptions;
}

/**
 * Apollo as the cache of reference data. It does not normalise: the same product id has different texts in different
 * languages. It reaches the network only through `ask`, so that time-outs, retries, batching and the reading of answers
 * are the same with and without it.
 */
export function createApolloCache(): AnswerCache {
  const link = new ApolloLink(
    (request) =>
      new Observable((observer) => {
        const controller = new AbortController();
        const { operation, options } = request.getContext() as Context;
        ask(operation, request.variables["asked"], { ...options, signal: controller.signal }).then(
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
    // answers.ts writes an answer itself, once it is sure that it is wanted
    defaultOptions: { query: { fetchPolicy: "no-cache" } },
    // it also sees to it that those who watch one answer share its request; who asks again wants an answer from now
    queryDeduplication: false,
  });
  return {
    read: (operation, asked) => {
      const held = client.readQuery<Record<string, never>>({ query: documentOf(operation), variables: { asked } });
      return held?.[operation.name] ?? null;
    },
    write: (operation, asked, data) => {
      client.writeQuery({ query: documentOf(operation), variables: { asked }, data: { [operation.name]: data } });
    },
    fetch: async (operation, asked, options) => {
      const { data } = await client.query<Record<string, Answer<never>>>({
        query: documentOf(operation),
        variables: { asked },
        context: { operation, options },
      });
      return data![operation.name]!;
    },
  };
}
