import { expect, test } from "vitest";
import { failureOfAnswer } from "~/api/failureOf";

const coded = (code: string) => ({ errors: [{ message: "no", extensions: { code } }] });

test.each<[number, unknown, string | undefined]>([
  [200, { data: {} }, undefined],
  [200, { errors: [] }, undefined],
  [200, coded("OutOfStock"), "OutOfStock"],
  [500, coded("OutOfStock"), "OutOfStock"],
  [500, undefined, "SERVER"],
  [404, "<html>", "HTTP_404"],
  [401, undefined, "UNAUTHENTICATED"],
  [401, {}, "UNAUTHENTICATED"],
  [401, coded("AUTH_NOT_AUTHENTICATED"), "UNAUTHENTICATED"],
  [401, coded("UNAUTHORIZED"), "UNAUTHENTICATED"],
  [401, coded("UNAUTHORIZED_ACCESS"), "UNAUTHORIZED_ACCESS"],
  [401, coded("GiftCardUnauthorizedPin"), "GiftCardUnauthorizedPin"],
  [429, coded("OutOfStock"), "TOO_MANY_REQUESTS"],
])("%d with %j says %s", (status, body, code) => {
  expect(failureOfAnswer({ status, body, retryAfter: null })?.code).toBe(code);
});

test("how long the server wants a caller to wait is in the failure, for whoever guessed too often", () => {
  const failure = failureOfAnswer({ status: 429, body: coded("OutOfStock"), retryAfter: "37" });
  expect(failure?.extensions).toEqual({ retryAfter: "37" });
});
