import { type Variable } from "./variable";
import { VARIABLES } from "./variables";

export type Environment = {
  [Name in keyof typeof VARIABLES]: Exclude<ReturnType<(typeof VARIABLES)[Name]["read"]>, undefined>;
};

/** The environment variables with their defaults, as in .env.example. */
export const ENVIRONMENT_DEFAULTS: Record<string, string> = Object.fromEntries(
  Object.values(VARIABLES).map(({ name, defaultValue }) => [`VITE_${name}`, defaultValue]),
);

/**
 * The environment from its variables (VITE_API_HOST and so on), with defaults. Variables without VITE_, and those of
 * Vite itself, are ignored. Throws one error that lists all wrong or unknown variables, with what was expected.
 */
export function parseEnvironment(raw: Record<string, string | undefined>): Environment {
  const wrong: string[] = [];
  const environment: Record<string, unknown> = {};
  for (const [key, variable] of Object.entries(VARIABLES)) {
    const name = `VITE_${variable.name}`;
    const given = raw[name]?.trim() ?? variable.defaultValue;
    environment[key] = variable.read(given);
    if (environment[key] === undefined)
      wrong.push(`${name} is ${JSON.stringify(given)}; expected ${variable.expected}`);
  }
  const unknown = Object.keys(raw).filter(
    (name) => /^VITE_(?!CONFIG_|CJS_|USER_)/.test(name) && !(name in ENVIRONMENT_DEFAULTS),
  );
  wrong.push(...unknown.map((name) => `${name} is not known; the names are in .env.example`));
  const read = environment as Environment;
  if (wrong.length === 0 && !read.countries.includes(read.defaultCountry)) {
    wrong.push(`VITE_DEFAULT_COUNTRY is "${read.defaultCountry}"; expected one of VITE_COUNTRIES`);
  }
  if (wrong.length === 0 && read.paymentLangHost !== "" && !isPaidAt(read)) {
    wrong.push(`VITE_PAYMENT_LANG_HOST is "${read.paymentLangHost}"; expected one of VITE_PAYMENT_HOSTS`);
  }
  if (wrong.length === 0 && read.environmentName === "production" && read.publicOrigin === "") {
    wrong.push('VITE_PUBLIC_ORIGIN is ""; expected the shop\'s own origin, since VITE_ENVIRONMENT is "production"');
  }
  if (read.environmentName === "production") wrong.push(...invented(raw));
  if (wrong.length > 0) throw new Error(`The environment of the shop is wrong:\n  ${wrong.join("\n  ")}`);
  return read;
}

/** Addresses of this very machine, the only ones that may be without TLS, and contacts of the sandbox's companies. */
const MADE_UP = /^http:|\.example$/;

/**
 * The variables with a value that is true in the sandbox only, and would mislead people in production, each with what
 * is expected.
 */
function invented(raw: Record<string, string | undefined>): string[] {
  return Object.values<Variable<unknown>>(VARIABLES).flatMap(({ name, defaultValue, expected, isInvented }) => {
    const given = raw[`VITE_${name}`]?.trim() ?? defaultValue;
    if (!MADE_UP.test(given) && !(isInvented && given === defaultValue)) return [];
    const told = `VITE_${name} is ${JSON.stringify(given)}, which is right in the sandbox only`;
    return [`${told}; expected your own, since VITE_ENVIRONMENT is "production": ${expected}`];
  });
}

/** Whether the host that gets the language can be that of a payment window at all. */
function isPaidAt({ paymentLangHost, paymentHosts }: Environment): boolean {
  const covers = (one: string, other: string) => one === other || (one.startsWith(".") && other.endsWith(one));
  return paymentHosts.some((host) => covers(host, paymentLangHost) || covers(paymentLangHost, host));
}
