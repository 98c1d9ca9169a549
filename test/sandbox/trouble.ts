import { GraphQLError } from "graphql";
import * as cms from "../../src/api/generated/cms";
import * as commerce from "../../src/api/generated/commerce";
import { anyObject, fields, type Kind, milliseconds, named, optional, text, wholeFrom, wrong } from "./kinds";

/** A failure that the control API has ordered for one operation. */
export interface Trouble {
  operation: string;
  /** How many more calls it hits. */
  times: number;
  /** With a code, the call is refused with it; otherwise it is answered as usual after `delay`. */
  code?: string;
  message?: string;
  extensions?: { http?: object; [more: string]: unknown };
  /** The HTTP status of a refused call. */
  status?: number;
  /** Milliseconds to wait first. */
  delay?: number;
}

const operations = new Set(Object.values({ ...cms, ...commerce }).map(({ name }) => name));

/** A status that says that a call was refused. */
const status = optional(wholeFrom(400, 599));

const headers: Kind<object> = (given, place) => {
  const taken = anyObject(given, place);
  try {
    new Headers(taken as Record<string, string>);
    return taken;
  } catch {
    return wrong(given, place, "HTTP headers");
  }
};
const http = optional(fields({ status, headers: optional(headers) }));

const extensions: Kind<NonNullable<Trouble["extensions"]>> = (given, place) => {
  const taken = anyObject(given, place);
  const ofHttp = http(taken.http, `${place}.http`);
  return ofHttp ? { ...taken, http: ofHttp } : taken;
};

const order = fields<Omit<Trouble, "times"> & { times?: number }>({
  operation: named("the name of one of the shop's operations", (name) => (operations.has(name) ? name : undefined)),
  times: optional(wholeFrom(1, 1_000_000)),
  code: optional(text),
  message: optional(text),
  extensions: optional(extensions),
  status,
  delay: optional(milliseconds),
});

/** What the control API takes for a trouble. */
export const troubleKind: typeof order = (given, place) => {
  const trouble = order(given, place);
  const { code, status: refused, delay } = trouble;
  return code || refused || delay ? trouble : wrong(given, place, 'also a "code", a "status" or a "delay"');
};

/** Keeps the ordered failures, and how often each is still to happen. */
export class Troubles {
  private list: Trouble[] = [];

  add(trouble: Trouble): void {
    this.list.push(trouble);
  }

  clear(): void {
    this.list = [];
  }

  /** Meets the next trouble of an operation: waits, and answers with the refusal if there is one. */
  async meet(operation: string): Promise<GraphQLError | null> {
    const trouble = this.list.find((each) => each.operation === operation && each.times > 0);
    if (!trouble) return null;
    trouble.times -= 1;
    const { code, message, extensions, status, delay = 0 } = trouble;
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
    if (!code && !status) return null;
    return new GraphQLError(message ?? "Something went wrong", {
      extensions: {
        ...extensions,
        code: code ?? "INTERNAL_SERVER_ERROR",
        ...(status && { http: { ...extensions?.http, status } }),
      },
    });
  }
}
