import { describe, expect, test } from "vitest";
import { afterRefusal, freshWhen, instantOfWhen, whenOf, whenProblem, whenSentBy } from "~/blocks/When/whenValues";

/** Noon in Copenhagen, the day before the clocks go forward is two days away. */
const NOON = Date.parse("2026-03-27T11:00:00Z");
const here = { timezone: "Europe/Copenhagen", now: NOON };
const of = (deliveryMethod: string, deliveryDate: string | null, timezone: string | null = "Europe/Copenhagen") => ({
  deliveryMethod,
  deliveryDate,
  timezone,
});

describe("when a delivery of the basket goes, to be changed", () => {
  test.each([
    ["at once", of("Email", null), { when: "now", day: "2026-03-28", time: "09:00" }],
    ["what is due goes at once", of("Email", "2026-03-27T10:59:00Z"), { when: "now" }],
    ["a day to come", of("Email", "2026-04-10T06:15:00Z"), { when: "later", day: "2026-04-10", time: "08:15" }],
    [
      "on the recipient's clock",
      of("Sms", "2026-04-10T06:15:00Z", "Asia/Tokyo"),
      { when: "later", time: "15:15", timezone: "Asia/Tokyo" },
    ],
    ["the post's first day is as soon as possible", of("Physical", "2026-03-30T06:00:00Z"), { when: "now" }],
    ["a later one was chosen", of("Physical", "2026-03-31T06:00:00Z"), { when: "later", day: "2026-03-31" }],
    ["a zone nobody knows is one's own", of("Email", null, "Nowhere/At_All"), { when: "now", timezone: here.timezone }],
    [
      "a day to come stays chosen in one's own zone where nobody knows its own",
      of("Email", "2026-04-10T06:15:00Z", "Romance Standard Time"),
      { when: "later", day: "2026-04-10", time: "08:15", timezone: here.timezone },
    ],
  ])("%s", (_what, delivery, values) => expect(whenOf(delivery, here)).toMatchObject(values));
});

describe("the same another way", () => {
  const sent = (method: string, delivery: ReturnType<typeof of>) => {
    const when = whenSentBy(method, delivery, here);
    expect(whenProblem(when, method)).toBeNull();
    return instantOfWhen(when, method, NOON);
  };
  test.each([
    [
      "at once, by post: its first day at eight, after the clocks have changed",
      "Physical",
      of("Email", null),
      "2026-03-30T06:00:00Z",
    ],
    ["tomorrow, by post: its first day", "Physical", of("Email", "2026-03-28T11:00:00Z"), "2026-03-30T06:00:00Z"],
    ["in a month, by post: that day at eight", "Physical", of("Email", "2026-04-27T12:30:00Z"), "2026-04-27T06:00:00Z"],
    ["the post's first day, by e-mail: at once", "Email", of("Physical", "2026-03-30T06:00:00Z"), null],
    [
      "a day that was chosen, by e-mail: that day",
      "Email",
      of("Physical", "2026-04-27T06:00:00Z"),
      "2026-04-27T06:00:00Z",
    ],
  ])("%s", (_what, method, delivery, instant) => expect(sent(method, delivery)).toBe(instant));
});

test.each([
  ["half past eleven before the day of 23 hours", "2026-03-28T22:30:00Z", "2026-03-29"],
  ["half past midnight on the day of 25 hours", "2026-10-24T22:30:00Z", "2026-10-26"],
])("the date that is offered is tomorrow's: %s", (_what, now, day) =>
  expect(freshWhen("Email", { ...here, now: Date.parse(now) })).toMatchObject({ day, time: "09:00" }),
);

test("a moment that passes while the form is open stays accepted; one that never was is told", () => {
  const fresh = freshWhen("Email", here);
  expect(whenProblem({ ...fresh, when: "later", day: "2026-03-27", time: "13:00" }, "Email")).toBeNull();
  expect(whenProblem({ ...fresh, when: "later", day: "2026-03-26" }, "Email")).toBe("purchase.dayPast");
  expect(whenProblem({ ...fresh, day: "2026-03-26" }, "Email")).toBeNull();
});

test.each([
  ["the post's first day gives way to the next", "Physical", "now", { when: "later", day: "2026-03-31" }],
  ["a chosen day stays", "Physical", "later", null],
  ["at once stays", "Email", "now", null],
] as const)("after the server has refused a date: %s", (_what, method, when, expected) => {
  const moved = afterRefusal(method, { ...freshWhen(method, here), when }, NOON);
  expect(moved && { when: moved.when, day: moved.day }).toEqual(expected);
});
