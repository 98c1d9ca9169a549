import { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client";
import { type DefinitionNode, type DocumentNode } from "graphql";
import { Observable } from "rxjs";
import { ask } from "../ask";
import { documentOf } from "../documentOf";
import { type Operation } from "../operation";
import { type AnswerHome } from "./answers";

const untyped = new WeakMap<DocumentNode, DocumentNode>();

/**
 * The document for the cache. Answers name no types, and the cache leaves out what stands in a fragment of a type that
 * it does not see: so here fragments are of no type. Ours always fit the place where they stand.
 */
function cacheDocument(operation: Operation<unknown, never>): DocumentNode {
  const document = documentOf(operation);
  const known = untyped.get(document);
  if (known) return known;
  const definitions = document.definitions.map((definition) =>
    "typeCondition" in definition
      ? ({ ...definition, typeCondition: undefined } as unknown as DefinitionNode)
      : definition,
  );
  const made = { ...document, definitions };
  untyped.set(document, made);
  return made;
}

/**
 * Apollo as the home of reference data. It does not normalise: the same product id carries another language's texts.
 * It reaches the network only through `ask`, so time-outs, repetitions, batching and the reading of answers are the
 * same with and without it.
 */
export function createApolloHome(): { client: ApolloClient; home: AnswerHome } {
  const link = new ApolloLink(
    (request) =>
      new Observable((observer) => {
        const controller = new AbortController();
        const operation = request.getContext()["operation"] as Operation<Record<string, unknown>, unknown>;
        ask(operation, request.variables, { signal: controller.signal }).then(
          ({ data, incomplete }) => {
            observer.next({ data, extensions: { incomplete } });
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
    defaultOptions: {
      query: { fetchPolicy: "no-cache" },
      mutate: { fetchPolicy: "no-cache" },
      watchQuery: { fetchPolicy: "cache-first" },
    },
  });
  const home: AnswerHome = {
    read: (operation, variables) =>
      client.readQuery({ query: cacheDocument(operation), variables: variables as Record<string, unknown> }),
    write: (operation, variables, data) => {
      client.writeQuery({
        query: cacheDocument(operation),
        variables: variables as Record<string, unknown>,
        data: data as Record<string, unknown>,
      });
    },
    fetch: async (operation, variables) => {
      const { data } = await client.query({
        query: documentOf(operation),
        variables: variables as Record<string, unknown>,
        context: { operation },
      });
      return { data: data as never, incomplete: false };
    },
  };
  return { client, home };
}
