import { type Page, test as base } from "@playwright/test";
import { Journal } from "./journal";
import { Watch } from "./watch";

export { expect } from "@playwright/test";

/** Something a test asks of the sandbox: see test/sandbox/control.ts. */
export type Control = (commands: Record<string, unknown>) => Promise<Record<string, unknown>>;

interface Fixtures {
  /** The person has allowed measuring before the first page: what is measured is watched too. */
  isMeasured: boolean;
  /** Watches every page of the test, and holds them to the shop's promises when it ends. */
  watch: Watch;
  /** All tests share one sandbox: only what belongs to one basket may be asked for. */
  control: Control;
  /** Another page of the same browser. */
  secondPage: Page;
}

let testsHere = 0;

export const test = base.extend<Fixtures>({
  // each test comes from an address of its own: services that slow down guessing count by client
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { workerIndex }) => {
    testsHere += 1;
    const address = `2001:db8::${workerIndex.toString(16)}:${testsHere.toString(16)}`;
    await use({ ...extraHTTPHeaders, "x-forwarded-for": address });
  },
  isMeasured: [false, { option: true }],
  watch: [
    async ({ context, baseURL, isMeasured }, use, info) => {
      const watch = new Watch(context, baseURL!);
      const journal = new Journal(context);
      await watch.begin(isMeasured);
      await use(watch);
      try {
        if (info.status === info.expectedStatus) await watch.check();
        else throw journal.asError();
      } finally {
        // An answer that is still being changed on its way when the test ends is nobody's error.
        for (const page of context.pages()) await page.unrouteAll({ behavior: "ignoreErrors" });
      }
    },
    { auto: true },
  ],
  control: async ({ request, watch }, use) => {
    await use(async (commands) => {
      const response = await request.post("/sandbox/control", { data: commands });
      if (!response.ok()) throw new Error(await response.text());
      const answer = (await response.json()) as Record<string, unknown>;
      if (typeof answer.gift === "string") watch.secrets.push(answer.gift);
      return answer;
    });
  },
  secondPage: async ({ context }, use) => {
    await use(await context.newPage());
  },
});
