import { expect, onTestFinished, test, vi } from "vitest";
import { importAnew } from "../support/importAnew";
import { soon } from "../support/soon";

/** How the shop of an operator with an error service reports to it; of the service's client only this is there. */
async function reportTo(sentry: { init: (options: never) => void; captureException?: (error: unknown) => void }) {
  vi.doMock("@sentry/react", () => ({ captureException: () => undefined, ...sentry }));
  onTestFinished(() => void vi.doUnmock("@sentry/react"));
  const { report } = await importAnew(() => import("~/browser/errorReports"));
  const { environment } = await import("~/browser/environment");
  Object.assign(environment, { sentryDsn: "https://key@sentry.example/1" });
  return report;
}

test("where the error service fails one report, the next asks for it again, and then it stays", async () => {
  const captured: unknown[] = [];
  let starts = 0;
  const report = await reportTo({
    init: () => {
      starts += 1;
      if (starts === 1) throw new TypeError("Failed to fetch");
    },
    captureException: (error) => void captured.push(error),
  });
  report("lost");
  await soon(() => expect(starts).toBe(1));
  await soon(() => {
    report("told");
    expect(captured).toContain("told");
  });
  report("told as well");
  await soon(() => expect(captured).toContain("told as well"));
  expect(captured).not.toContain("lost");
  expect(starts).toBe(2);
});

test("what was typed, and what the console says, leave no trace in a report; a press and a request do", async () => {
  let keeps: ((trace: { category: string }) => unknown) | undefined;
  const report = await reportTo({
    init: ({ beforeBreadcrumb }: { beforeBreadcrumb: typeof keeps }) => void (keeps = beforeBreadcrumb),
  });
  report("once");
  await soon(() => expect(keeps).toBeDefined());
  const kept = ["console", "ui.input", "ui.click", "fetch"].filter((category) => keeps!({ category }) !== null);
  expect(kept).toEqual(["ui.click", "fetch"]);
});

test("of whom it happened to a report tells nothing: no name, no cookie, no visit; of the request its address alone", async () => {
  type Send = (event: object) => object;
  let asked: { beforeSend: Send; integrations: (all: { name: string }[]) => unknown };
  const report = await reportTo({ init: (all: typeof asked) => void (asked = all) });
  report("once");
  await soon(() => expect(asked).toBeDefined());
  const request = { url: "https://shop.example/en/dk/dkk", headers: { Cookie: "a=b" }, cookies: { a: "b" }, data: "c" };
  expect(asked!.beforeSend({ message: "Odd", user: { email: "alma@example.com" }, request })).toEqual({
    message: "Odd",
    request: { url: request.url },
  });
  expect(asked!.integrations([{ name: "BrowserSession" }, { name: "Dedupe" }])).toEqual([{ name: "Dedupe" }]);
});
