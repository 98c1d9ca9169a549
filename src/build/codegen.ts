import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type PlainOperation, type Source, readOperations } from "./operations";
import { writeOperations } from "./writeOperations";

const API = fileURLToPath(new URL("../api", import.meta.url));
const SERVICES = ["commerce", "cms"] as const;

/** The schema and the documents of a service, read from disk, sorted by name. */
function readSources(service: PlainOperation["service"]): { schema: Source; documents: Source[] } {
  const folder = join(API, service);
  const read = (file: string) => ({ path: join(folder, file), text: readFileSync(join(folder, file), "utf8") });
  const documents = readdirSync(folder).filter((file) => file.endsWith(".graphql") && file !== "schema.graphql");
  return { schema: read("schema.graphql"), documents: documents.sort().map(read) };
}

/** All operations of the shop, by name. */
export function readAllOperations(): Map<string, PlainOperation> {
  const all = SERVICES.flatMap((service) => {
    const { schema, documents } = readSources(service);
    return readOperations(service, schema, documents);
  });
  return new Map(all.map((operation) => [operation.name, operation]));
}

/** Writes the generated files; with `check` only returns which of them are stale. */
async function generate(check: boolean): Promise<string[]> {
  const files = new Map<string, string>();
  for (const service of SERVICES) {
    const { schema, documents } = readSources(service);
    for (const [path, text] of await writeOperations(service, schema, documents)) files.set(path, text);
  }
  const target = join(API, "generated");
  mkdirSync(target, { recursive: true });
  const standing = new Map(
    readdirSync(target, { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".ts"))
      .map((path) => [path.replaceAll("\\", "/"), readFileSync(join(target, path), "utf8")]),
  );
  const leftOver = [...standing.keys()].filter((path) => !files.has(path));
  const changed = [...files.keys()].filter((path) => standing.get(path) !== files.get(path));
  if (!check) {
    for (const path of leftOver) rmSync(join(target, path));
    for (const path of changed) {
      mkdirSync(dirname(join(target, path)), { recursive: true });
      writeFileSync(join(target, path), files.get(path) ?? "");
    }
  }
  return [...leftOver, ...changed].map((path) => `src/api/generated/${path}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const check = process.argv.includes("--check");
  generate(check).then(
    (changed) => {
      for (const file of changed) console.log(check ? `stale: ${file} (npm run codegen)` : `written: ${file}`);
      if (check && changed.length > 0) process.exitCode = 1;
    },
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
}
