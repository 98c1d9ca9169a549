import { describe, expect, onTestFinished, test, vi } from "vitest";
import { ApiFailure } from "~/api/apiFailure";
import { ask } from "~/api/ask";
import type { Operation } from "~/api/operation";
import { faults } from "../support/network";
import { createSandbox } from "../sandbox/server";
import { Network } from "../support/network";

const modules = import.meta.glob<Record<string, unknown>>("../../src/api/generated/*/*.ts", { eager: true });
const operations = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter(
    (value): value is Operation<unknown, unknown> => typeof value === "object" && value !== null && "shape" in value,
  );

const GRAPHQL_ERROR = { errors: [{ message: "Something new", extensions: { code: "SomethingNew" } }] };
const FAULTS = {
  reset: faults.abort(),
  hang: faults.hang(),
  "500 with a page": faults.status(500),
  "401": faults.status(401, {}),
  "429": faults.status(429, {}),
  "an empty body": faults.raw(""),
  "a byte order mark": faults.raw("\ufeff[]"),
  "cut JSON": faults.raw('{"data":{"a'),
  "[]": faults.raw("[]"),
  null: faults.raw("null"),
  "a text": faults.raw('"x"'),
  "no data": faults.raw('{"data":null}'),
  "empty data": faults.raw('{"data":{}}'),
  "errors that are no list": faults.raw('{"data":null,"errors":"x"}'),
  "errors with null in them": faults.raw('{"data":null,"errors":[null]}'),
  "errors that are plain texts": faults.raw('{"data":null,"errors":["plain"]}'),
  "an error of a new kind": faults.status(200, GRAPHQL_ERROR),
  "a list of its own errors": faults.raw(JSON.stringify([GRAPHQL_ERROR])),
};

const sandbox = createSandbox();

describe.each(operations.map((operation) => [operation.name, operation] as const))("%s", (_name, operation) => {
  test.each(Object.entries(FAULTS))("meets %s", async (_fault, fault) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date", "performance"] });
    const network = new Network(sandbox, "https://shop.example");
    network.install();
    onTestFinished(() => {
      network.remove();
      vi.useRealTimers();
    });
    network.fail(/./, fault);
    interface Outcome {
      answer?: unknown;
      error?: unknown;
    }
    const ended: Promise<Outcome> = ask(operation, {}).then(
      (answer) => ({ answer }),
      (error: unknown) => ({ error }),
    );
    let outcome: Outcome | null = null;
    void ended.then((found) => (outcome = found));
    for (let waited = 0; waited < 60 && !outcome; waited += 1) {
      await vi.advanceTimersByTimeAsync(1000);
      await new Promise((resolve) => setImmediate(resolve));
    }
    const { answer, error } = await ended;
    // A query whose every field may be null is answered by nothing; anything else is a failure with a code.
    if (error !== undefined) {
      expect(error).toBeInstanceOf(ApiFailure);
      expect((error as ApiFailure).failure.code).toMatch(/^\w+$/);
    } else {
      expect(answer).toMatchObject({ data: expect.any(Object) });
      expect(operation.kind).toBe("query");
    }
    const asked = network.count(operation.name);
    expect(asked).toBeLessThanOrEqual(operation.kind === "query" ? 3 : 1);
    expect(asked).toBeGreaterThan(0);
  });
});

test("there are operations to be tried", () => {
  expect(operations.length).toBeGreaterThan(20);
});
