import { parseArgs } from "node:util";
import { introspect, misfits } from "./check";
import { contractOf, documentsOf } from "./documents";

/**
 * `npm run contract -- --commerce <url> --cms <url>`: do the backends understand what the shop asks and sends, and does
 * it understand their answers? Prints each field and input that does not fit with the file it is used in; ends with 1
 * if there is any, with 2 when a backend could not be asked. `--header "name: value"` is sent along, as often as given:
 * many backends tell their schema only to who has a key.
 */
const SERVICES = ["commerce", "cms"] as const;

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { commerce: { type: "string" }, cms: { type: "string" }, header: { type: "string", multiple: true } },
  });
  const headers = (values.header ?? []).map((line): [string, string] => {
    const [, name, value] = /^([\w-]+):(.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new Error(`--header is "${line}"; expected "name: value"`);
    return [name, value];
  });
  const asked = SERVICES.filter((service) => values[service]);
  if (asked.length === 0) {
    console.error("Say where the backends are: npm run contract -- --commerce <url> --cms <url>");
    return 2;
  }
  let found = 0;
  for (const service of asked) {
    const wrong = misfits(
      await introspect(values[service]!, new Headers(headers)),
      contractOf(service),
      documentsOf(service),
    );
    found += wrong.length;
    for (const { path, line, operation, message } of wrong) {
      console.log(`${path}:${line} ${operation}: ${message}`);
    }
    console.log(`${service}: ${wrong.length === 0 ? "everything fits" : `${wrong.length} do not fit`}`);
  }
  return found > 0 ? 1 : 0;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  },
);
