import { http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, expect, test } from "vitest";
import { post } from "~/api/post";
import { getPopular } from "~/api/generated/cms";
import { popularVariables } from "~/api/variables";
import { createSandbox } from "./server";

/** Every request in this test goes to the sandbox, as those of a browser go to the network. */
const sandbox = createSandbox();
const server = setupServer(http.all("*", ({ request }) => sandbox.fetch(request)));

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterAll(() => server.close());

const ORIGIN = "https://shop.example";
const market = { locale: "da", countryCode: "dk", currency: "dkk" };
const asked = { operationName: getPopular.name, query: getPopular.text, variables: popularVariables(market, 3) };

test("answers over the network as it does by hand", async () => {
  const [answer] = await post(`${ORIGIN}/graphql/cms`, [asked], { credentials: "omit" });
  expect(answer?.status).toBe(200);
  expect(answer?.body).toMatchObject({ data: { popular: { products: expect.any(Array) } } });
});

test("several questions in one request are answered each in its place", async () => {
  const unknown = { ...asked, variables: popularVariables(market, 404) };
  const answers = await post(`${ORIGIN}/graphql/cms`, [asked, unknown], { credentials: "omit" });
  expect(answers[0]?.body).toHaveProperty("data.popular");
  expect(answers[1]?.body).toHaveProperty("errors.0.extensions.code", "SalesChannelNotFound");
});
