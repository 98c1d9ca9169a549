import { execFile } from "node:child_process";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { type AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { buildSchema, graphqlSync, type GraphQLSchema } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSandbox } from "../sandbox/server";
import { introspect, misfits } from "./check";
import { contractText } from "./documents";
import { run } from "./run";

const basket = { path: "basket.graphql", text: "query q { basket { id total lines { sku } } }" };
const schemaOf = (fields: string) =>
  buildSchema(`type Query { basket: Basket } type Basket { ${fields} } type Line { sku: String }`);
const ours = schemaOf("id: ID total: Float lines: [Line] gone: String");

describe("misfits", () => {
  it("finds nothing where everything fits", () => {
    expect(misfits(schemaOf("id: ID total: Float lines: [Line]"), ours, [basket])).toEqual([]);
  });

  it("names every field that is not there, with its file, line and operation", () => {
    const found = misfits(schemaOf("id: ID"), ours, [basket]);
    expect(found.map(({ message }) => message)).toEqual([
      expect.stringContaining('"total"'),
      expect.stringContaining('"lines"'),
    ]);
    expect(found[0]).toMatchObject({ path: "basket.graphql", line: 1, operation: "q" });
  });

  it("knows fragments of other documents", () => {
    const parts = { path: "parts.graphql", text: "fragment Parts on Basket {\n  id\n  gone\n}" };
    const asks = { path: "asks.graphql", text: "query q { basket { ...Parts } }" };
    const found = misfits(schemaOf("id: ID"), ours, [asks, parts]);
    expect(found).toEqual([expect.objectContaining({ path: "parts.graphql", line: 3, operation: "Parts" })]);
  });
});

describe("npm run contract", () => {
  let server: Server;
  let origin = "";

  /** The commerce service with something else in it. */
  const withChange = (from: string, to: string) => buildSchema(contractText("commerce").replace(from, to));
  /** Without one field that the shop asks. */
  const altered = withChange("  publicOrderId: ID!\n", "  publicOrder: ID!\n");
  const schemas: Partial<Record<string, GraphQLSchema>> = {
    "/altered": altered,
    "/locked": withChange("", ""),
    "/readonly": withChange("  mutation: Mutation\n", ""),
    "/narrower": withChange("  salesChannelId: Int!\n  paymentCurrency: String\n", "  salesChannelId: Int!\n"),
    "/deprecated": withChange("  pin: String\n}", '  pin: String @deprecated(reason: "No more PINs.")\n}'),
  };
  /** An older server does not know of inputs that are deprecated. */
  async function answer(request: IncomingMessage, schema: GraphQLSchema) {
    const { query: source } = (await json(request)) as { query: string };
    if (schema === altered && /inputFields\(/.test(source)) return { errors: [{ message: "Unknown argument" }] };
    return graphqlSync({ schema, source });
  }

  beforeAll(async () => {
    const sandbox = createSandbox({ latency: [0, 0] });
    server = createServer((request, response) => {
      if (request.url === "/silent") return;
      if (request.url === "/moved") return response.writeHead(308, { location: "/graphql/commerce" }).end();
      if (request.url === "/down") return response.writeHead(502).end("<h1>Bad Gateway</h1>");
      if (request.url === "/shut") return response.writeHead(403).end();
      if (request.url === "/secretive")
        return response.writeHead(400).end('{"errors":[{"message":"No introspection"}]}');
      if (request.url === "/hollow") return response.end('{"data":{"__schema":{}}}');
      if (request.url === "/page") return response.end("<!doctype html>\n<title>Please sign in</title>");
      if (request.url === "/locked" && request.headers["x-key"] !== "it's: me") {
        return response.writeHead(401).end('{"errors":[{"message":"No key"}]}');
      }
      const schema = schemas[request.url ?? ""];
      if (schema) {
        void answer(request, schema).then((body) => {
          response.setHeader("content-type", "application/json");
          response.end(JSON.stringify(body));
        });
        return;
      }
      sandbox.nodeHandler(request, response, () => response.writeHead(404).end());
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });

  async function contract(...args: string[]): Promise<{ code: number; output: string }> {
    const lines: string[] = [];
    const log = (line: string) => lines.push(line);
    return { code: await run(args, { log, error: log }), output: lines.join("\n") };
  }

  it("is a command", async () => {
    const args = ["--import", "tsx", "test/contract/contract.ts", "--commerce", `${origin}/altered`];
    const { code, stdout } = await new Promise<{ code: unknown; stdout: string }>((resolve) => {
      execFile(process.execPath, args, (error, text) => {
        resolve({ code: error?.code, stdout: text });
      });
    });
    expect(stdout).toContain("publicOrderId");
    expect(code).toBe(1);
  });

  it("passes against the sandbox", async () => {
    const { code, output } = await contract(
      "--commerce",
      `${origin}/graphql/commerce`,
      "--cms",
      `${origin}/graphql/cms`,
    );
    expect(output).toContain("commerce: everything fits");
    expect(output).toContain("cms: everything fits");
    expect(code).toBe(0);
  });

  it("names what does not fit, and ends with 1", async () => {
    expect(graphqlSync({ schema: altered, source: "{ __typename }" }).errors).toBeUndefined();
    const { code, output } = await contract("--commerce", `${origin}/altered`);
    expect(output).toMatch(/src.api.commerce.basket\.graphql:\d+ WholeBasket: .*"publicOrderId"/);
    expect(code).toBe(1);
  });

  it("names what the shop sends and is not taken", async () => {
    const { code, output } = await contract("--commerce", `${origin}/narrower`);
    expect(output).toMatch(/src.api.commerce.basket\.graphql:\d+ createBasket: .*"CreateBasketInput.paymentCurrency"/);
    expect(output).toContain("commerce: 1 do not fit");
    expect(code).toBe(1);
  });

  it("names every change that a backend without changes cannot make", async () => {
    const { code, output } = await contract("--commerce", `${origin}/readonly`);
    expect(output).toMatch(/src.api.commerce.basket\.graphql:\d+ updateBasket: There is no mutation at all/);
    expect(output).not.toContain("getBasketById");
    expect(code).toBe(1);
  });

  it("says nothing of an input that is deprecated and taken all the same", async () => {
    expect((await contract("--commerce", `${origin}/deprecated`)).output).toContain("commerce: everything fits");
  });

  it("names the address that cannot be reached, and why", async () => {
    const { code, output } = await contract("--commerce", "http://localhost:1/graphql");
    expect(output).toMatch(/http:\/\/localhost:1\/graphql could not be reached: .*(ECONNREFUSED|bad port)/);
    expect(code).toBe(2);
  });

  it("waits for an address that never answers no longer than it is told to", async () => {
    await expect(introspect(`${origin}/silent`, undefined, 100)).rejects.toThrow(
      /silent could not be reached: .*timeout/,
    );
  });

  it("ends with 2 where no schema is to be had", async () => {
    const { code, output } = await contract("--cms", `${origin}/nothing`);
    expect(output).toContain("answered 404");
    expect(code).toBe(2);
  });

  it("says what was answered in its place", async () => {
    expect((await contract("--cms", `${origin}/page`)).output).toContain(
      'answered 200 and no schema, but "<!doctype html>',
    );
    expect((await contract("--cms", `${origin}/locked`)).output).toContain('answered 401 and no schema, but "No key"');
    expect((await contract("--cms", `${origin}/shut`)).output).toContain(
      "answered 403 and no schema, but nothing at all",
    );
  });

  it.each([
    ["/locked", "does it want another key"],
    ["/shut", "does it want another key"],
    ["/down", "is the service up?"],
    ["/secretive", "is introspection switched on?"],
    ["/page", "is this the address of the GraphQL service?"],
    ["/nothing", "is this the address of the GraphQL service?"],
  ])("says of %s what is most likely the matter", async (path, guess) => {
    expect((await contract("--cms", origin + path)).output).toContain(guess);
  });

  it("says how it is asked where a name is mistyped", async () => {
    const { code, output } = await contract("--comerce", `${origin}/graphql/commerce`);
    expect(output).toMatch(/'--comerce'[\s\S]*Expected: npm run contract -- --commerce <url>/);
    expect(code).toBe(2);
  });

  it("does not follow a redirect, which a browser's question might not survive, but says where it leads", async () => {
    const { code, output } = await contract("--commerce", `${origin}/moved`);
    expect(output).toContain('/moved answered 308 and no schema, but "Go to /graphql/commerce"');
    expect(code).toBe(2);
  });

  it("names the address of a schema that cannot be read", async () => {
    const { code, output } = await contract("--cms", `${origin}/hollow`);
    expect(output).toContain("/hollow answered a schema that cannot be read: ");
    expect(code).toBe(2);
  });

  it.each(["x-key", "x-key: …"])("says what a header is to look like, and not '%s'", async (line) => {
    const { code, output } = await contract("--commerce", `${origin}/locked`, "--header", line);
    expect(output).toContain(`--header is "${line}"; expected "name: value", in Latin letters`);
    expect(code).toBe(2);
  });

  it("sends the headers that a backend wants", async () => {
    const { code, output } = await contract(
      "--commerce",
      `${origin}/locked`,
      "--header",
      "x-key: it's: me",
      "--header",
      "a:b",
    );
    expect(output).toContain("commerce: everything fits");
    expect(code).toBe(0);
  });
});
