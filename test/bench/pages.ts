import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Rolldown, build } from "vite";
import { firstQueries } from "~/app/early/firstQueries";
import { readAllOperations } from "../../src/build/codegen";
import { type Sandbox } from "../sandbox/server";
import { type Answers, draw, pictureOf } from "./draw";

/**
 * A market without a service message above the gifts: on a phone that text is larger than any picture, and LCP would be
 * measured for it.
 */
const MARKET = "/en/se/sek";
const PRODUCT = "/shop/the-global-gift-card/1000";

/** The screens that are compared, with their addresses in the shop. */
export const SCREENS = { home: MARKET, listing: `${MARKET}/shop`, product: MARKET + PRODUCT } as const;
export type Screen = keyof typeof SCREENS;

/** Who is compared: a page written by hand, one drawn by a little script from the same answer, and the shop. */
export const PAGES = ["reference", "bare", "shop"] as const;
export type PageName = (typeof PAGES)[number];

/** Where a screen stands on the bench's server. */
export function pathOf(page: PageName, screen: Screen): string {
  return page === "shop" ? SCREENS[screen] : `/bench/${page}/${screen}`;
}

const at = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** The body that the shop posts for an address before it has started. */
function questionOf(path: string): string {
  const operations = readAllOperations();
  const [pathname = "", search = ""] = path.split("?");
  const asked = firstQueries(pathname, search).map(({ name, variables }) => {
    return { operationName: name, query: operations.get(name)!.text, variables };
  });
  return JSON.stringify(asked);
}

async function answersOf(sandbox: Sandbox, body: string): Promise<Answers> {
  const headers = { "content-type": "application/json" };
  const answer = await sandbox.fetch(new Request("http://localhost/graphql/cms", { method: "POST", headers, body }));
  const all = (await answer.json()) as { data: Answers }[];
  return Object.assign({}, ...all.map(({ data }) => data)) as Answers;
}

async function bareScript(ask: Record<string, string>): Promise<string> {
  const { output } = (await build({
    configFile: false,
    envDir: false,
    logLevel: "warn",
    publicDir: false,
    resolve: { alias: { "~": at("../../src") } },
    define: { ASK: JSON.stringify(ask) },
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: { input: at("bare.ts"), output: { format: "iife" } },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code.trim();
}

function pageOf(head: string, content: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Gavia</title><link rel="icon" href="/icon.svg">
${head}<style>${readFileSync(at("pages.css"), "utf8").replace(/\s+/g, " ")}</style>
<body><header><b>Gavia</b><a href="#">All gift cards</a></header><div id="root">${content}</div></body></html>`;
}

/** The pictures of the first view, known to who writes the page by hand. */
function preloads({ localizedComponents, productsFilter, getProducts }: Answers): string {
  const banner = localizedComponents?.[0]?.localizedContent?.mobileImage;
  const gifts = productsFilter?.items.slice(0, 4) ?? getProducts?.slice(0, 1) ?? [];
  const pictures = banner ? [banner] : gifts.map(pictureOf);
  return pictures.map((src) => `<link rel="preload" as="image" fetchpriority="high" href="${src}">`).join("");
}

/** The pages beside the shop, by their paths. */
export async function otherPages(sandbox: Sandbox): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  const product = questionOf(SCREENS.product).replace('"1000"', '"ID"');
  const physical = questionOf(`${SCREENS.listing}?type=PhysicalProduct`);
  for (const screen of Object.keys(SCREENS) as Screen[]) {
    const first = questionOf(SCREENS[screen]);
    const answers = await answersOf(sandbox, first);
    pages.set(pathOf("reference", screen), pageOf(preloads(answers), draw(answers)));
    const script = await bareScript({ first, product, physical });
    pages.set(pathOf("bare", screen), pageOf(`<script>${script}</script>`, ""));
  }
  return pages;
}
