import { parseArgs } from "node:util";
import { introspect, misfits } from "./check";
import { contractOf, documentsOf } from "./documents";

type Say = Pick<Console, "log" | "error">;

const SERVICES = ["commerce", "cms"] as const;
const USAGE = 'npm run contract -- --commerce <url> --cms <url> [--header "name: value"]';

/**
 * `npm run contract -- --commerce <url> --cms <url>`: do the backends understand what the shop asks and sends, and does
 * it understand their answers? Prints each field and input that does not fit with the file it is used in; ends with 1
 * if there is any, with 2 when a backend could not be asked. `--header "name: value"` is sent along, as often as given:
 * many backends tell their schema only to who has a key. Answers the code that the command ends with, and says each line.
 */
export async function run(args: string[], say: Say): Promise<number> {
  try {
    return await compare(args, say);
  } catch (error) {
    say.error(error instanceof Error ? error.message : String(error));
    const isMistyped = /^ERR_PARSE_ARGS/.test((error as NodeJS.ErrnoException).code ?? "");
    if (isMistyped) say.error(`Expected: ${USAGE}`);
    return 2;
  }
}

async function compare(args: string[], say: Say): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { commerce: { type: "string" }, cms: { type: "string" }, header: { type: "string", multiple: true } },
  });
  const headers = (values.header ?? []).map((line): [string, string] => {
    const [, name, value] = /^([\w-]+):([\t -~\u00a0-\u00ff]*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined)
      throw new Error(`--header is "${line}"; expected "name: value", in Latin letters`);
    return [name, value];
  });
  const asked = SERVICES.filter((service) => values[service]);
  if (asked.length === 0) {
    say.error(`Say where the backends are: ${USAGE}`);
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
      say.log(`${path}:${line} ${operation}: ${message}`);
    }
    say.log(`${service}: ${wrong.length === 0 ? "everything fits" : `${wrong.length} do not fit`}`);
  }
  return found > 0 ? 1 : 0;
}
