import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, type GraphQLSchema } from "graphql";
import { type Document } from "./check";

const folderOf = (service: string) => join("src", "api", service);

/** The documents in which the shop asks a service. */
export function documentsOf(service: string): Document[] {
  const folder = folderOf(service);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".graphql") && name !== "schema.graphql")
    .map((name) => ({ path: join(folder, name), text: readFileSync(join(folder, name), "utf8") }));
}

/** The contract of a service, as the shop relies upon it. */
export const contractText = (service: string): string =>
  readFileSync(join(folderOf(service), "schema.graphql"), "utf8");

/** The same as a schema. */
export const contractOf = (service: string): GraphQLSchema => buildSchema(contractText(service));
