import type { makeExecutableSchema } from "@graphql-tools/schema";
import type { ExecutionResult } from "graphql";
import type { Catalogue } from "./data/catalogue";
import type { Shelf } from "./data/shelf";

/** The resolvers of one service, as the schema is made executable with them. */
export type Resolvers = NonNullable<Parameters<typeof makeExecutableSchema>[0]["resolvers"]>;

/** The time in the sandbox: the machine's, or what a test has set. Milliseconds since 1970. */
export interface Clock {
  now(): number;
}

/** What every service of one sandbox shares. */
export interface SandboxParts {
  seed: number;
  clock: Clock;
  catalogue: Catalogue;
  /** Stock and price changes: whoever sells takes from here, whoever shows reads from here. */
  shelf: Shelf;
}

/** Answers a request under its path, or null to say that there is nothing. */
export type RouteHandler = (request: Request, url: URL) => Response | null | Promise<Response | null>;

/**
 * Something a test or a person may do to the sandbox from outside: POST /sandbox/control `{ "name": argument }`. It
 * checks the argument, changes nothing yet, and answers with what carries it out.
 */
export type ControlCommand = (argument: unknown, name: string) => () => unknown;

/** The commands of a service, for one request. `isReset`: the sandbox is reset before they are carried out. */
export type ControlCommands = (isReset: boolean) => Record<string, ControlCommand>;

/** One service behind /graphql/…, with what it needs around it. */
export interface Engine {
  resolvers: Resolvers;
  /** Handlers by the start of the path, for example `/pay/`. */
  routes: Record<string, RouteHandler>;
  control: ControlCommands;
  /**
   * Does what has come due by itself since somebody last looked. Whatever is answered is asked of a sandbox where all
   * engines have caught up, so that no two of them tell of different times.
   */
  catchUp?: () => void;
  /** A last look at each answer, for example to put several field problems beside the first one. */
  finish?: (result: ExecutionResult) => ExecutionResult;
}
