import { expect, test } from "vitest";
import { storedChoice } from "~/app/early/storedChoice";

const ACCOUNT = '{"id":"acc-1","departmentId":"dep-1"}';
const shelfOf = (stored: Record<string, string>) => ({ getItem: (key: string) => stored[key] ?? null });

test.each([
  ["nothing", {}, [null, null]],
  ["an account", { signedIn: "1", businessAccount: ACCOUNT, salesChannelId: "1" }, [1, "dep-1"]],
  ["an account beside the mark of a sign-in", { signedIn: "1.x7", businessAccount: ACCOUNT }, [null, "dep-1"]],
  ["the account of somebody who has signed out", { signedIn: "out", businessAccount: ACCOUNT }, [null, null]],
  ["the account of somebody whose session is over", { businessAccount: ACCOUNT, salesChannelId: "1" }, [1, null]],
  ["an account that is cut off", { signedIn: "1", businessAccount: '{"id":', salesChannelId: "11" }, [11, null]],
  ["an account without a department", { signedIn: "1", businessAccount: '{"id":"acc-1"}' }, [null, null]],
  ["a channel that is none", { signedIn: "1", businessAccount: ACCOUNT, salesChannelId: "{" }, [null, "dep-1"]],
])("%s, as the early queries read it", (_name, stored, expected) =>
  expect(storedChoice(shelfOf(stored as Record<string, string>), shelfOf({}))).toEqual(expected),
);

test("the channel of the tab's own basket comes before what another tab has stored", () => {
  expect(storedChoice(shelfOf({ salesChannelId: "3" }), shelfOf({ salesChannelId: "2" }))).toEqual([2, null]);
});
