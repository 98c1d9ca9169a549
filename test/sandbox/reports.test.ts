import { expect, test } from "vitest";
import { createSandbox } from "./server";

test("error reports are taken and shown as they came, until the sandbox is reset", async () => {
  const sandbox = createSandbox();
  const send = (body: string, method = "POST") =>
    sandbox.fetch(new Request("http://shop.test/api/1/envelope/?sentry_key=key", { method, body }));
  expect((await send("{}\n{}")).status).toBe(200);
  expect(sandbox.control({ reports: {} })).toEqual({ reports: ["{}\n{}"] });
  sandbox.control({ reset: {} });
  expect(sandbox.control({ reports: {} })).toEqual({ reports: [] });
});
