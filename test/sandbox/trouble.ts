import { GraphQLError } from "graphql";

/** A failure that the control API has ordered for one operation. */
export interface Trouble {
  operation: string;
  /** How many more calls it hits. */
  times: number;
  /** With a code, the call is refused with it; otherwise it is answered as usual after `delay`. */
  code?: string;
  message?: string;
  extensions?: Record<string, unknown>;
  /** The HTTP status of a refused call. */
  status?: number;
  /** Milliseconds to wait first. */
  delay?: number;
}

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
      extensions: { ...extensions, code: code ?? "INTERNAL_SERVER_ERROR", ...(status ? { http: { status } } : {}) },
    });
  }
}
