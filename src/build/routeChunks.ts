import { extname } from "node:path";
import { type Rolldown, parseAst } from "vite";
import { tally } from "../domain/tally";

const MAIN = /\/src\/main\.tsx$/;

/** A route of the shop with the module of its screen, read from src/app/routes.tsx. */
export interface RouteModule {
  path: string;
  module: string;
  /** The shape of its first view, where it has one. */
  first?: string;
}

/** What the early script needs to load the shop before any of it says what it needs: the names of its files. */
export interface FirstFiles {
  /** The script that draws the first view. */
  firstView: string;
  /** The bundle, which every address needs; the heaviest file first, as it takes longest. */
  entry: string[];
  /** Two files of each language, named by it: the first texts, then the others. */
  texts: string[];
  /** Those of a screen that has a first view, by its shape. */
  screens: Record<string, string[]>;
  otherScreens: ScreenTable;
}

/** The files of the screens without a first view, and which are needed where. */
export interface ScreenTable {
  files: string[];
  /** The screens under the market prefix (then those outside it): a pattern, and indices into `files`. */
  screens: ScreenRow[];
  bareScreens: ScreenRow[];
}

type ScreenRow = [pattern: string, files: number[]];

/** A screen's pattern, and the names of its files. */
export type ScreenFiles = [pattern: string, files: string[]];

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
 * Reads the route table from its source: `const home = lazyPart(() => import("…"), "Home")` and the entries `{ path:
 * "/", screen: home }` of each exported list. Throws if it finds none, so that a change of its form is noticed.
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
      const first = literalOf(field("first"));
      if (path !== undefined && isNode(screen)) {
        entries.push({ path, module: String(screen.name), ...(first !== undefined && { first }) });
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
 * The source of a pattern for a route's path, after the market: `:name` is one segment, `*` anything, "/*" also
 * nothing.
 */
export function routePattern(path: string): string {
  if (path === "/") return "^/?$";
  const escaped = path.replace(/[.+^${}()|[\]\\]/g, "\\$&").replace(/\/\*$/, "(?:/.*)?");
  return path === "*" ? "" : `^${escaped.replace(/\/:\w+/g, "/[^/]+")}/?$`;
}

const chunksIn = (bundle: Rolldown.OutputBundle) => Object.values(bundle).filter((file) => file.type === "chunk");

/** The chunk that starts the shop. */
function mainChunk(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  const main = chunksIn(bundle).find(({ moduleIds }) => moduleIds.some((id) => MAIN.test(id)));
  if (!main) throw new Error("No chunk holds src/main.tsx.");
  return main;
}

/** The bundle: the scripts that every page loads, the heaviest first. Of a chunk of styles no script is left. */
export function entryFiles(bundle: Rolldown.OutputBundle): string[] {
  const isScript = ({ moduleIds }: Rolldown.OutputChunk) => moduleIds.some((id) => !id.endsWith(".css"));
  const chunks = [...closure(bundle, [mainChunk(bundle)])].filter(isScript);
  return chunks.sort((a, b) => b.code.length - a.code.length).map(({ fileName }) => fileName);
}

/** The files that a module's chunk needs besides those that the page loads anyway, including style sheets. */
export function filesOf(bundle: Rolldown.OutputBundle, module: string): string[] {
  const chunks = chunksIn(bundle);
  const brought = closure(bundle, [mainChunk(bundle)]);
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

/**
 * The table of screens and their files. It stands in the page, which is to be small: what most screens need comes
 * first, and everywhere in the same order, so that the rows repeat each other and can be compressed.
 */
export function screenTable(screens: ScreenFiles[], bareScreens: ScreenFiles[]): ScreenTable {
  const all = [...screens, ...bareScreens].flatMap(([, files]) => files);
  const uses = tally(all.map((file) => [file, 1]));
  const files = [...uses.keys()].sort(
    (one, other) => uses.get(other)! - uses.get(one)! || extname(one).localeCompare(extname(other)),
  );
  const numbered = ([pattern, needed]: ScreenFiles): ScreenRow => [
    pattern,
    needed.map((file) => files.indexOf(file)).sort((one, other) => one - other),
  ];
  return { files, screens: screens.map(numbered), bareScreens: bareScreens.map(numbered) };
}
