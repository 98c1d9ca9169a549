import { expect, it } from "vitest";
import { sandboxOnly } from "../support/sandboxOnly";
import { ENVIRONMENT_DEFAULTS } from "~/build/environment";

it("lets journeys and the bench run with no variables, and with those of the example", () => {
  expect(() => sandboxOnly({})).not.toThrow();
  expect(() => sandboxOnly(ENVIRONMENT_DEFAULTS)).not.toThrow();
});

it("names each variable that a shop of one's own has otherwise, known or not", () => {
  const own = {
    ...ENVIRONMENT_DEFAULTS,
    VITE_API_HOST: "https://api.example.com",
    VITE_COUNTRIES: "dk",
    VITE_NEW: "1",
  };
  expect(() => sandboxOnly(own)).toThrow("for VITE_API_HOST, VITE_COUNTRIES, VITE_NEW: move .env away");
});
