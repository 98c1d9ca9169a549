import { readFileSync } from "node:fs";
import { isEnumType, isObjectType, buildSchema, getNamedType } from "graphql";
import { isRecord } from "~/domain/isRecord";

/** Faults that replace the answer of an operation: another answer, a cut connection, or none. */
export type Fault = (answer: unknown) => Response | "reset" | "hang";

type Json = Record<string, unknown>;

/** A copy of an answer with each object in it changed, innermost first. */
function rebuilt(value: unknown, change: (object: Json) => Json): unknown {
  if (Array.isArray(value)) return value.map((item) => rebuilt(item, change));
  if (!isRecord(value)) return value;
  return change(Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, rebuilt(inner, change)])));
}

/** Drops every second field of every object. */
export const halved = (data: unknown) =>
  rebuilt(data, (object) => Object.fromEntries(Object.entries(object).filter((_, at) => at % 2 === 0)));

let enumFields: Set<string> | null = null;

/** The names of all enum fields of both services. */
function fieldsOfEnums(): Set<string> {
  if (enumFields) return enumFields;
  enumFields = new Set();
  for (const service of ["commerce", "cms"]) {
    const file = new URL(`../../src/api/${service}/schema.graphql`, import.meta.url);
    for (const type of Object.values(buildSchema(readFileSync(file, "utf8")).getTypeMap())) {
      if (!isObjectType(type) || type.name.startsWith("__")) continue;
      for (const field of Object.values(type.getFields())) {
        if (isEnumType(getNamedType(field.type))) enumFields.add(field.name);
      }
    }
  }
  return enumFields;
}

/** Replaces every enum value by an unknown one. */
export const withUnknownWords = (data: unknown) =>
  rebuilt(data, (object) =>
    Object.fromEntries(
      Object.entries(object).map(([key, value]) => [
        key,
        fieldsOfEnums().has(key) && typeof value === "string" ? "SomethingNew" : value,
      ]),
    ),
  );

const page = (status: number) =>
  new Response("<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>", {
    status,
    headers: { "content-type": "text/html" },
  });
const text = (body: string) => new Response(body, { headers: { "content-type": "application/json" } });
const dataOf = (answer: unknown) => (isRecord(answer) ? answer.data : null);

/** The twelve faults that are tried on every operation. */
export const GENERIC_FAULTS = {
  "a reset connection": () => "reset",
  "no answer": () => "hang",
  "500 with a page": () => page(500),
  "401": () =>
    Response.json({ errors: [{ message: "Not signed in", extensions: { code: "UNAUTHENTICATED" } }] }, { status: 401 }),
  "429": () => new Response("{}", { status: 429, headers: { "retry-after": "1", "content-type": "application/json" } }),
  "an empty body": () => text(""),
  "cut JSON": (answer) => text(JSON.stringify(answer).slice(0, -7)),
  "an empty list": () => text("[]"),
  "no data": () => Response.json({ data: null }),
  "half the fields": (answer) => Response.json({ data: halved(dataOf(answer)) }),
  "unknown words": (answer) => Response.json({ data: withUnknownWords(dataOf(answer)) }),
  "an unknown error beside the data": (answer) =>
    Response.json({ data: dataOf(answer), errors: [{ message: "New", extensions: { code: "SomethingNew" } }] }),
} satisfies Record<string, Fault>;
