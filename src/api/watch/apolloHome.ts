import { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client";
import { Observable } from "rxjs";
import { ask } from "../ask";
import { documentOf } from "../documentOf";
import { type Operation } from "../operation";
import { type AnswerHome } from "./answers";

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
      client.readQuery({ query: documentOf(operation), variables: variables as Record<string, unknown> }),
    write: (operation, variables, data) => {
      client.writeQuery({
        query: documentOf(operation),
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
