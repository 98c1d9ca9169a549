import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type PlainOperation, type Source, readOperations, writeOperations } from "./operations";

const API = fileURLToPath(new URL("../api", import.meta.url));
export const SERVICES = ["commerce", "cms"] as const;

/** The schema and the documents of a service, as they stand on disk, in the order of their names. */
export function readSources(service: PlainOperation["service"]): { schema: Source; documents: Source[] } {
  const folder = join(API, service);
  const read = (file: string) => ({ path: join(folder, file), text: readFileSync(join(folder, file), "utf8") });
  const documents = readdirSync(folder).filter((file) => file.endsWith(".graphql") && file !== "schema.graphql");
  return { schema: read("schema.graphql"), documents: documents.sort().map(read) };
}

/** Every operation of the shop, by its name. */
export function readAllOperations(): Map<string, PlainOperation> {
  const all = SERVICES.flatMap((service) => {
    const { schema, documents } = readSources(service);
    return readOperations(service, schema, documents);
  });
  return new Map(all.map((operation) => [operation.name, operation]));
}

/** Writes the generated files, or with `check` only tells which of them are stale. */
export async function generate({ check = false } = {}): Promise<string[]> {
  const changed: string[] = [];
  for (const service of SERVICES) {
    const { schema, documents } = readSources(service);
    const text = await writeOperations(service, schema, documents);
    const target = join(API, "generated", `${service}.ts`);
    if (existsSync(target) && readFileSync(target, "utf8") === text) continue;
    changed.push(`src/api/generated/${service}.ts`);
    if (check) continue;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  return changed;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const check = process.argv.includes("--check");
  generate({ check }).then(
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
