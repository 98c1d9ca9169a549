import { expect, onTestFinished, test, vi } from "vitest";
import { environment } from "~/browser/environment";
import { report } from "~/browser/errorReports";
import { soon } from "../support/soon";

test("where the error service fails one report, the next asks for it again, and then it stays", async () => {
  const captured: unknown[] = [];
  let starts = 0;
  vi.doMock("@sentry/react", () => ({
    init: () => {
      starts += 1;
      if (starts === 1) throw new TypeError("Failed to fetch");
    },
    captureException: (error: unknown) => void captured.push(error),
  }));
  const { sentryDsn } = environment;
  Object.assign(environment, { sentryDsn: "https://key@sentry.example/1" });
  onTestFinished(() => {
    vi.doUnmock("@sentry/react");
    Object.assign(environment, { sentryDsn });
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
  vi.resetModules();
  const { environment: settings } = await import("~/browser/environment");
  const { report: tell } = await import("~/browser/errorReports");
  const { sentryDsn } = settings;
  let keeps: ((trace: { category: string }) => unknown) | undefined;
  vi.doMock("@sentry/react", () => ({
    init: ({ beforeBreadcrumb }: { beforeBreadcrumb: typeof keeps }) => void (keeps = beforeBreadcrumb),
    captureException: () => undefined,
  }));
  Object.assign(settings, { sentryDsn: "https://key@sentry.example/1" });
  onTestFinished(() => {
    vi.doUnmock("@sentry/react");
    Object.assign(settings, { sentryDsn });
  });
  tell("once");
  await soon(() => expect(keeps).toBeDefined());
  const kept = ["console", "ui.input", "ui.click", "fetch"].filter((category) => keeps!({ category }) !== null);
  expect(kept).toEqual(["ui.click", "fetch"]);
});

test("of whom it happened to a report tells nothing: no name, no cookie, no visit; of the request its address alone", async () => {
  vi.resetModules();
  const { environment: settings } = await import("~/browser/environment");
  const { report: tell } = await import("~/browser/errorReports");
  const { sentryDsn } = settings;
  type Send = (event: object) => object;
  let asked: { beforeSend: Send; integrations: (all: { name: string }[]) => unknown };
  vi.doMock("@sentry/react", () => ({ init: (all: typeof asked) => void (asked = all), captureException: () => {} }));
  Object.assign(settings, { sentryDsn: "https://key@sentry.example/1" });
  onTestFinished(() => {
    vi.doUnmock("@sentry/react");
    Object.assign(settings, { sentryDsn });
  });
  tell("once");
  await soon(() => expect(asked).toBeDefined());
  const request = { url: "https://shop.example/en/dk/dkk", headers: { Cookie: "a=b" }, cookies: { a: "b" }, data: "c" };
  expect(asked!.beforeSend({ message: "Odd", user: { email: "alma@example.com" }, request })).toEqual({
    message: "Odd",
    request: { url: request.url },
  });
  expect(asked!.integrations([{ name: "BrowserSession" }, { name: "Dedupe" }])).toEqual([{ name: "Dedupe" }]);
});
