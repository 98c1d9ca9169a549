import { type Rolldown, parseAst } from "vite";

/** A route of the shop with the module of its screen, as src/app/routes.tsx names them. */
export interface RouteModule {
  path: string;
  module: string;
  /** Drawn with the texts of the first pictures. */
  first?: true;
}

/** What the head's script needs to fetch the chunks of an address before the shop does: files, and who needs which. */
export interface PreloadMap {
  /** The script that draws the first view. */
  firstView: string;
  /** What every address needs, the heaviest first: the first picture waits for it longest. */
  entry: string[];
  files: string[];
  /** Screens under the market, then those outside it: a pattern, and places in `files`. */
  screens: [pattern: string, files: number[], first: 0 | 1][];
  bareScreens: [pattern: string, files: number[], first: 0 | 1][];
  /** The two files of each language: the texts of the first pictures, and the others. */
  languages: Record<string, [first: number, others: number]>;
}

interface Node {
  type: string;
  [key: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as Node).type === "string";
}

function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) walk(item, visit);
  if (!isNode(value)) return;
  visit(value);
  for (const child of Object.values(value)) walk(child, visit);
}

function literalOf(node: unknown): string | undefined {
  return isNode(node) && node.type === "Literal" && typeof node.value === "string" ? node.value : undefined;
}

/**
 * Reads the route table: `const home = lazyPart(() => import("…"), "Home")` and the entries
 * `{ path: "/", screen: home }` of each exported list. Throws when it finds none, so that the table cannot change its
 * form unnoticed.
 */
export function readRoutes(code: string): Record<string, RouteModule[]> {
  const screens = new Map<string, string>();
  const tables: Record<string, RouteModule[]> = {};
  walk(parseAst(code, { lang: "tsx" }), (node) => {
    if (node.type !== "VariableDeclarator" || !isNode(node.id)) return;
    const name = String(node.id.name);
    const entries: RouteModule[] = [];
    walk(node.init, (inner) => {
      if (inner.type === "ImportExpression") screens.set(name, literalOf(inner.source) ?? "");
      if (inner.type !== "ObjectExpression") return;
      const field = (key: string) =>
        (inner.properties as Node[]).find((property) => isNode(property.key) && property.key.name === key)?.value;
      const path = literalOf(field("path"));
      const screen = field("screen");
      if (path !== undefined && isNode(screen)) {
        entries.push({ path, module: String(screen.name), ...(field("first") !== undefined && { first: true }) });
      }
    });
    if (entries.length > 0) tables[name] = entries;
  });
  for (const entries of Object.values(tables)) {
    for (const entry of entries) {
      const module = screens.get(entry.module);
      if (!module) throw new Error(`The route ${entry.path} names the screen ${entry.module}, which is not lazy.`);
      entry.module = module;
    }
  }
  if (Object.keys(tables).length === 0) throw new Error("No routes were found in the route table.");
  return tables;
}

/**
 * A route's path as a pattern over what follows the market: `:name` is one segment, `*` is anything, "/*" nothing too.
 */
export function routePattern(path: string): string {
  if (path === "/") return "^/?$";
  const escaped = path.replace(/[.+^${}()|[\]\\]/g, "\\$&").replace(/\/\*$/, "(?:/.*)?");
  return path === "*" ? "" : `^${escaped.replace(/\/:\w+/g, "/[^/]+")}/?$`;
}

/** The scripts that the page itself brings. */
export function entryFiles(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk" && file.isEntry);
  return [...closure(bundle, chunks as Rolldown.OutputChunk[])].map(({ fileName }) => fileName);
}

/** The files that a module's chunk needs and that the page does not bring anyway, with their styles. */
export function filesOf(bundle: Rolldown.OutputBundle, module: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const entry = chunks.filter((chunk) => chunk.isEntry);
  const brought = closure(bundle, entry);
  const own =
    chunks.find((chunk) => chunk.facadeModuleId === module) ?? chunks.find((chunk) => chunk.moduleIds.includes(module));
  if (!own) throw new Error(`No chunk holds ${module}.`);
  const needed = [...closure(bundle, [own])].filter((chunk) => !brought.has(chunk));
  const styles = needed.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  return [...needed.map((chunk) => chunk.fileName), ...new Set(styles)];
}

function closure(
  bundle: Rolldown.OutputBundle,
  from: Rolldown.OutputChunk[],
  found = new Set<Rolldown.OutputChunk>(),
): Set<Rolldown.OutputChunk> {
  for (const chunk of from) {
    if (found.has(chunk)) continue;
    found.add(chunk);
    const imports = chunk.imports.map((name) => bundle[name]).filter((file) => file?.type === "chunk");
    closure(bundle, imports, found);
  }
  return found;
}
