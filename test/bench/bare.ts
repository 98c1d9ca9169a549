import { type Answers, draw, drawGrid } from "./draw";

/** Bodies to post, by what is wanted: written into the page by the bench. ID stands for the gift's. */
declare const ASK: Record<"first" | "product" | "physical", string>;
const bodies = ASK;

async function ask(body: string): Promise<Answers> {
  const headers = { "content-type": "application/json" };
  const response = await fetch("/graphql/cms", { method: "POST", headers, body });
  const answers = (await response.json()) as { data: Answers }[];
  return Object.assign({}, ...answers.map(({ data }) => data)) as Answers;
}

function show(place: string, html: string): void {
  // The limit that this page stands for: one string, one assignment, nothing between.
  // eslint-disable-next-line no-restricted-syntax
  document.querySelector(place)!.innerHTML = html;
}

let first: Answers = {};

void ask(bodies.first).then((answers) => {
  first = answers;
  show("#root", draw(answers));
});

addEventListener("popstate", () => show("#root", draw(first)));

addEventListener("click", (event) => {
  const id = (event.target as Element).closest("[id^=gift-]")?.id.slice(5);
  if (!id) return;
  event.preventDefault();
  void ask(bodies.product.replace("ID", id)).then((answers) => {
    history.pushState(null, "", `?${id}`);
    show("#root", draw(answers));
    scrollTo(0, 0);
  });
});

addEventListener("change", (event) => {
  if ((event.target as HTMLInputElement).name !== "physical") return;
  void ask(bodies.physical).then(({ productsFilter }) => {
    show("#list", drawGrid(productsFilter?.items ?? []));
  });
});
