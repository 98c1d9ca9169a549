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
