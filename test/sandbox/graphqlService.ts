import { readFileSync } from "node:fs";
import { join } from "node:path";
import { makeExecutableSchema } from "@graphql-tools/schema";
import { GraphQLError, parse, type ExecutionResult } from "graphql";
import { createYoga, type Plugin } from "graphql-yoga";
import type { Engine } from "./parts";
import type { Troubles } from "./trouble";

/** The shop's longest question has 300. Of many more, thousands within each other would break the parser. */
const MOST_TOKENS = 2000;

type Service = Pick<Engine, "resolvers" | "finish">;

/** The contract of a service, read from the file that the shop's operations are generated from. */
export const contractOf = (name: "cms" | "commerce"): string =>
  readFileSync(join(import.meta.dirname, "../../src/api", name, "schema.graphql"), "utf8");

/** GraphQL's own errors get a code too; an internal error of the sandbox never reveals its details. */
function withCodes(result: ExecutionResult): ExecutionResult {
  if (!result.errors) return result;
  const errors = result.errors.map((error) => {
    if (error.extensions.code) return error;
    const code = error.path ? "INTERNAL_SERVER_ERROR" : "GRAPHQL_VALIDATION_FAILED";
    const { message, nodes, source, positions, path } = error;
    return new GraphQLError(message, { nodes, source, positions, path, extensions: { ...error.extensions, code } });
  });
  return { ...result, errors };
}

const isResult = (value: unknown): value is ExecutionResult =>
  typeof value === "object" && value !== null && !(Symbol.asyncIterator in value);

/** One service over HTTP: a POST of one operation, or of several as an array. */
export function graphqlService(
  name: "cms" | "commerce",
  { resolvers, finish }: Service,
  { troubles, catchUp }: { troubles: Troubles; catchUp: () => void },
) {
  const typeDefs = contractOf(name);
  const schema = makeExecutableSchema({ typeDefs, resolvers });
  const plugin: Plugin = {
    onParse: ({ setParseFn }) =>
      setParseFn((source: string, options) => parse(source, { ...options, maxTokens: MOST_TOKENS })),
    onExecute: async ({ args, setResultAndStopExecution }) => {
      const trouble = args.operationName ? await troubles.meet(args.operationName) : null;
      if (trouble) setResultAndStopExecution({ data: null, errors: [trouble] });
      // a trouble may have taken its time
      else catchUp();
    },
    onExecutionResult: ({ result, setResult }) => {
      if (isResult(result)) setResult(withCodes(finish ? finish(result) : result));
    },
  };
  return createYoga({
    schema,
    graphqlEndpoint: `/graphql/${name}`,
    batching: { limit: 30 },
    // a stack trace is nobody's business, and the machine's mode must not change an answer
    maskedErrors: { isDev: false },
    logging: "error",
    landingPage: false,
    graphiql: false,
    cors: false,
    plugins: [plugin],
    // what a played network (msw) recognises
    fetchAPI: {
      fetch,
      Request,
      Response,
      Headers,
      URL,
      URLSearchParams,
      ReadableStream,
      TextEncoder,
      TextDecoder,
      FormData,
      File,
      Blob,
    },
  });
}
