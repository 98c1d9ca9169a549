import { describe, expect, it } from "vitest";
import {
  deliveryMethod,
  emptyRecipient,
  extrasLost,
  isRequired,
  recipientFields,
  recipientOf,
  recipientToSend,
} from "~/domain/delivery";

describe("recipients", () => {
  it.each([
    ["Email", ["name", "email", "emailRepeat"]],
    ["Sms", ["name", "phone", "phoneRepeat"]],
    ["CsvByEmail", ["name", "email", "emailRepeat"]],
    ["Physical", ["name", "line1", "line2", "attention", "postCode", "city", "countryCode", "phone"]],
    ["Webhook", []],
    ["Pigeon", []],
  ])("by %s are asked for %j", (method, expected) => expect(recipientFields(method)).toEqual(expected));

  it.each([
    ["line1", "Physical", true],
    ["line2", "Physical", false],
    ["attention", "Physical", false],
    ["phone", "Physical", false],
    ["phone", "Sms", true],
    ["email", "Sms", false],
  ] as const)("%s is required by %s: %s", (field, method, expected) =>
    expect(isRequired(field, method)).toBe(expected),
  );

  it.each([
    ["Email", "Email"],
    ["email", null],
    ["Pigeon", null],
    [null, null],
  ])("method %j is %j", (raw, expected) => expect(deliveryMethod(raw)).toBe(expected));

  const filled = {
    ...emptyRecipient("dk"),
    name: "  Ann \u200b Lee ",
    email: " ann@mail.example ",
    emailRepeat: "ann@mail.example",
    phone: "+4520123456",
    phoneRepeat: "+4520123456",
    line1: " Street 1",
    postCode: "1000 ",
    city: "City",
  };

  it("are sent trimmed, without the repeats, with the fields of their method only", () => {
    expect(recipientToSend(filled, "Email")).toEqual({
      recipientName: "Ann Lee",
      recipientEmail: "ann@mail.example",
      recipientPhone: null,
      recipientAddress: null,
    });
    expect(recipientToSend(filled, "Physical")).toMatchObject({
      recipientEmail: null,
      recipientPhone: "+4520123456",
      recipientAddress: { line1: "Street 1", line2: null, postCode: "1000", countryCode: "DK" },
    });
  });

  it("are sent as they are checked: what leads to somebody has nothing unseen in it", () => {
    const pasted = { ...filled, email: "\u202aann\u200b@mail.example", postCode: "10\u200b00\u00a0" };
    expect(recipientToSend(pasted, "Email").recipientEmail).toBe("ann@mail.example");
    expect(recipientToSend(pasted, "Physical").recipientAddress?.postCode).toBe("1000");
  });

  it("come back into the form they were sent from", () => {
    const sent = recipientToSend(filled, "Physical");
    expect(recipientToSend(recipientOf(sent, "SE"), "Physical")).toEqual(sent);
    expect(recipientOf({ recipientEmail: "a@b.example" }, "se")).toMatchObject({
      emailRepeat: "a@b.example",
      countryCode: "SE",
    });
  });
});

it.each([
  ["Physical", "g", "w", null],
  ["Email", "g", "w", { greetingToken: null, wrappingId: "w" }],
  ["Sms", "g", null, null],
  ["CsvByEmail", "g", "w", { greetingToken: "g", wrappingId: "w" }],
  ["CsvByEmail", "g", null, { greetingToken: "g", wrappingId: null }],
  ["CsvByEmail", null, null, null],
])("sent by %s with greeting %s and wrapping %s loses %j", (method, greetingToken, wrappingId, lost) => {
  expect(extrasLost({ greetingToken, wrappingId }, method)).toEqual(lost);
});
