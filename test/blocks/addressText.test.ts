import { expect, it } from "vitest";
import { addressText } from "~/blocks/Gift/DeliveryFacts";

const address = {
  attention: null,
  line1: "Kajgade 12",
  line2: "",
  postCode: "2150",
  city: "Nordhavn",
  countryCode: "DK",
};

it.each([
  ["as an envelope reads", {}, "Kajgade 12, 2150\u00a0Nordhavn, Denmark"],
  ["without what is missing", { postCode: null, countryCode: null }, "Kajgade 12, Nordhavn"],
  [
    "with words from right to left in a direction of their own",
    { line1: "\u05e8\u05d7\u05d5\u05d1 5" },
    "\u2068\u05e8\u05d7\u05d5\u05d1 5\u2069, 2150\u00a0Nordhavn, Denmark",
  ],
])("%s", (_what, more, expected) => expect(addressText({ ...address, ...more }, "en")).toBe(expected));
